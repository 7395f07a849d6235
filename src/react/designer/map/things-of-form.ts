import type { FormDefinition, Language, Option, Question } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { pickText, type LanguageTools } from '../../ui/language/language.tsx';
import { pageTitle } from '../definition/page-title.ts';
import type { ProblemPlace } from '../problems/problem-places.ts';
import { optionKey, type Link } from './form-map.ts';

type ThingKind = 'page' | 'question' | 'option' | 'sending' | 'ending' | 'block' | 'patient';

/** A part of the form that depends on others, or that others depend on. */
export interface Thing {
  readonly key: string;
  readonly kind: ThingKind;
  readonly title: string;
  /** What formulas call it. */
  readonly name?: string;
  /** How far it stands in: options under their question, questions under what holds them. */
  readonly depth: number;
  /** The question of an option, the page of a question. */
  readonly parent?: string;
  /** Where it is set; absent for what stands outside of the form. */
  readonly place?: ProblemPlace;
}

interface Words {
  /** The language in which the form is being written. */
  readonly editing: Language;
  readonly t: LanguageTools['t'];
}

/** Everything that can be part of a dependency, in the order of the form; of options and facts only those that are. */
export function thingsOf(definition: FormDefinition, links: readonly Link[], words: Words): readonly Thing[] {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const questions = walkQuestions(definition);
  return [
    ...definition.pages.flatMap((page, index) => [
      {
        key: page.id,
        kind: 'page' as const,
        title: pageTitle(definition.pages, page, words.editing, words.t),
        depth: 0,
        place: { kind: 'page' as const, id: page.id, key: 'visibility' },
      },
      ...questions
        .filter(({ pageIndex }) => pageIndex === index)
        .flatMap((placed) => ofQuestion(placed, linked, words)),
    ]),
    ...rulesOf(definition, words),
    ...blocksOf(definition, words),
    ...factsOf(linked, words),
  ];
}

function ofQuestion(
  { question, page, depth }: PlacedQuestion,
  linked: ReadonlySet<string>,
  { editing, t }: Words,
): readonly Thing[] {
  const { id, name } = question;
  const title = pickText(question.title, editing) || t('designer:untitledquestion');
  const own: Thing = {
    key: id,
    kind: 'question',
    title,
    name,
    depth: depth + 1,
    parent: page.id,
    place: { kind: 'question', id, key: '' },
  };
  const options = allOptions(question)
    .filter(({ value }) => linked.has(optionKey(id, value)))
    .map((option): Thing => ({
      key: optionKey(id, option.value),
      kind: 'option',
      title: `${title}: ${pickText(option.text, editing) || option.value}`,
      depth: depth + 2,
      parent: id,
      place: { kind: 'question', id, key: 'options' },
    }));
  return [own, ...options];
}

function allOptions({ options = [] }: Pick<Question, 'options'>): readonly Option[] {
  return options.flatMap((option) => [option, ...allOptions({ options: option.children ?? [] })]);
}

function rulesOf({ conditions, endings = [] }: FormDefinition, { editing, t }: Words): readonly Thing[] {
  const sendings = conditions.filter(({ kind }) => kind === 'sendfile' || kind === 'notify');
  return [
    ...sendings.map((condition) => ({
      key: condition.id,
      kind: 'sending' as const,
      title: [
        t(`designer:conditions.${condition.kind}`),
        condition.kind === 'notify' ? pickText(condition.text, editing) : '',
      ]
        .filter(Boolean)
        .join(': '),
      depth: 0,
      place: { kind: 'condition' as const, id: condition.id, key: 'when' },
    })),
    ...endings.map(({ id, title }, index) => ({
      key: id,
      kind: 'ending' as const,
      title: [t('designer:endings.one', { place: index + 1 }), pickText(title, editing)].filter(Boolean).join(': '),
      depth: 0,
      place: { kind: 'ending' as const, id, key: 'when' },
    })),
  ];
}

const blocksOf = ({ report }: FormDefinition, { editing, t }: Words): readonly Thing[] =>
  (report?.blocks ?? []).map((block) => ({
    key: block.id,
    kind: 'block' as const,
    title: ('title' in block && pickText(block.title, editing)) || t(`report:kinds.${block.kind}`),
    depth: 0,
    place: { kind: 'report' as const, key: 'blocks' },
  }));

const factsOf = (linked: ReadonlySet<string>, { t }: Words): readonly Thing[] =>
  [...linked]
    .filter((key) => key.startsWith('patient.'))
    .map((key) => ({
      key,
      kind: 'patient' as const,
      title: t(`designer:patient.${key.slice('patient.'.length)}`),
      name: key,
      depth: 0,
    }));
