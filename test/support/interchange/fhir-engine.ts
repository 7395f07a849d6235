import { createEngine } from '../../../src/engine/create-engine.ts';
import { allCapabilities } from '../../../src/fields/form/all-capabilities.ts';
import { answerSentences } from '../../../src/fields/sentences/answer-sentences.ts';
import { createCheckedEngine } from '../../../src/fields/check/checked-engine.ts';
import { toQuestionnaire as exportForm } from '../../../src/interchange/fhir/export/to-questionnaire.ts';
import { fhirPathRuntime } from '../../../src/interchange/fhir/fhirpath/runtime.ts';
import { fromQuestionnaire as importForm } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';

const engine = createEngine({ ...allCapabilities, foreign: fhirPathRuntime });

/** An engine that knows FHIRPath, as `porsa/fhir` gives it to `porsa/engine`. */
export const { createForm } = engine;

/** The same, with definitions checked before a form is made of them. */
export const { createForm: createCheckedForm, checkDefinition } = createCheckedEngine(engine, answerSentences);

export const fromQuestionnaire = (resource: unknown) => importForm(resource, fhirPathRuntime);
export const toQuestionnaire = (definition: FormDefinition) => exportForm(definition, fhirPathRuntime);
