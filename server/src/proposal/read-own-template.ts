import type { Language } from '../../../src/api/contract/primitives.ts';
import { coreOf } from '../../../src/engine/languages/traits.ts';
import { readTemplate } from '../../../src/proposal/template/read-template.ts';
import type { ProposalTemplate } from '../../../src/proposal/template/types.ts';
import { mostFaults } from '../errors/field-faults.ts';
import { ServerError } from '../errors/server-error.ts';

/** A research centre's own template that came with a proposal which names it. Throws `unreadabletemplate` with the places. */
export function readOwnTemplate(given: unknown, id: string, language: Language): ProposalTemplate {
  const reading = readTemplate(given, { language: coreOf(language) });
  if ('problems' in reading) throw unreadable(reading.problems);
  if (reading.template.id === id) return reading.template;
  throw new ServerError('unreadabletemplate', { fields: [{ path: 'template.id', rule: 'choice', message: '' }] });
}

function unreadable(problems: readonly { readonly path: string; readonly code: string; readonly message: string }[]) {
  const fields = problems.slice(0, mostFaults).map(({ path, code, message }) => ({
    path: path === '' ? 'template' : `template.${path}`,
    rule: code,
    message,
  }));
  return new ServerError('unreadabletemplate', { fields });
}
