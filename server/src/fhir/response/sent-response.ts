import type { Answers } from '../../../../src/engine/definition/types.ts';
import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import {
  fromResponse,
  placeOf,
  type ImportedAnswers,
} from '../../../../src/interchange/fhir/response/from-response.ts';
import { InterchangeError } from '../../../../src/interchange/shared/interchange-error.ts';
import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import { cutDefinition } from '../../access/cut-definition.ts';
import type { ReachedCategory } from '../../context/call-access.ts';
import { newId } from '../../db/uuid.ts';
import { withSentence } from '../../errors/error-texts.ts';
import { ServerError } from '../../errors/server-error.ts';
import { openCategory } from '../../form/get-form.ts';
import { findVersion } from '../../form/versions.ts';
import type { Exchange } from '../exchange.ts';
import { FhirError, type Issue } from '../fhir-error.ts';
import { codeOfRule } from '../outcome.ts';
import { formOf } from '../questionnaire/canonical.ts';

const root = 'QuestionnaireResponse';

/** A form that the sender of a response may fill. */
export interface OpenedForm {
  readonly category: ReachedCategory;
  readonly version: number | undefined;
}

/** Answers of a response, for the version of the form that they were given in. */
export interface SentAnswers {
  readonly category: ReachedCategory;
  readonly version: number;
  readonly answers: Answers;
  readonly places: ImportedAnswers['places'];
}

/** The body as a response that is complete. */
export function sentResource(body: unknown): Raw {
  if (!isRecord(body) || body['resourceType'] !== root)
    throw new FhirError('badbody', [{ code: 'structure', diagnostics: `A ${root} is expected.` }]);
  const { status } = body;
  if (status !== 'completed')
    throw broken({
      code: status === undefined ? 'required' : 'not-supported',
      diagnostics: 'Responses with the status completed are stored.',
      expression: `${root}.status`,
    });
  return body;
}

/** The form that a response names, if the caller may fill it. */
export async function openFormOf(exchange: Exchange, { questionnaire }: Raw): Promise<OpenedForm> {
  const { publicUrl } = exchange.context.config;
  const form = typeof questionnaire === 'string' ? formOf(publicUrl, questionnaire) : undefined;
  if (form === undefined)
    throw broken({
      code: questionnaire === undefined ? 'required' : 'not-found',
      diagnostics: `A response names its Questionnaire by an address of this server: ${exchange.base}/Questionnaire/…|version.`,
      expression: `${root}.questionnaire`,
    });
  const { category: named, version } = form;
  const bare = { id: newId(), category: named, version: version ?? 1, answers: {} };
  const allowed = await exchange.allow('/entry/storeentry', bare);
  return { category: await openCategory(allowed, named), version };
}

/** The answers as the form takes them. What it has no place for is refused: nothing that was sent is left out silently. */
export async function readSent(
  { context }: Exchange,
  resource: Raw,
  category: ReachedCategory,
  asked: number | undefined,
): Promise<SentAnswers> {
  const version = asked ?? category.version;
  if (version === null) throw new ServerError('unpublished');
  const definition = await findVersion(context.db, category, version);
  if (definition === undefined) throw new ServerError('unknown');
  // A question that the role does not see is as unknown as one that is not there.
  const { answers, left, places } = readAnswers(resource, cutDefinition(definition, category.role));
  if (left.length > 0)
    throw new FhirError(
      'brokenrule',
      left.map(({ path, what }) => ({ code: 'value', diagnostics: what, expression: at(path) })),
    );
  return { category, version, answers, places };
}

function readAnswers(...given: Parameters<typeof fromResponse>): ImportedAnswers {
  try {
    return fromResponse(...given);
  } catch (error) {
    if (error instanceof InterchangeError)
      throw new FhirError('badbody', [{ code: 'structure', diagnostics: error.message, expression: at(error.path) }]);
    throw error;
  }
}

/** Does it, and says what is refused of single answers at their items. */
export async function withPlaces<T>(
  { context }: Exchange,
  { places }: Pick<SentAnswers, 'places'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServerError) || error instanceof FhirError || !error.detail.fields) throw error;
    const issues = error.detail.fields.map((fault): Issue => {
      const { path, rule, message } = withSentence(fault, context.caller.language);
      const isPatient = path.startsWith('patient');
      const place = path.startsWith('answers.') ? placeOf(places, path.slice('answers.'.length)) : undefined;
      return {
        code: codeOfRule(rule),
        text: message,
        diagnostics: place === undefined ? `${path}: ${rule}` : `linkId ${place.linkId}: ${rule}`,
        expression: isPatient ? `${root}.subject` : at(place?.path ?? ''),
      };
    });
    throw new FhirError(error.code, issues);
  }
}

function broken(issue: Issue): FhirError {
  return new FhirError('brokenrule', [issue]);
}

function at(path: string): string {
  return path === '' ? root : `${root}.${path}`;
}
