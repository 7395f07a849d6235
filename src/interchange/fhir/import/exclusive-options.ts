import type { Localized } from '../../../engine/definition/types.ts';
import { findExtension } from '../../../fields/fhir/extensions.ts';
import { localize } from '../../../fields/texts/localize.ts';
import type { FhirAnswer, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import type { Rule } from '../resource/constraints.ts';
import { exclusiveRule } from '../../shared/exclusive-choice.ts';
import { findChoice, type Choice } from '../resource/options.ts';

/** That an option goes with no other, as a rule about the answers of the question. */
export function exclusiveRules(item: FhirItem, choices: readonly Choice[], name: string): readonly Rule[] {
  if (item.repeats !== true) return [];
  return (item.answerOption ?? []).flatMap((written): Rule[] => {
    const isAlone = findExtension(written, known.optionExclusive)?.valueBoolean === true;
    const choice = isAlone ? findChoice(written as FhirAnswer, choices) : undefined;
    return choice
      ? [
          {
            when: exclusiveRule(name, choice.option.value),
            message: sentence(choice.option.text),
          },
        ]
      : [];
  });
}

function sentence(text: Localized): Localized {
  return {
    en: `“${localize(text, 'en')}” goes with no other answer.`,
    fa: `«${localize(text, 'fa')}» با پاسخ دیگری نمی‌آید.`,
  };
}
