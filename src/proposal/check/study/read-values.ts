import type { ProposalQuestionKind, TemplateQuestion } from '../../template/types.ts';
import type { ProposalRow, SampleSize, Source } from '../../types.ts';

/** Stored proposals come from anywhere: what has another shape than its question's kind is left out, never thrown at. */
const record = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The own member of a record; never one of its prototype. */
export const member = (value: unknown, name: string): unknown => {
  const members = record(value);
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = (value: unknown): readonly string[] => list(value).map(textOf);

const textMembers = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(record(value) ?? {}).flatMap(([name, text]) => {
      const written = typeof text === 'number' ? String(text) : text;
      return typeof written === 'string' ? [[name, written]] : [];
    }),
  );

export const rowsOf = (value: unknown): readonly ProposalRow[] => list(value).map(textMembers);

export const sourcesOf = (value: unknown): readonly Source[] =>
  list(value).filter((source): source is Source => textOf(member(source, 'id')) !== '');

const formulas: readonly string[] = [
  'oneMean',
  'oneProportion',
  'twoMeans',
  'twoProportions',
  'correlation',
  'other',
] satisfies readonly SampleSize['formula'][];

export function sampleSizeOf(value: unknown): SampleSize {
  const formula = textOf(member(value, 'formula'));
  return {
    formula: formulas.includes(formula) ? (formula as SampleSize['formula']) : '',
    given: textMembers(member(value, 'given')),
    stated: textMembers(value)['stated'] ?? '',
    justification: textOf(member(value, 'justification')),
  };
}

const listKinds: readonly ProposalQuestionKind[] = ['sources', 'table', 'outcomes', 'variables', 'timetable', 'budget'];

/** Whether the value has the shape of its question's kind. */
export function isReadable(value: unknown, { kind }: TemplateQuestion): boolean {
  if (kind === 'sampleSize') return record(value) !== undefined;
  if (kind === 'list') return Array.isArray(value) && value.every((text) => typeof text === 'string');
  if (listKinds.includes(kind)) return Array.isArray(value) && value.every((row) => record(row) !== undefined);
  return typeof value === 'string';
}
