import type { Run } from '../runs.ts';

/** A part of a reference; what is blank is left out. */
export type Part = string | Run | readonly Part[] | undefined;

/** Parts as runs, neighbours set alike joined. */
export function toRuns(part: Part): readonly Run[] {
  const runs: Run[] = [];
  for (const run of flatten(part)) {
    const last = runs.at(-1);
    if (last && sameSetting(last, run)) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

function flatten(part: Part): readonly Run[] {
  if (!part) return [];
  if (typeof part === 'string') return [{ text: part }];
  return isList(part) ? part.flatMap(flatten) : part.text ? [part] : [];
}

const isList = (part: readonly Part[] | Run): part is readonly Part[] => Array.isArray(part);

const sameSetting = (one: Run, other: Run): boolean =>
  one.italic === other.italic &&
  one.bold === other.bold &&
  one.link === other.link &&
  one.direction === other.direction;

export const textOf = (part: Part): string =>
  flatten(part)
    .map(({ text }) => text)
    .join('');

export const isBlank = (part: Part): boolean => textOf(part).trim() === '';

/** The parts that are not blank, with a mark between them. */
export const joined = (parts: readonly Part[], between: string): Part =>
  parts.filter((part) => !isBlank(part)).flatMap((part, index) => (index ? [between, part] : [part]));

/** With a full stop, unless its text ends a sentence already. */
export const closed = (part: Part): Part =>
  isBlank(part) ? undefined : /[.?!؟…]["”»’]?$/.test(textOf(part)) ? part : [part, '.'];

/** Sentences, a space between them. */
export const sentences = (...parts: readonly Part[]): Part => joined(parts.map(closed), ' ');

export const italic = (part: Part): Part => flatten(part).map((run) => ({ ...run, italic: true }));

export const linked = (text: string, link: string): Run => ({ text, link });
