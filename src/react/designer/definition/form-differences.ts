import type { FormDefinition, Localized } from '../../../engine/definition/types.ts';
import { allQuestions } from './tree.ts';

/** Titles of pages and questions in which two states of a form differ. */
export interface Differences {
  readonly mine: readonly Localized[];
  readonly theirs: readonly Localized[];
  readonly changed: readonly Localized[];
  readonly conditions: boolean;
  readonly report: boolean;
  /** Of the form as a whole: its title, opening and the like. */
  readonly settings: boolean;
}

interface Part {
  readonly title: Localized;
  readonly own: string;
}

/** Each page and question by itself, without what it contains. */
function partsOf(form: FormDefinition): ReadonlyMap<string, Part> {
  const own = (part: object): string => JSON.stringify({ ...part, questions: undefined });
  return new Map([
    ...form.pages.map((page): [string, Part] => [page.id, { title: page.displayTitle ?? page.text, own: own(page) }]),
    ...allQuestions(form).map((question): [string, Part] => [
      question.id,
      { title: question.title || question.name, own: own(question) },
    ]),
  ]);
}

const settings = ['title', 'language', 'opening', 'layout', 'scaleTables', 'results', 'review'] as const;

export function differencesOf(mine: FormDefinition, theirs: FormDefinition): Differences {
  const [own, others] = [partsOf(mine), partsOf(theirs)];
  const without = (all: ReadonlyMap<string, Part>, known: ReadonlyMap<string, Part>): readonly Localized[] =>
    [...all].flatMap(([id, { title }]) => (known.has(id) ? [] : [title]));
  const isOther = (key: keyof FormDefinition): boolean => JSON.stringify(mine[key]) !== JSON.stringify(theirs[key]);
  const hasOtherEndings = JSON.stringify(mine.endings) !== JSON.stringify(theirs.endings);
  return {
    mine: without(own, others),
    theirs: without(others, own),
    changed: [...own].flatMap(([id, part]) => (others.has(id) && others.get(id)?.own !== part.own ? [part.title] : [])),
    conditions: isOther('conditions') || hasOtherEndings,
    report: isOther('report'),
    settings: settings.some(isOther),
  };
}
