import type { FieldModels } from '../../engine/capabilities/field-model.ts';
import { cascadeviewModel } from '../cascadeview/model.ts';
import { containerModel } from '../container/model.ts';
import { dateModel } from '../date/model.ts';
import { datetimeModel } from '../datetime/model.ts';
import { everydayModels } from './everyday-models.ts';
import { fileModel } from '../file/model.ts';
import { linkModel } from '../link/model.ts';
import { matrixModel } from '../matrix/model.ts';
import { numericrangeModel } from '../numericrange/model.ts';
import { ratingModel } from '../rating/model.ts';
import { signatureModel } from '../signature/model.ts';
import { textModel } from '../text/model.ts';
import { timeModel } from '../time/model.ts';

/** The rules of every field type. */
export const fieldModels: FieldModels = {
  ...everydayModels,
  text: textModel,
  link: linkModel,
  container: containerModel,
  date: dateModel,
  cascadeview: cascadeviewModel,
  numericrange: numericrangeModel,
  time: timeModel,
  datetime: datetimeModel,
  rating: ratingModel,
  matrix: matrixModel,
  file: fileModel,
  signature: signatureModel,
};
