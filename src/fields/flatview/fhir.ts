import type { FieldFhir } from '../field-fhir.ts';
import { choiceFhir } from '../shared/fhir-choice.ts';

export const flatviewFhir: FieldFhir = choiceFhir('flatview', ({ multimode }) =>
  multimode ? 'check-box' : 'radio-button',
);
