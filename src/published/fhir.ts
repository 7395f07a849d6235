import { installFhirPath } from '../interchange/fhirpath/install.ts';

export { fromQuestionnaire, type ImportedForm } from '../interchange/fhir/from-questionnaire.ts';
export { toQuestionnaire, type FhirQuestionnaire } from '../interchange/fhir/to-questionnaire.ts';
export { InterchangeError, type InterchangeCode } from '../interchange/fhir/interchange-error.ts';
export type { Left, Variable } from '../interchange/fhir/raw.ts';
export { fromResponse, type ImportedAnswers } from '../interchange/fhir/from-response.ts';
export { checkResponse, type ResponseCode, type ResponseFault } from '../interchange/fhir/check-response.ts';
export { toResponse, type FhirResponse, type ResponseItem } from '../interchange/fhir/to-response.ts';

// Whoever imports this can make forms whose formulas are FHIRPath.
installFhirPath();
