import type { FhirAnswer, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import { formulaAt } from '../resource/expressions.ts';
import { findChoice, type Choice } from '../resource/options.ts';
import { extensionsOf, type Note } from '../../shared/raw.ts';

/** The choices, each with the expression that decides whether it is offered. An option has one: a second one is noted. */
export function withToggles(choices: readonly Choice[], item: FhirItem, path: string, note: Note): readonly Choice[] {
  const when = new Map<Choice, string>();
  extensionsOf(item).forEach((toggle, index) => {
    if (toggle.url !== known.toggle) return;
    const place = `${path}.extension[${index}]`;
    const formula = formulaAt(toggle, ['expression'], place, note);
    if (formula === undefined) return;
    for (const { url, ...value } of extensionsOf(toggle)) {
      const choice = url === 'option' ? findChoice(value as FhirAnswer, choices) : undefined;
      if (url === 'option' && (!choice || when.has(choice)))
        note(place, 'an option that is not there, or that another expression decides about');
      else if (choice) when.set(choice, formula);
    }
  });
  return when.size === 0
    ? choices
    : choices.map((choice) => ({
        ...choice,
        option: { ...choice.option, ...(when.has(choice) ? { visibleWhen: when.get(choice) } : {}) },
      }));
}
