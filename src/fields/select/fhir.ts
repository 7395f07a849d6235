import type { FieldFhir } from '../fhir/field-fhir.ts';
import { choiceFhir } from '../fhir/choice.ts';

export const selectFhir: FieldFhir = choiceFhir('select', () => 'drop-down');
