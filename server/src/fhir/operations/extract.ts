import { extractBundle } from '../../../../src/interchange/fhir/extract/extract-bundle.ts';
import { InterchangeError } from '../../../../src/interchange/shared/interchange-error.ts';
import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import { newId } from '../../db/uuid.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError } from '../fhir-error.ts';
import { formOf } from '../questionnaire/canonical.ts';
import { questionnaireResource } from '../questionnaire/questionnaire-resource.ts';
import { readResponse } from '../response/read-response.ts';
import { inputOf, outputOf, wrong } from './parameters-resource.ts';

/** Resources of a response that is stored. */
export async function extractStored(exchange: Exchange, id: string) {
  return extract(exchange, await readResponse(exchange, id));
}

/** Resources of the response that is sent; nothing is stored. */
export async function extractSent(exchange: Exchange, body: unknown) {
  const given = inputOf(body, 'QuestionnaireResponse', 'questionnaire-response', 'questionnaireResponse');
  if (given === undefined) throw wrong('QuestionnaireResponse');
  return extract(exchange, given);
}

async function extract(exchange: Exchange, response: Raw) {
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
  const asked = await questionnaireResource(publicUrl, { ...form, publishedAt: '', isRetired: false });
  // Where a form was made here, a question has a code so that others understand its answers.
  const coded = !('fhir' in form.definition);
  const { bundle, left } = await extractOf(exchange, asked, response, coded);
  return outputOf(
    'return',
    bundle,
    left.map(({ path, what }) => ({ severity: 'warning', code: 'processing', diagnostics: `${path}: ${what}` })),
  );
}

async function extractOf({ context }: Exchange, asked: Raw, response: Raw, coded: boolean) {
  try {
    return await extractBundle(asked, response, { newId, now: context.clock(), coded });
  } catch (error) {
    if (error instanceof InterchangeError)
      throw new FhirError('badbody', [{ code: 'structure', diagnostics: error.message }]);
    throw error;
  }
}
