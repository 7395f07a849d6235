import type { LanguageTools } from '../../../ui/language/language.tsx';
import type { Subject, SubjectKind } from './subjects.ts';

type Translate = (key: string, params?: Readonly<Record<string, string>>) => string;

/** What is asked of one answer: that of the last visit, or how long ago a date is. */
type Derivation = 'last' | 'years' | 'wholeyears' | 'months' | 'days';

const derivations: Readonly<Record<Derivation, { name(base: string): string; readonly pattern: RegExp }>> = {
  last: { name: (base) => `LAST(${base})`, pattern: /^LAST\((.+)\)$/ },
  years: { name: (base) => `AGE(${base})`, pattern: /^AGE\((.+)\)$/ },
  wholeyears: { name: (base) => `YEARS(${base})`, pattern: /^YEARS\((.+)\)$/ },
  months: { name: (base) => `MONTHS(${base})`, pattern: /^MONTHS\((.+)\)$/ },
  days: { name: (base) => `DAYS(TODAY(), ${base})`, pattern: /^DAYS\(TODAY\(\), (.+)\)$/ },
};

const all = Object.keys(derivations) as readonly Derivation[];

const isDated = (kind: SubjectKind): boolean => kind === 'date' || kind === 'datetime';

export function derived(base: Subject, derivation: Derivation, t: Translate): Subject {
  const { options, kind } = base;
  return {
    name: derivations[derivation].name(base.name),
    title: t(`sentence:derived.${derivation}`, { title: base.title }),
    kind: derivation === 'last' ? kind : 'number',
    ...(derivation === 'last' && options && { options }),
    ...(derivation === 'last' ? { isLast: true } : {}),
  };
}

/** How long ago a date is, as numbers that can be compared. */
export const sinceDate = (base: Subject, t: Translate): readonly Subject[] =>
  isDated(base.kind) ? (['years', 'months', 'days'] as const).map((each) => derived(base, each, t)) : [];

/** The subject of a name, one that is made of another included. */
export function subjectNamed(
  name: string | undefined,
  subjects: readonly Subject[],
  t: LanguageTools['t'],
): Subject | undefined {
  if (name === undefined) return undefined;
  const known = subjects.find((each) => each.name === name);
  if (known) return known;
  for (const derivation of all) {
    const base = derivations[derivation].pattern.exec(name)?.[1];
    const subject = base === undefined ? undefined : subjects.find((each) => each.name === base);
    if (subject) return derived(subject, derivation, t);
  }
  return undefined;
}

const families: Readonly<Record<SubjectKind, string | undefined>> = {
  choice: 'text',
  several: 'text',
  text: 'text',
  number: 'number',
  date: 'day',
  datetime: 'day',
  time: 'time',
  truth: undefined,
  presence: undefined,
};

/** Whether there can be others that it is compared with. */
export const isComparable = (subject: Subject | undefined): boolean =>
  subject !== undefined && families[subject.kind] !== undefined;

/** Answers that one can be compared with, those of the last visit included: its own first. */
export function comparableWith(
  subject: Subject | undefined,
  subjects: readonly Subject[],
  t: LanguageTools['t'],
): readonly Subject[] {
  const family = subject && families[subject.kind];
  if (!subject || !family) return [];
  const now = subjects.filter((each) => families[each.kind] === family && !each.isLast);
  const earlier = now
    .filter(({ name, isAnswer }) => isAnswer && !name.includes('('))
    .map((each) => derived(each, 'last', t));
  const own = (each: Subject): boolean => each.name === derivations.last.name(subject.name);
  return [
    ...earlier.filter(own),
    ...now.filter(({ name }) => name !== subject.name),
    ...earlier.filter((each) => !own(each)),
  ];
}
