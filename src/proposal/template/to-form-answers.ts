import { clauseMark } from '../../engine/languages/traits.ts';
import { isDate } from '../../engine/calendar/day-number.ts';
import { limits } from '../../engine/definition/limits.ts';
import type { Answer, Answers, FormDefinition, CoreLanguage, Question } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import { parseNumber } from '../../engine/numbers/number-text.ts';
import { amountOf } from '../check/plan/budget.ts';
import { readAnswer, type StudyAnswer } from '../check/study/answer.ts';
import { member } from '../check/study/read-values.ts';
import { labels, sampleSizeTerms } from '../document/labels.ts';
import type { Proposal, ProposalRow, Source } from '../types.ts';
import { columnName, formColumns } from './form/table-columns.ts';
import type { ProposalTemplate } from './types.ts';

/** An answer, or a part of one, that the form has no place for. */
export interface LeftAnswer {
  /** As of a finding: `budget[0].price`. */
  readonly path: string;
  readonly message: { readonly en: string; readonly fa: string };
}

export interface FormAnswersOptions {
  /** One reference of the list, such as `formatSource` in a style. */
  readonly formatSource: (source: Source, language: CoreLanguage) => string;
}

const why = {
  noQuestion: { en: 'The form has no question of this name.', fa: 'فرم پرسشی به این نام ندارد.' },
  noOption: { en: 'The form does not offer this option.', fa: 'این گزینه در فرم وجود ندارد.' },
  notNumber: { en: 'The form takes a number here.', fa: 'فرم اینجا عدد می‌پذیرد.' },
  notDate: { en: 'The form takes a date here.', fa: 'فرم اینجا تاریخ می‌پذیرد.' },
  tooLong: { en: 'The answer is longer than a form takes.', fa: 'پاسخ بلندتر از حد مجاز فرم است.' },
  noReason: {
    en: 'The form has no place for the reason why it does not apply.',
    fa: 'فرم جایی برای دلیل موضوعیت نداشتن این مورد ندارد.',
  },
  otherType: { en: 'The form’s question takes answers of another type.', fa: 'پرسش فرم پاسخ از نوع دیگری می‌پذیرد.' },
} as const;

type Left = (path: string, message: LeftAnswer['message']) => undefined;

/**
 * The answers of a proposal for a form whose questions have the names of the template's, and what has no place in it.
 *
 * Texts stay as they are, tables become rows where the form has them and else lines of text; sources are formatted.
 */
export function toFormAnswers(
  proposal: Proposal,
  template: ProposalTemplate,
  definition: FormDefinition,
  { formatSource }: FormAnswersOptions,
): { readonly answers: Answers; readonly left: readonly LeftAnswer[] } {
  const left: LeftAnswer[] = [];
  const leave: Left = (path, message) => void left.push({ path, message });
  const byName = new Map(walkQuestions(definition).map(({ question }) => [question.name, question]));
  const answers: [string, Answer][] = [];
  for (const question of template.sections.flatMap(({ questions }) => questions)) {
    const reason = member(proposal.reasons, question.id);
    const given = readAnswer(
      question,
      member(proposal.values, question.id),
      typeof reason === 'string' ? reason : undefined,
    );
    if (given.blank && given.reason === undefined) continue;
    const place = byName.get(question.id);
    const answer = place
      ? fit(place, given, (source) => formatSource(source, proposal.language), proposal.language, leave)
      : leave(question.id, why.noQuestion);
    if (answer !== undefined) answers.push([question.id, answer]);
  }
  return { answers: Object.fromEntries(answers), left };
}

function fit(
  place: Question,
  given: StudyAnswer,
  format: (source: Source) => string,
  language: CoreLanguage,
  leave: Left,
): Answer | undefined {
  const isText = place.type === 'text' || place.type === 'note';
  if (given.blank) return isText ? given.reason : leave(given.path, why.noReason);
  if (place.type === 'container' && place.multimode && formColumns(given.question)) return fitRows(place, given, leave);
  return isText
    ? fitText(asText(given, format, language), given.path, leave)
    : fitPlain(place, given.text, given.path, leave);
}

/** Values that one question of a form takes: an option, a number, a date. */
function fitPlain(place: Question, text: string, path: string, leave: Left): Answer | undefined {
  switch (place.type) {
    case 'text':
    case 'note':
      return fitText(text, path, leave);
    case 'select':
      return place.options?.some(({ value }) => value === text) ? text : leave(path, why.noOption);
    case 'number':
      return amountOf(text) ?? parseNumber(text) ?? leave(path, why.notNumber);
    case 'date':
      return isDate(text) ? text : leave(path, why.notDate);
    default:
      return leave(path, why.otherType);
  }
}

const fitText = (text: string, path: string, leave: Left): string | undefined =>
  text.length <= limits.answerCharacters ? text : leave(path, why.tooLong);

function fitRows(place: Question, { question, rows, path }: StudyAnswer, leave: Left): readonly Answers[] {
  const inner = new Map(place.questions?.map((one) => [one.name, one]));
  return rows.map((row, index) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, text]): readonly [string, Answer][] => {
        const name = columnName(question.id, column);
        const cell = inner.get(name) ?? inner.get(column);
        const at = `${path}[${index}].${column}`;
        if (text.trim() === '') return [];
        const answer = cell ? fitPlain(cell, text, at, leave) : leave(at, why.noQuestion);
        return answer === undefined ? [] : [[cell!.name, answer]];
      }),
    ),
  );
}

function asText(given: StudyAnswer, format: (source: Source) => string, language: CoreLanguage): string {
  const { question, text, items, rows, sources } = given;
  if (question.kind === 'sources') return sources.map((source, index) => `${index + 1}. ${format(source)}`).join('\n');
  if (question.kind === 'list') return items.filter((item) => item.trim() !== '').join('\n');
  if (question.kind === 'sampleSize') return sampleSizeText(given, language);
  const columns = formColumns(question);
  return columns
    ? rows
        .map((row) =>
          rowText(
            row,
            columns.map(({ id }) => id),
          ),
        )
        .join('\n')
    : text;
}

const rowText = (row: ProposalRow, columns: readonly string[]): string =>
  columns.map((column) => row[column]?.trim() ?? '').join(' | ');

/** `Sample size: 186; Formula: Two means; Power (1 − β): 0.8`, then the justification. */
function sampleSizeText({ sampleSize }: StudyAnswer, language: CoreLanguage): string {
  const { formula, given, stated, justification } = sampleSize;
  const names = { ...labels, ...sampleSizeTerms };
  const parts = [
    [labels.stated, stated],
    [labels.formula, formula === '' ? '' : labels[formula === 'other' ? 'otherFormula' : formula][language]],
    ...Object.keys(sampleSizeTerms).map((name) => [names[name as keyof typeof names], given[name] ?? ''] as const),
  ] as const;
  const written = parts.filter(([, text]) => text.trim() !== '').map(([label, text]) => `${label[language]}: ${text}`);
  return [written.join(clauseMark(language)), justification.trim()].filter((line) => line !== '').join('\n');
}
