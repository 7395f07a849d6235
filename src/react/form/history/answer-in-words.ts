import { listMark } from '../../../engine/languages/traits.ts';
import type { Answer, Option, Question } from '../../../engine/definition/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

const day = /^\d{4}-\d\d-\d\d$/;

function findOption(options: readonly Option[] = [], value: string): Option | undefined {
  for (const option of options) {
    const found = option.value === value ? option : findOption(option.children, value);
    if (found) return found;
  }
  return undefined;
}

/** An answer as text in the reader's language; rows are only counted. A type may have its own `inWords`. */
export function answerInWords(
  answer: Answer | undefined,
  question: Question,
  language: LanguageTools,
  views?: FieldViews,
): string {
  if (answer === undefined) return '';
  const own = views?.[question.type].inWords;
  if (own) return own(answer, question, language);
  const named = typeof answer === 'number' ? findOption(question.options, String(answer)) : undefined;
  if (named) return language.text(named.text);
  if (typeof answer === 'number')
    return [language.number(answer, question.floatcount), language.text(question.unit)].join(' ').trim();
  if (typeof answer === 'boolean') return language.t(answer ? 'form:yes' : 'form:no');
  if (typeof answer === 'string') return textInWords(answer, question, language);
  if (!isList(answer)) return '';
  const parts = answer.filter((part) => typeof part !== 'object');
  if (parts.length < answer.length) return language.number(answer.length);
  return parts
    .map((part) => (typeof part === 'number' ? language.number(part) : textInWords(part, question, language)))
    .join(listMark(language.language));
}

function isList(answer: Answer): answer is Extract<Answer, readonly unknown[]> {
  return Array.isArray(answer);
}

function textInWords(answer: string, question: Question, language: LanguageTools): string {
  const option = findOption(question.options, answer);
  if (option) return language.text(option.text);
  if (isAsWritten(question)) return answer;
  return day.test(answer) ? language.date(answer) : language.digits(answer);
}

/** Addresses, codes and sentences are what was written, digit by digit. */
function isAsWritten({ type, format }: Question): boolean {
  return type === 'note' || (type === 'text' && format !== 'phone' && format !== 'nationalcode');
}
