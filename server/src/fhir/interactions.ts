import type { FastifyReply } from 'fastify';
import type { FhirRouteName } from '../access/fhir-routes.ts';
import { issueToken } from './auth/issue-token.ts';
import { smartConfiguration } from './auth/smart-configuration.ts';
import { answerBatch } from './batch.ts';
import { capabilityStatement } from './capability-statement.ts';
import type { Exchange } from './exchange.ts';
import { outcome } from './outcome.ts';
import { extractSent, extractStored } from './operations/extract.ts';
import { populate } from './operations/populate.ts';
import { validateResponse } from './operations/validate.ts';
import { readPatient } from './patient/patients.ts';
import { patientsParameters, searchWithResponses } from './patient/with-responses.ts';
import { readHistory, readQuestionnaire, versionNumber } from './questionnaire/read-questionnaire.ts';
import { questionnaireParameters, searchQuestionnaires } from './questionnaire/search-questionnaires.ts';
import {
  createQuestionnaire,
  updateQuestionnaire,
  validateQuestionnaire,
  type StoredForm,
} from './questionnaire/store-questionnaire.ts';
import { createResponse } from './response/create-response.ts';
import { readResponse } from './response/read-response.ts';
import { responseParameters, searchResponses } from './response/search-responses.ts';
import { toBundle, type Found, type Resource } from './search/bundle.ts';
import { readSearch, type KnownParameters, type Search } from './search/parameters.ts';
import { sendFhir } from './send-fhir.ts';

/** Answers one request. */
export type Interaction = (exchange: Exchange) => Promise<FastifyReply>;

const findForms = searching('Questionnaire', questionnaireParameters, searchQuestionnaires);
const findResponses = searching('QuestionnaireResponse', responseParameters, searchResponses);
const findPatients = searching('Patient', patientsParameters, searchWithResponses);

/** What answers each interaction of the table; one that is missing does not compile. */
export const interactions: Readonly<Record<FhirRouteName, Interaction>> = {
  'GET /fhir/metadata': async ({ context, reply }) => sendFhir(reply, capabilityStatement(context.config.publicUrl)),
  'GET /fhir/.well-known/smart-configuration': async ({ base, reply }) => reply.send(smartConfiguration(base)),
  'POST /fhir/auth/token': issueToken,
  'POST /fhir': answerBatch,
  'GET /fhir/Questionnaire': findForms,
  'POST /fhir/Questionnaire/_search': findForms,
  'POST /fhir/Questionnaire': async (exchange) =>
    sendStored(exchange, await createQuestionnaire(exchange, exchange.request.body)),
  'PUT /fhir/Questionnaire/:id': async (exchange) =>
    sendStored(exchange, await updateQuestionnaire(exchange, parameter(exchange, 'id'), exchange.request.body)),
  'POST /fhir/Questionnaire/$validate': async (exchange) =>
    sendFhir(exchange.reply, await validateQuestionnaire(exchange, exchange.request.body)),
  'GET /fhir/Questionnaire/:id': async (exchange) => {
    const resource = await readQuestionnaire(exchange, parameter(exchange, 'id'));
    return sendFhir(exchange.reply.header('etag', etagOf(resource)), resource);
  },
  'GET /fhir/Questionnaire/:id/_history': async (exchange) => {
    const search = readSearch(exchange.request, {});
    const id = parameter(exchange, 'id');
    const found = await readHistory(exchange, id, search);
    return sendFhir(exchange.reply, toBundle(exchange, `Questionnaire/${id}/_history`, found, search, 'history'));
  },
  'GET /fhir/Questionnaire/:id/_history/:version': async (exchange) => {
    const version = versionNumber(parameter(exchange, 'version'));
    return sendFhir(exchange.reply, await readQuestionnaire(exchange, parameter(exchange, 'id'), version));
  },
  'GET /fhir/QuestionnaireResponse': findResponses,
  'POST /fhir/QuestionnaireResponse/_search': findResponses,
  'GET /fhir/QuestionnaireResponse/:id': async (exchange) =>
    sendFhir(exchange.reply, await readResponse(exchange, parameter(exchange, 'id'))),
  'POST /fhir/QuestionnaireResponse': async (exchange) => {
    const { id, isNew, isReadable } = await createResponse(exchange, exchange.request.body);
    const reply = exchange.reply
      .code(isNew ? 201 : 200)
      .header('location', `${exchange.base}/QuestionnaireResponse/${id}`);
    const wanted = returnWanted(exchange);
    if (wanted === 'minimal') return reply.send();
    return sendFhir(reply, isReadable && wanted !== 'OperationOutcome' ? await readResponse(exchange, id) : stored);
  },
  'GET /fhir/Patient': findPatients,
  'POST /fhir/Patient/_search': findPatients,
  'GET /fhir/Patient/:id': async (exchange) =>
    sendFhir(exchange.reply, await readPatient(exchange, parameter(exchange, 'id'))),
  'POST /fhir/Questionnaire/$populate': async (exchange) =>
    sendFhir(exchange.reply, await populate(exchange, exchange.request.body)),
  'POST /fhir/Questionnaire/:id/$populate': async (exchange) =>
    sendFhir(exchange.reply, await populate(exchange, exchange.request.body, parameter(exchange, 'id'))),
  'POST /fhir/QuestionnaireResponse/$validate': async (exchange) =>
    sendFhir(exchange.reply, await validateResponse(exchange, exchange.request.body)),
  'POST /fhir/QuestionnaireResponse/$extract': async (exchange) =>
    sendFhir(exchange.reply, await extractSent(exchange, exchange.request.body)),
  'POST /fhir/QuestionnaireResponse/:id/$extract': async (exchange) =>
    sendFhir(exchange.reply, await extractStored(exchange, exchange.request.body, parameter(exchange, 'id'))),
};

/** A form that was stored, or what is to be said of it, as `Prefer` asks. */
function sendStored(exchange: Exchange, { id, isNew, form, issues }: StoredForm): FastifyReply {
  const { resource, isPending, version } = form;
  const history = isPending || version === null ? '' : `/_history/${version}`;
  const reply = exchange.reply
    .code(isNew ? 201 : 200)
    .headers({ location: `${exchange.base}/Questionnaire/${id}${history}`, etag: etagOf(resource) });
  const wanted = returnWanted(exchange);
  if (wanted === 'minimal') return reply.send();
  if (wanted !== 'OperationOutcome') return sendFhir(reply, resource);
  const done = { severity: 'information', code: 'informational', diagnostics: 'The form is stored.' } as const;
  return sendFhir(reply, outcome([done, ...issues]));
}

function returnWanted({ request }: Exchange): string | undefined {
  return /\breturn=(minimal|representation|OperationOutcome)\b/.exec(String(request.headers['prefer'] ?? ''))?.[1];
}

const etagOf = ({ meta }: Resource): string => `W/"${String((meta as { readonly versionId: string }).versionId)}"`;

/** A search by address or by form fields, which follow the same rules. */
function searching(
  type: string,
  known: KnownParameters,
  find: (exchange: Exchange, search: Search) => Promise<Found>,
): Interaction {
  return async (exchange) => {
    const search = readSearch(exchange.request, known);
    return sendFhir(exchange.reply, toBundle(exchange, type, await find(exchange, search), search));
  };
}

const stored = outcome([{ severity: 'information', code: 'informational', diagnostics: 'The response is stored.' }]);

function parameter({ request }: Exchange, name: string): string {
  return String((request.params as Readonly<Record<string, unknown>>)[name]);
}
