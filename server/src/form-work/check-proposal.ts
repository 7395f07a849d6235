import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { coreOf } from '../../../src/engine/languages/traits.ts';
import { checkProposal } from '../../../src/proposal/check/check-proposal.ts';
import { checkPico } from '../../../src/proposal/pico/check-pico.ts';
import { templates } from '../../../src/proposal/template/templates.ts';

export type Checked = CallData<'/proposal/check'>;

/** What the rules say of a text, a proposal, or both. */
export function checkWritten(
  { text, proposal, template }: CallBody<'/proposal/check'>,
  language: Language | undefined,
): Checked {
  const options = language === undefined ? {} : { language: coreOf(language) };
  const pico = text === undefined ? undefined : checkPico(text, options);
  const own = template ?? templates.find(({ id }) => id === proposal?.template);
  const findings =
    proposal === undefined ? pico?.findings : checkProposal(proposal, { ...options, ...(own && { template: own }) });
  return { findings: [...(findings ?? [])], ...(pico && { pico }) };
}
