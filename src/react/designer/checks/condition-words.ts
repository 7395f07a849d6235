import { directionOf } from '../../../engine/languages/native.ts';
import { clauseMark } from '../../../engine/languages/traits.ts';
import { printExpression } from '../../../engine/syntax/print-expression.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { readSentence, takesValue, type Comparison, type Sentence } from '../editors/sentence/sentence.ts';
import { subjectNamed } from '../editors/sentence/derived-subjects.ts';
import { operatorKey, type Subject } from '../editors/sentence/subjects.ts';
import { sayValue } from '../parts/say-value.ts';

/** A condition as one sentence, with questions by their titles; as it is written where no sentence says it. */
export function conditionWords(formula: string, subjects: readonly Subject[], tools: LanguageTools): string {
  const sentence = readSentence(formula);
  return sentence ? inWords(sentence, subjects, tools) : formula;
}

function inWords(sentence: Sentence, subjects: readonly Subject[], tools: LanguageTools): string {
  switch (sentence.kind) {
    case 'written':
      return printExpression(sentence.expression);
    case 'comparison':
      return clause(sentence, subjects, tools);
    case 'group': {
      const parts = sentence.parts.map((part) => {
        const words = inWords(part, subjects, tools);
        return part.kind === 'group' && part.parts.length > 1 ? `(${words})` : words;
      });
      if (parts.length === 1 && (sentence.join === 'all' || sentence.join === 'any')) return parts[0] ?? '';
      return `${tools.t(`sentence:joins.${sentence.join}`)}: ${parts.join(clauseMark(tools.language))}`;
    }
    default:
      return sentence satisfies never;
  }
}

/** In Persian the verb comes last. */
function clause(comparison: Comparison, subjects: readonly Subject[], tools: LanguageTools): string {
  const { subject: name = '', operator } = comparison;
  const { t, language } = tools;
  const subject = subjectNamed(name, subjects, t);
  const verb = operator ? t(operatorKey(operator, subject?.kind)) : '';
  const object = takesValue(operator) ? [objectWords(comparison, subject, subjects, tools)] : [];
  const than = operator === '<' || operator === '>' ? [t('sentence:than')] : [];
  const words = language === 'fa' ? [...than, ...object, verb] : [verb, ...than, ...object];
  return [subject?.title ?? name, ...words].join(' ');
}

/** What is compared with: an option by its text, another answer by its title, a day counted from today. */
function objectWords(
  { value, against }: Comparison,
  subject: Subject | undefined,
  subjects: readonly Subject[],
  tools: LanguageTools,
): string {
  const { t, language, number } = tools;
  if (against?.kind === 'subject') return subjectNamed(against.subject, subjects, t)?.title ?? against.subject ?? '';
  if (against) {
    const count = Math.abs(against.days);
    const side = against.days === 0 ? 'today' : against.days < 0 ? 'before' : 'after';
    return t(`sentence:day${side}`, { count, number: number(count) });
  }
  const option = subject?.options?.find((each) => each.value === String(value));
  if (!option) return sayValue(value, tools);
  return directionOf(language) === 'rtl' ? `«${option.text}»` : `“${option.text}”`;
}
