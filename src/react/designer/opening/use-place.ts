import { useEffect, useRef } from 'react';
import { computed } from 'nanostores';
import type { FormDefinition, Page } from '../../../engine/definition/types.ts';
import { pageOf, findQuestion } from '../definition/tree.ts';
import type { DesignerModel, Selection, View } from '../model/designer-model.ts';
import type { DesignerPlace, DesignerProps, DesignerSection } from '../props/designer-props.ts';

type Wish = Pick<DesignerProps, 'section' | 'page' | 'question' | 'condition' | 'pagetype' | 'previewas'>;

/** The view that a section is in; a question without a condition gets its first one among its settings. */
export function viewOf({ section = 'pages', question, condition }: Wish, definition: FormDefinition): View {
  if (section === 'pages' || section === 'question') return 'design';
  if (section !== 'condition' || !question || conditionOf({ question, condition }, definition)) return section;
  return findQuestion(definition, question) ? 'design' : 'condition';
}

/** The condition that is asked for: of the question, or the first of its kind. */
export function conditionOf({ question, condition }: Wish, { conditions }: FormDefinition): string | undefined {
  const found = question
    ? conditions.find((each) => each.kind === 'visibility' && each.target === question)
    : conditions.find(({ kind }) => kind === condition);
  return found?.id;
}

/** The page named, or else the first of the type that the role fills. */
function openedPage({ page, pagetype, previewas: role }: Wish, { pages }: FormDefinition): Page | undefined {
  const fits = (each: Page): boolean =>
    (!pagetype || each.pageType === pagetype) && (!role || !each.roles?.length || each.roles.includes(role));
  return pages.find(({ id }) => id === page) ?? pages.find(fits) ?? pages[0];
}

/** What is selected where the host wishes to begin. */
export function selectionOf(wish: Wish, definition: FormDefinition): Selection {
  const opened = openedPage(wish, definition);
  const first = wish.section === 'question' && !wish.page ? opened?.questions[0]?.id : undefined;
  const question = wish.question && findQuestion(definition, wish.question) ? wish.question : first;
  if (question) return { kind: 'question', id: question };
  return opened ? { kind: 'page', id: opened.id } : { kind: 'form' };
}

const sectionOf = (view: View, { kind }: Selection): DesignerSection =>
  view === 'design' ? (kind === 'question' ? 'question' : 'pages') : view;

/** Where the person is in the form. */
function placeOf(definition: FormDefinition, view: View, selection: Selection): DesignerPlace {
  const question = view === 'design' && selection.kind === 'question' ? selection.id : undefined;
  const page =
    selection.kind === 'page'
      ? definition.pages.find(({ id }) => id === selection.id)
      : question
        ? pageOf(definition, question)
        : undefined;
  return {
    section: sectionOf(view, selection),
    ...(page && { page: page.id, pageType: page.pageType }),
    ...(question && { question }),
  };
}

/** Goes where the host's attributes lead, and reports where the person goes. */
export function usePlace(model: DesignerModel, props: DesignerProps): void {
  const { section, page, question, condition, onSelect } = props;
  const latest = useRef(onSelect);
  latest.current = onSelect;
  const reported = useRef<string>(undefined);
  // The host's attributes follow where the person has gone; that they say so leads nowhere else.
  const gone = useRef<DesignerSection>(undefined);
  useEffect(() => {
    const $place = computed([model.$definition, model.$view, model.$selection], placeOf);
    return $place.subscribe((place) => {
      const text = JSON.stringify(place);
      const isFirst = reported.current === undefined;
      const isNew = text !== reported.current;
      reported.current = text;
      if (isFirst || !isNew) return;
      gone.current = place.section;
      latest.current?.(place);
    });
  }, [model]);
  useEffect(() => {
    const wish = { section, page, question, condition };
    const definition = model.$definition.get();
    model.$view.set(viewOf(wish, definition));
    const isEcho = gone.current === section && !question;
    gone.current = undefined;
    const wanted = section === 'condition' && !isEcho ? conditionOf(wish, definition) : undefined;
    if (wanted) model.$condition.set(wanted);
    else if (section === 'condition' && question) model.$tab.set('visibility');
    if (question || (page && section !== 'condition')) {
      const selection = selectionOf(wish, definition);
      if (JSON.stringify(selection) !== JSON.stringify(model.$selection.get())) model.select(selection);
    }
  }, [section, page, question, condition, model]);
}
