import { extractBundle, type ExtractOptions } from '../../../../src/interchange/fhir/extract/extract-bundle.ts';
import { queryNames } from '../../../../src/interchange/fhir/extract/extraction-context.ts';
import { InterchangeError } from '../../../../src/interchange/shared/interchange-error.ts';
import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import { newId } from '../../db/uuid.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { formOf } from '../questionnaire/canonical.ts';
import { questionnaireResource } from '../questionnaire/questionnaire-resource.ts';
import { readResponse } from '../response/read-response.ts';
import { givenContexts } from './given-contexts.ts';
import { inputOf, outputOf, wrong } from './parameters-resource.ts';

/** Resources of a response that is stored. */
export async function extractStored(exchange: Exchange, body: unknown, id: string) {
  return extract(exchange, body, await readResponse(exchange, id));
}

/** Resources of the response that is sent; nothing is stored. */
export async function extractSent(exchange: Exchange, body: unknown) {
  const given = inputOf(body, 'QuestionnaireResponse', 'questionnaire-response', 'questionnaireResponse');
  if (given === undefined) throw wrong('QuestionnaireResponse');
  return extract(exchange, body, given);
}

async function extract(exchange: Exchange, body: unknown, response: Raw) {
  const { publicUrl } = exchange.context.config;
  const { questionnaire } = response;
  const reference = typeof questionnaire === 'string' ? formOf(publicUrl, questionnaire) : undefined;
  if (reference === undefined)
    throw new FhirError('brokenrule', [
      {
        code: questionnaire === undefined ? 'required' : 'not-found',
        diagnostics: 'The response names a Questionnaire of this server.',
        expression: 'QuestionnaireResponse.questionnaire',
      },
    ]);
  const form = await exchange.call('/category/getform', reference);
  const asked = await questionnaireResource(publicUrl, { ...form, publishedAt: '', status: 'active' });
  // Where a form was made here, a question has a code so that others understand its answers.
  const coded = !('fhir' in form.definition);
  const { launch, issues } = await givenContexts(exchange, body, form.definition, queryNames(asked));
  const { bundle, left } = await extractOf(exchange, asked, response, { coded, known: launch });
  return outputOf('return', bundle, [
    ...issues,
    ...left.map(({ path, what }): Issue => ({
      severity: 'warning',
      code: 'processing',
      diagnostics: `${path}: ${what}`.slice(0, 500),
    })),
  ]);
}

async function extractOf(
  { context }: Exchange,
  asked: Raw,
  response: Raw,
  how: Pick<ExtractOptions, 'coded' | 'known'>,
) {
  try {
    return await extractBundle(asked, response, { newId, now: context.clock(), ...how });
  } catch (error) {
    if (error instanceof InterchangeError)
      throw new FhirError('badbody', [{ code: 'structure', diagnostics: error.message }]);
    throw error;
  }
}
