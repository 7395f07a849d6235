import { questionnaireParameters } from './questionnaire/search-questionnaires.ts';
import { patientParameters } from './patient/patients.ts';
import { revIncludes } from './patient/with-responses.ts';
import { includes } from './response/included.ts';
import { responseParameters } from './response/search-responses.ts';
import type { KnownParameters } from './search/parameters.ts';

const definitions: Readonly<Record<string, 'token' | 'uri' | 'string' | 'reference' | 'date'>> = {
  _id: 'token',
  identifier: 'token',
  status: 'token',
  version: 'token',
  url: 'uri',
  name: 'string',
  title: 'string',
  questionnaire: 'reference',
  subject: 'reference',
  patient: 'reference',
  authored: 'date',
  _lastUpdated: 'date',
  birthdate: 'date',
};

/** What the service can do, as programs ask for it before they begin. */
export function capabilityStatement(publicUrl: string) {
  return {
    resourceType: 'CapabilityStatement',
    url: `${publicUrl}/fhir/metadata`,
    name: 'Porsa',
    title: 'Porsa FHIR service',
    status: 'active',
    date: '2026-11-24',
    kind: 'instance',
    implementation: { description: 'Forms and their responses', url: `${publicUrl}/fhir` },
    software: { name: 'Porsa' },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: security(publicUrl),
        interaction: interactions('batch'),
        resource: [
          {
            type: 'Questionnaire',
            interaction: interactions('read', 'vread', 'update', 'history-instance', 'create', 'search-type'),
            versioning: 'versioned-update',
            readHistory: true,
            updateCreate: false,
            conditionalCreate: true,
            searchParam: searchParams(questionnaireParameters),
            operation: [operation('validate'), operation('populate', 'Questionnaire-populate')],
          },
          {
            type: 'QuestionnaireResponse',
            interaction: interactions('read', 'create', 'search-type'),
            versioning: 'no-version',
            conditionalCreate: true,
            searchParam: searchParams(responseParameters),
            searchInclude: includes,
            operation: [operation('validate'), operation('extract', 'QuestionnaireResponse-extract')],
          },
          {
            type: 'Patient',
            interaction: interactions('read', 'search-type'),
            versioning: 'no-version',
            searchParam: searchParams(patientParameters),
            searchRevInclude: revIncludes,
          },
        ],
      },
    ],
  };
}

function security(publicUrl: string) {
  return {
    extension: [
      {
        url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
        extension: [{ url: 'token', valueUri: `${publicUrl}/fhir/auth/token` }],
      },
    ],
    service: [
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
            code: 'SMART-on-FHIR',
          },
        ],
      },
    ],
    description:
      'A bearer token: an API key of a service account, an access token issued for one, or the token of a session. Forms that are open to all are read and answered without one.',
  };
}

function operation(name: string, ofCapture?: string) {
  const definition =
    ofCapture === undefined
      ? `http://hl7.org/fhir/OperationDefinition/Resource-${name}`
      : `http://hl7.org/fhir/uv/sdc/OperationDefinition/${ofCapture}`;
  return { name, definition };
}

function interactions(...codes: readonly string[]) {
  return codes.map((code) => ({ code }));
}

function searchParams(known: KnownParameters) {
  return Object.keys(known)
    .filter((name) => Object.hasOwn(definitions, name))
    .map((name) => ({ name, type: definitions[name] }));
}
