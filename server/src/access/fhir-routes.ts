import type { Path } from '../../../src/api/contract/contract.ts';

/** An interaction of the FHIR service, and the calls it answers as. */
export interface FhirRoute {
  readonly does: string;
  /** Nobody gets more by it than by these: their rules are checked, and a call that is not listed cannot be made. */
  readonly calls: readonly Path[];
}

const begins = ['/category/getform', '/patient/getpatient', '/entry/getentries'] as const;
const forms = ['/category/getcategories', '/category/getform'] as const;
const designed = [...forms, '/category/getdraft'] as const;
const patients = ['/patient/getpatients', '/patient/getpatient'] as const;
const withResponses = [...patients, '/entry/getentries'] as const;
const responses = ['/entry/getentries', ...patients, ...forms] as const;

/** The interactions of `/fhir`, by method and address. */
export const fhirRoutes = {
  'GET /fhir/metadata': { does: 'the CapabilityStatement, the same for everyone', calls: [] },
  'GET /fhir/.well-known/smart-configuration': {
    does: 'says where tokens are issued, the same for everyone',
    calls: [],
  },
  'POST /fhir/auth/token': {
    does: 'issues a token for an API key, with its scopes or fewer, for five minutes',
    calls: [],
  },
  'POST /fhir': { does: 'answers each request of a batch by its own rules, as if it had come by itself', calls: [] },
  'GET /fhir/Questionnaire': {
    does: 'searches the forms that the caller can reach',
    calls: designed,
  },
  'POST /fhir/Questionnaire/_search': { does: 'the same, with the parameters as form fields', calls: designed },
  'GET /fhir/Questionnaire/:id': {
    does: 'reads the published version of a form, or the draft of one without any for those who design it',
    calls: ['/category/getform', '/category/getdraft'],
  },
  'POST /fhir/Questionnaire': {
    does: 'adds a form to a project, as a draft or published at once',
    calls: ['/category/addform', '/category/import', '/category/getcategories', '/category/getdraft'],
  },
  'PUT /fhir/Questionnaire/:id': {
    does: 'changes the draft of a form, or publishes a version of it',
    calls: ['/category/getdraft', '/category/import', '/category/storedraft', '/category/publish'],
  },
  'POST /fhir/Questionnaire/$validate': {
    does: 'says what a form would be refused for; nothing is stored',
    calls: ['/category/import'],
  },
  'GET /fhir/Questionnaire/:id/_history': {
    does: 'lists the published versions of a form, the latest first',
    calls: ['/category/getform'],
  },
  'GET /fhir/Questionnaire/:id/_history/:version': {
    does: 'reads a published version of a form',
    calls: ['/category/getform'],
  },
  'GET /fhir/QuestionnaireResponse': { does: 'searches responses to a form, or of a patient', calls: responses },
  'POST /fhir/QuestionnaireResponse/_search': {
    does: 'the same, with the parameters as form fields',
    calls: responses,
  },
  'GET /fhir/QuestionnaireResponse/:id': { does: 'reads a response', calls: ['/entry/getentries'] },
  'POST /fhir/QuestionnaireResponse': {
    does: 'stores a response, and answers with it those who may read it',
    calls: ['/entry/storeentry', '/patient/getpatient', '/patient/openfile', '/entry/getentries'],
  },
  'GET /fhir/Patient': {
    does: 'searches the patients that the caller may know, with their responses where that is asked for',
    calls: withResponses,
  },
  'POST /fhir/Patient/_search': { does: 'the same, with the parameters as form fields', calls: withResponses },
  'GET /fhir/Patient/:id': { does: 'reads a patient', calls: ['/patient/getpatient'] },
  'POST /fhir/Questionnaire/$populate': { does: 'begins a response for a patient; nothing is stored', calls: begins },
  'POST /fhir/Questionnaire/:id/$populate': { does: 'the same, for the form of the address', calls: begins },
  'POST /fhir/QuestionnaireResponse/$validate': {
    does: 'says what a response would be refused for; nothing is stored',
    calls: ['/entry/storeentry', '/patient/getpatient'],
  },
  'POST /fhir/QuestionnaireResponse/$extract': {
    does: 'makes other resources of a response that is sent; nothing is stored',
    calls: ['/category/getform'],
  },
  'POST /fhir/QuestionnaireResponse/:id/$extract': {
    does: 'makes other resources of a response that is stored',
    calls: ['/entry/getentries', '/category/getform'],
  },
} as const satisfies Readonly<Record<string, FhirRoute>>;

/** An address of the service, with its method. */
export type FhirRouteName = keyof typeof fhirRoutes;

export function fhirRoute(name: FhirRouteName): FhirRoute {
  return fhirRoutes[name];
}
