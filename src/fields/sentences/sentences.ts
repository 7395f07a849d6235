import { calendarFor } from '../../engine/languages/native.ts';
import { listMark, traitsOf } from '../../engine/languages/traits.ts';
import { showDigits } from '../../engine/numbers/digits.ts';
import { formatDate } from '../../engine/calendar/format-date.ts';
import type { Language } from '../../engine/definition/types.ts';
import type { FaultParameters, Sentences } from '../../engine/definition/problem.ts';
import { localize } from '../texts/localize.ts';

/** Sentences by rule, by language, with parameters as `{{name}}`. */
export type SentenceTable = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/**
 * Puts faults into words of one language; Persian shows Persian digits.
 *
 * Faults of answers are in the first table; others add those of definitions and expressions, which a form's readers do not need.
 * A rule without a sentence of its own gets the general one for wrong answers.
 */
export function createSentences(language: Language, ...given: readonly [SentenceTable, ...SentenceTable[]]): Sentences {
  const tables = given.map((table) => table[language] ?? traitsOf(language).sentences ?? table.en ?? {});
  return ({ rule, params }) => {
    const table = tables.find((sentences) => Object.hasOwn(sentences, rule));
    return fill(table?.[rule] ?? tables[0]?.['pattern'] ?? rule, params, language);
  };
}

function fill(sentence: string, params: FaultParameters | undefined, language: Language): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params && Object.hasOwn(params, name) ? params[name] : undefined;
    if (isMoment(value))
      return (
        formatDate(value.slice(0, 10), { language, calendar: calendarFor(language) }) +
        showDigits(value.slice(10).replace('T', listMark(language)), language)
      );
    if (typeof value === 'number' || isTime(value)) return showDigits(decimals(String(value), language), language);
    return localize(value, language);
  });
}

/** A day, alone or with a time, in the calendar of the language. */
function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(value);
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
}

function decimals(number: string, language: Language): string {
  return number.replace('.', traitsOf(language).marks[3]);
}
