import { printExpression } from '../../../engine/syntax/print-expression.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { readSentence, takesValue, type Comparison, type Sentence } from '../editors/sentence/sentence.ts';
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
      return `${tools.t(`sentence:joins.${sentence.join}`)}: ${parts.join(tools.language === 'fa' ? '؛ ' : '; ')}`;
    }
    default:
      return sentence satisfies never;
  }
}

/** In Persian the verb comes last. */
function clause(
  { subject: name = '', operator, value }: Comparison,
  subjects: readonly Subject[],
  tools: LanguageTools,
): string {
  const { t, language } = tools;
  const subject = subjects.find((each) => each.name === name);
  const verb = operator ? t(operatorKey(operator, subject?.kind)) : '';
  const option = subject?.options?.find((each) => each.value === String(value));
  const object = takesValue(operator) ? [option ? `“${option.text}”` : sayValue(value, tools)] : [];
  const quoted = language === 'fa' ? object.map((each) => each.replace(/^“(.*)”$/s, '«$1»')) : object;
  const than = operator === '<' || operator === '>' ? [t('sentence:than')] : [];
  const words = language === 'fa' ? [...than, ...quoted, verb] : [verb, ...than, ...quoted];
  return [subject?.title ?? name, ...words].join(' ');
}
