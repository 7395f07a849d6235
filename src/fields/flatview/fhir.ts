import type { FieldFhir } from '../fhir/field-fhir.ts';
import { choiceFhir } from '../fhir/choice.ts';

export const flatviewFhir: FieldFhir = choiceFhir('flatview', ({ multimode }) =>
  multimode ? 'check-box' : 'radio-button',
);
