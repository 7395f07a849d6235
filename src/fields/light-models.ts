import type { FieldModels } from '../engine/field-model.ts';
import { calculatedModel } from './calculated/model.ts';
import { checkboxModel } from './checkbox/model.ts';
import { containerModel } from './container/model.ts';
import { flatviewModel } from './flatview/model.ts';
import { labelModel } from './label/model.ts';
import { linkModel } from './link/model.ts';
import { noteModel } from './note/model.ts';
import { numberModel } from './number/model.ts';
import { selectModel } from './select/model.ts';
import { lateModel } from './shared/late-model.ts';
import { compileBrought } from './shared/late-patterns.ts';
import { createTextModel } from './text/rules.ts';

/** Brought with their views. */
export const lateCascadeview = lateModel('cascadeview', async () => (await import('./cascadeview/model.ts')).cascadeviewModel);
export const lateDate = lateModel('date', async () => (await import('./date/model.ts')).dateModel);
export const lateNumericrange = lateModel('numericrange', async () => (await import('./numericrange/model.ts')).numericrangeModel);

/** The rules of every field type, as the filler has them: those that few forms need work once they are brought. */
export const lightModels: FieldModels = {
  text: createTextModel(compileBrought),
  number: numberModel,
  select: selectModel,
  date: lateDate.model,
  note: noteModel,
  link: linkModel,
  label: labelModel,
  container: containerModel,
  flatview: flatviewModel,
  cascadeview: lateCascadeview.model,
  numericrange: lateNumericrange.model,
  calculated: calculatedModel,
  checkbox: checkboxModel,
};
