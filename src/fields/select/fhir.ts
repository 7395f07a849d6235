import type { FieldFhir } from '../field-fhir.ts';
import { choiceFhir } from '../shared/fhir-choice.ts';

export const selectFhir: FieldFhir = choiceFhir('select', () => 'drop-down');
