import type { FieldModels } from '../engine/field-model.ts';
import { cascadeviewModel } from './cascadeview/model.ts';
import { dateModel } from './date/model.ts';
import { lightModels } from './light-models.ts';
import { numericrangeModel } from './numericrange/model.ts';
import { textModel } from './text/model.ts';

/** The rules of every field type. */
export const fieldModels: FieldModels = { ...lightModels, text: textModel, date: dateModel, cascadeview: cascadeviewModel, numericrange: numericrangeModel };
