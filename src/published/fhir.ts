import type { FormDefinition } from '../engine/definition/types.ts';
import { toQuestionnaire as exportForm, type FhirQuestionnaire } from '../interchange/fhir/export/to-questionnaire.ts';
import { fhirPathRuntime } from '../interchange/fhir/fhirpath/runtime.ts';
import { fromQuestionnaire as importForm, type ImportedForm } from '../interchange/fhir/import/from-questionnaire.ts';
import { registered } from './registered.ts';

export { checkResponse, type ResponseCode, type ResponseFault } from '../interchange/fhir/check/check-response.ts';
export { fromResponse, type ImportedAnswers } from '../interchange/fhir/response/from-response.ts';
export { toResponse, type FhirResponse, type ResponseItem } from '../interchange/fhir/response/to-response.ts';
export { InterchangeError, type InterchangeCode } from '../interchange/shared/interchange-error.ts';
export type { Left, Variable } from '../interchange/shared/raw.ts';
export type { FhirQuestionnaire, ImportedForm };

registered.foreign = fhirPathRuntime;

/**
 * The form that an FHIR R4 Questionnaire describes, with the parts of SDC that forms know.
 *
 * What has no meaning here is in `left`; it is kept in the form too, and goes back with `toQuestionnaire`.
 * Expressions in FHIRPath become the formula `FHIRPATH("…")`; variables stand under `variables`.
 * Throws an `InterchangeError` for what is no Questionnaire, and for one that is larger than a form can be.
 */
export function fromQuestionnaire(resource: unknown): ImportedForm {
  return importForm(resource, fhirPathRuntime);
}

/**
 * The form as an FHIR R4 Questionnaire.
 *
 * What came from another system goes back as it came, with what was changed since. What FHIR has no word for is in
 * extensions under `https://porsa.dev/fhir/`, from which `fromQuestionnaire` makes the same form again.
 */
export function toQuestionnaire(definition: FormDefinition): FhirQuestionnaire {
  return exportForm(definition, fhirPathRuntime);
}
