import { pickText } from '../../../src/engine/languages/pick-text.ts';
import type { Answer, Answers, FormDefinition, Question, Role } from '../../../src/engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../src/engine/definition/walk-questions.ts';
import type { FormatLocale } from '../../../src/engine/capabilities/field-model.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { onceEach } from '../answers/once-each.ts';
import { answersAt, type Column } from './columns.ts';
import { rowQuestions, seenQuestions } from '../answers/seen-questions.ts';

/** The content of a cell; a text is never read as a formula. */
export type Cell = string | number | undefined;

export interface CellStyle {
  readonly locale: FormatLocale;
  /** Values as they are stored, or the texts of options, dates and the like as people read them. */
  readonly labels: 'values' | 'texts';
  readonly publicUrl: string;
}

/** The cell of a column in an entry that was given in this form. */
export function cellOf(
  column: Column,
  answers: Answers,
  definition: FormDefinition,
  role: Role,
  style: CellStyle,
): Cell {
  const question = questionsOf(definition)(role).get(`${column.row?.container ?? ''}/${column.question}`);
  const within = answersAt(answers, column);
  const answer = Object.hasOwn(within, column.question) ? within[column.question] : undefined;
  if (question === undefined || answer === undefined) return undefined;
  if (column.score) return fieldModels[question.type].score?.(answer, question);
  if (column.line !== undefined) return lineOf(column.line, answer, question, style);
  return toCell(answer, question, style);
}

/** Looked up once for each version and role. */
const questionsOf = onceEach((definition: FormDefinition) => {
  const known = new Map<Role, ReadonlyMap<string, Question>>();
  return (role: Role) => {
    const found =
      known.get(role) ??
      new Map(
        seenQuestions(definition, role).flatMap((question) => [
          [`/${question.name}`, question] as const,
          ...(isRepeating(question)
            ? rowQuestions(question, role).map((inner) => [`${question.name}/${inner.name}`, inner] as const)
            : []),
        ]),
      );
    known.set(role, found);
    return found;
  };
});

function lineOf(line: string, answer: Answer, question: Question, { labels, locale }: CellStyle): Cell {
  const value = isRecord(answer) && Object.hasOwn(answer, line) ? answer[line] : undefined;
  if (typeof value !== 'string') return undefined;
  const option = labels === 'texts' ? question.options?.find((one) => one.value === value) : undefined;
  return option === undefined
    ? value
    : typeof option.text === 'string'
      ? option.text
      : pickText(option.text, locale.language) || value;
}

function toCell(answer: Answer, question: Question, { labels, locale, publicUrl }: CellStyle): Cell {
  const { attachments, format } = fieldModels[question.type];
  const files = attachments?.(answer) ?? [];
  if (files.length > 0) return files.map(({ id, name }) => `${name} ${publicUrl}/uploads/${id}`).join('; ');
  if (typeof answer === 'number') return answer;
  if (labels === 'texts') return format(answer, question, locale);
  if (Array.isArray(answer))
    return answer.map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part))).join('; ');
  return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
}
