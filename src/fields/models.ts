import type { FieldModels } from '../engine/field-model.ts';
import { lightModels } from './light-models.ts';
import { textModel } from './text/model.ts';

/** The rules of every field type. */
export const fieldModels: FieldModels = { ...lightModels, text: textModel };
