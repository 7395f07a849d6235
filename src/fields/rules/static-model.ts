import type { FieldModel } from '../../engine/capabilities/field-model.ts';
import { blank } from './parsed.ts';

/** What is only shown and takes no answer: whatever is sent for it is blank. */
export function staticModel(type: 'link' | 'label', check?: FieldModel['check']): FieldModel {
  return {
    type,
    kind: 'static',
    parse: () => blank,
    validate: () => undefined,
    toValue: () => undefined,
    format: () => '',
    check,
  };
}
