import { errors } from '../../../../src/api/contract/errors.ts';
import { checkEntry } from '../../entry/store-entry.ts';
import { newId } from '../../db/uuid.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError } from '../fhir-error.ts';
import { issuesOf, outcome } from '../outcome.ts';
import { openFormOf, readSent, sentResource, withPlaces } from '../response/sent-response.ts';
import { detailsOf } from '../response/subject.ts';
import { inputOf, wrong } from './parameters-resource.ts';

/** What a response would be refused for, if it were stored now; nothing is. */
export async function validateResponse(exchange: Exchange, body: unknown) {
  const given = inputOf(body, 'QuestionnaireResponse', 'resource');
  if (given === undefined) throw wrong('QuestionnaireResponse');
  try {
    const resource = sentResource(given);
    const { category, version } = await openFormOf(exchange, resource);
    const sent = await readSent(exchange, resource, category, version);
    await withPlaces(exchange, sent, async () => {
      const patient = await detailsOf(exchange, resource);
      const entry = { id: newId(), category: category.id, version: sent.version, answers: sent.answers };
      const whole = { ...entry, ...(patient && { patient }) };
      await checkEntry(await exchange.allow('/entry/storeentry', whole), whole);
    });
    return outcome([{ severity: 'information', code: 'informational', diagnostics: 'The response can be stored.' }]);
  } catch (error) {
    // What is wrong with the response is what was asked for; that somebody may not ask is not.
    if (error instanceof FhirError && errors[error.code].status === 422)
      return outcome(issuesOf(error, exchange.context.caller.language));
    throw error;
  }
}
