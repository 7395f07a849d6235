import type { Answer, Answers, Question } from '../../engine/definition/types.ts';
import { bandOf } from '../../engine/outcome/band-of.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { flat, isResult, type Printing, type ReportLine, type ReportWords } from './printing.ts';

/** Names of the questions that are printed, in their order; absent: all that may be in a report. */
export type Chosen = readonly string[] | undefined;

const namesIn = (question: Question): readonly string[] => [
  question.name,
  ...(question.questions ?? []).flatMap(namesIn),
];

/** Named by the report's design, or shown in reports at all; hidden ones only where they were answered. */
export function isPrinted(question: Question, { form, answers }: Printing, chosen: Chosen): boolean {
  const { kind } = fieldModels[question.type];
  if (kind === 'static' || question.displayInReport === false) return false;
  if (chosen && !namesIn(question).some((name) => chosen.includes(name))) return false;
  return answers[question.name] !== undefined || form.state(question.name).visible;
}

export function inOrder(questions: readonly Question[], chosen: Chosen): readonly Question[] {
  if (!chosen) return questions;
  const place = (question: Question): number => {
    const at = chosen.indexOf(question.name);
    return at < 0 ? chosen.length : at;
  };
  return [...questions].sort((a, b) => place(a) - place(b));
}

export function toLines(question: Question, printing: Printing, chosen: Chosen): readonly ReportLine[] {
  const { words, answers, form } = printing;
  const title = words.text(question.title);
  if (question.questions && !question.multimode) {
    const lines = inOrder(
      question.questions.filter((inner) => isPrinted(inner, printing, chosen)),
      chosen,
    ).flatMap((inner) => toLines(inner, printing, chosen));
    return lines.length > 0 ? [{ title, answer: '', heading: true }, ...lines] : [];
  }
  const answer = answers[question.name] ?? form.get(question.name);
  if (question.questions) return [toRows(question, answer, title, words)];
  const pictures =
    answer === undefined
      ? []
      : (fieldModels[question.type].attachments?.(answer).filter(({ type }) => type.startsWith('image/')) ?? []);
  return [
    {
      title,
      answer: withMeaning(inWords(answer, question, words), answer, question, words),
      ...(pictures.length > 0 && { pictures }),
    },
  ];
}

function toRows(container: Question, answer: Answer | undefined, title: string, words: ReportWords): ReportLine {
  const columns = (container.questions ?? []).filter(
    (question) => fieldModels[question.type].kind !== 'static' && question.displayInReport !== false,
  );
  const rows = Array.isArray(answer) ? (answer as readonly Answers[]).filter((row) => typeof row === 'object') : [];
  if (rows.length === 0) return { title, answer: '' };
  return {
    title,
    answer: '',
    table: {
      head: columns.map((question) => words.text(question.title)),
      rows: rows.map((row) => columns.map((question) => inWords(row[question.name], question, words))),
    },
  };
}

export function inWords(answer: Answer | undefined, question: Question, words: ReportWords): string {
  if (answer === undefined) return '';
  const formatted = fieldModels[question.type].format(answer, question, words);
  const unit = typeof answer === 'number' ? words.text(question.unit) : '';
  return unit && !formatted.includes(unit) ? `${formatted} ${unit}` : formatted;
}

/** A score with its range and the band it falls into: `14 (0–27) · Moderate`. */
function withMeaning(
  formatted: string,
  answer: Answer | undefined,
  question: Question,
  { text, number }: ReportWords,
): string {
  const { min = 0, max, unit } = question;
  if (typeof answer !== 'number' || !isResult(question)) return formatted;
  const range = typeof max === 'number' && typeof min === 'number' && !unit ? ` (${number(min)}–${number(max)})` : '';
  const band = bandOf(answer, question);
  return `${formatted}${range}${band ? ` · ${text(band.text)}` : ''}`;
}

/** Answers under names that no question has. */
export function toFormer({ definition, answers, words }: Printing): readonly ReportLine[] {
  const known = new Set(flat(definition).map((question) => question.name));
  return Object.entries(answers).flatMap(([name, answer]) =>
    known.has(name) || answer === undefined
      ? []
      : [{ title: name, answer: words.digits(typeof answer === 'object' ? JSON.stringify(answer) : String(answer)) }],
  );
}
