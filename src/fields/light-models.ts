import type { QuestionType } from '../engine/definition/types.ts';
import type { FieldModels } from '../engine/field-model.ts';
import { everydayModels } from './everyday-models.ts';
import { lateModel } from './shared/late-model.ts';
import { formatsBrought } from './shared/late-formats.ts';
import { staticModel } from './shared/static-model.ts';
import { createTextModel } from './text/rules.ts';

/** Brought with their views. */
export const lateCascadeview = lateModel(
  'cascadeview',
  async () => (await import('./cascadeview/model.ts')).cascadeviewModel,
);
export const lateDate = lateModel('date', async () => (await import('./date/model.ts')).dateModel);
export const lateNumericrange = lateModel(
  'numericrange',
  async () => (await import('./numericrange/model.ts')).numericrangeModel,
);

/** Types that share one late file, `later.ts`: their rules and views together. */
export const laterTypes = [
  'time',
  'datetime',
  'rating',
  'matrix',
  'file',
  'signature',
] as const satisfies readonly QuestionType[];
export type LaterType = (typeof laterTypes)[number];

/** The same made for each of them. */
export function eachLater<Made>(make: (type: LaterType) => Made): Readonly<Record<LaterType, Made>> {
  return Object.fromEntries(laterTypes.map((type) => [type, make(type)])) as Record<LaterType, Made>;
}

export const later = eachLater((type) =>
  lateModel(type, async () => (await import('./later.ts')).laterFields[type].model),
);

/** The rules of every field type, as the filler has them: those that few forms need work once they are brought. */
export const lightModels: FieldModels = {
  ...everydayModels,
  text: createTextModel(formatsBrought),
  date: lateDate.model,
  link: staticModel('link'),
  cascadeview: lateCascadeview.model,
  numericrange: lateNumericrange.model,
  ...eachLater((type) => later[type].model),
};
