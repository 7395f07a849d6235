import type { CoreLanguage, Localized, Question } from '../../../engine/definition/types.ts';
import { ratingScale } from '../../../fields/rating/scale.ts';
import { scaleOf } from '../../../fields/numericrange/scale.ts';
import type { SurveyRow } from './choice-sheet.ts';
import { choiceName, NotWritten, type SurveyScope } from './survey-scope.ts';
import { columnsOf, joined } from './survey-languages.ts';
import { quoted, writeCondition, writeExpression } from './write-expression.ts';

/** Notes a setting that could not be written. */
export type Miss = (setting: string) => void;

/** The question's words: its title with the unit, a hint, and what is explained on request. */
export function wordCells(question: Question, languages: readonly CoreLanguage[], names: NameOf): SurveyRow {
  const { title, unit, subtitle, subtext, tooltip, helptext, minLabel, maxLabel, type } = question;
  const label = unit === undefined || unit === '' ? title : joined([title, bracketed(unit)], languages, ' ');
  const ends = type === 'rating' || type === 'numericrange' ? [minLabel, maxLabel] : [];
  const hint = joined([subtitle, subtext, joined(ends, languages, ' – ')], languages, '\n');
  const guidance = joined([tooltip, helptext], languages, '\n');
  return plainly(
    {
      ...columnsOf('label', label === '' || label === undefined ? question.name : label, languages),
      ...columnsOf('hint', hint, languages),
      ...columnsOf('guidance_hint', guidance, languages),
    },
    names,
  );
}

const bracketed = (text: Localized): Localized =>
  typeof text === 'string'
    ? `(${text})`
    : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, `(${words})`]));

/** What a question of the form is called in the survey; undefined for what is no question. */
export type NameOf = (name: string) => string | undefined;

/** `${…}` is an answer within a text, where there is such a question; else it is only a text. */
const plainly = (row: SurveyRow, nameOf: NameOf): SurveyRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, text]) => [
      column,
      text.replaceAll(/\$\{(?:(last-saved#)?([^{}]+)\})?/g, (whole, before: string | undefined, asked = '') => {
        const name = nameOf(asked);
        return name === undefined ? `$ ${whole.slice(1)}` : `\${${before ?? ''}${name}}`;
      }),
    ]),
  );

/** `start`, `end` and `step` of a range. */
export function rangeCells(question: Question): SurveyRow {
  const { min, max, step } = question.type === 'rating' ? ratingScale(question) : scaleOf(question);
  return {
    parameters: `start=${min} end=${max} step=${step}`,
    ...(question.display === 'stars' && { appearance: 'rating' }),
  };
}

export function requiredCells({ mandatory, requiredWhen }: Question, scope: SurveyScope, miss: Miss): SurveyRow {
  if (mandatory) return { required: 'yes' };
  if (requiredWhen === undefined) return {};
  const required = writeCondition(requiredWhen, scope);
  if (required === undefined) miss('requiredWhen');
  return required === undefined ? {} : { required };
}

/** What an answer must fulfil: bounds, pattern and the question's own rule. */
export function constraintCells(
  question: Question,
  scope: SurveyScope,
  languages: readonly CoreLanguage[],
  miss: Miss,
): SurveyRow {
  const { format, constraint, type } = question;
  const isRange = type === 'numericrange' || type === 'rating';
  const rules = isRange ? [] : [boundOf(question, 'min', scope, miss), boundOf(question, 'max', scope, miss)];
  if (format !== undefined) rules.push(patternOf(format, miss));
  const own = constraint && writeCondition(constraint.when, scope);
  if (constraint && own === undefined) miss('constraint');
  rules.push(own);
  const written = rules.filter((rule) => rule !== undefined);
  if (written.length === 0) return {};
  const message = (own === undefined ? undefined : constraint?.message) ?? messageOf(format);
  return {
    constraint: written.length === 1 ? (written[0] ?? '') : written.map((rule) => `(${rule})`).join(' and '),
    ...columnsOf('constraint_message', message, languages),
  };
}

const messageOf = (format: Question['format']): Localized | undefined =>
  typeof format === 'object' ? format.message : undefined;

function boundOf(question: Question, end: 'min' | 'max', scope: SurveyScope, miss: Miss): string | undefined {
  const bound = question[end];
  if (bound === undefined || bound === '') return undefined;
  const sign = end === 'min' ? '>=' : '<=';
  const text = String(bound);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const written = isDate
    ? `date('${text}')`
    : Number.isFinite(Number(text))
      ? text
      : /^\d{4}-\d{2}-\d{2}T/.test(text)
        ? undefined
        : writeExpression(text, scope)?.text;
  if (written === undefined || question.type === 'time') miss(end);
  return written === undefined || question.type === 'time' ? undefined : `. ${sign} ${written}`;
}

function patternOf(format: NonNullable<Question['format']>, miss: Miss): string | undefined {
  if (typeof format === 'string') miss('format');
  if (typeof format === 'string') return undefined;
  const inner = /^\^\(\?:(.*)\)\$$/s.exec(format.pattern)?.[1] ?? format.pattern;
  try {
    return `regex(., ${quoted(inner)})`;
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    miss('format');
    return undefined;
  }
}

/** How many rows there are, where that is as many as there must be. */
export function countCells({ min, max }: Question, scope: SurveyScope): SurveyRow {
  if (min === undefined || String(min) !== String(max)) return {};
  const count = Number.isFinite(Number(min)) ? String(min) : writeExpression(String(min), scope)?.text;
  return count === undefined ? {} : { repeat_count: count };
}

/** What the answer begins with. */
export function defaultCells(question: Question, scope: SurveyScope, miss: Miss): SurveyRow {
  const { defaultvalue, initialformula, relatedField } = question;
  if (initialformula !== undefined) {
    const written = writeExpression(initialformula, scope);
    if (!written) miss('initialformula');
    return written ? { default: written.text } : {};
  }
  if (relatedField !== undefined) {
    const written = writeExpression(relatedField, scope);
    if (!written) miss('relatedField');
    return written ? { default: written.text } : {};
  }
  if (defaultvalue === undefined) return {};
  if (Array.isArray(defaultvalue)) return { default: defaultvalue.map((value) => choiceName(String(value))).join(' ') };
  if (typeof defaultvalue === 'boolean') return defaultvalue ? { default: 'OK' } : {};
  if (typeof defaultvalue === 'object') miss('defaultvalue');
  if (typeof defaultvalue === 'object') return {};
  return { default: question.options ? choiceName(String(defaultvalue)) : String(defaultvalue) };
}
