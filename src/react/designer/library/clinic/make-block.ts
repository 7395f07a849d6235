import type { FormDefinition, Localized, Page } from '../../../../engine/definition/types.ts';
import { outsideOf } from '../../clipboard/copied-text.ts';
import { newId } from '../../definition/identity.ts';
import type { DesignerModel } from '../../model/designer-model.ts';
import { findQuestion, pageOf, topmost } from '../../definition/tree.ts';
import { conditionsOn, type Copied } from '../../edits/copy-questions.ts';

/** What of a form is to be saved. */
export type BlockSource =
  { readonly kind: 'questions'; readonly ids: readonly string[] } | { readonly kind: 'page'; readonly id: string };

export type BlockTitle = Extract<Localized, object>;

/** Questions or a page of a form as a form of their own, with the conditions on which they are shown. */
export function makeBlock(definition: FormDefinition, source: BlockSource, title: BlockTitle): FormDefinition {
  const page = pageOfBlock(definition, source, title);
  return {
    schema: 1,
    title,
    language: definition.language,
    pages: [page],
    conditions: shownWhen(definition, page),
  };
}

/** Names of questions that formulas and conditions of a block speak of, but that are not in it. */
export function namesOutside(definition: FormDefinition, source: BlockSource): readonly string[] {
  const page = pageOfBlock(definition, source, {});
  const copied = { questions: page.questions, conditions: shownWhen(definition, page) };
  return outsideOf(definition, copied).map(({ name }) => name);
}

/** What is marked or selected; undefined where that has no question. */
export function selectedSource({ $definition, $selection, $marked }: Selected): BlockSource | undefined {
  const selection = $selection.get();
  const marked = [...$marked.get()];
  const source: BlockSource | undefined =
    marked.length > 0
      ? { kind: 'questions', ids: marked }
      : selection.kind === 'question'
        ? { kind: 'questions', ids: [selection.id] }
        : selection.kind === 'page'
          ? { kind: 'page', id: selection.id }
          : undefined;
  return source && pageOfBlock($definition.get(), source, {}).questions.length > 0 ? source : undefined;
}

type Selected = Pick<DesignerModel, '$definition' | '$selection' | '$marked'>;

/** What a page or a single question is called already. */
export function titleOfSource(definition: FormDefinition, source: BlockSource): BlockTitle {
  const title =
    source.kind === 'page'
      ? definition.pages.find(({ id }) => id === source.id)?.displayTitle
      : source.ids.length === 1
        ? findQuestion(definition, source.ids[0] ?? '')?.title
        : undefined;
  return typeof title === 'string' ? { [definition.language]: title } : (title ?? {});
}

function pageOfBlock(definition: FormDefinition, source: BlockSource, title: BlockTitle): Page {
  if (source.kind === 'page') {
    const page = definition.pages.find(({ id }) => id === source.id);
    if (page) return { ...page, displayTitle: page.displayTitle ?? title };
  }
  const questions = source.kind === 'page' ? [] : topmost(definition, source.ids);
  const { pageType = 'form' } = pageOf(definition, questions[0]?.id ?? '') ?? {};
  return { id: newId('page'), text: '', displayTitle: title, pageType, questions };
}

const shownWhen = (definition: FormDefinition, page: Page): Copied['conditions'] => [
  ...definition.conditions
    .filter((condition) => condition.kind === 'visibility')
    .filter(({ target }) => target === page.id),
  ...conditionsOn(definition, page.questions),
];
