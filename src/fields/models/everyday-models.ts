import { calculatedModel } from '../calculated/model.ts';
import { checkboxModel } from '../checkbox/model.ts';
import { flatviewModel } from '../flatview/model.ts';
import { labelModel } from '../label/model.ts';
import { noteModel } from '../note/model.ts';
import { numberModel } from '../number/model.ts';
import { selectModel } from '../select/model.ts';

/** Rules that filler and server have alike, as nothing in them is worth fetching apart. */
export const everydayModels = {
  number: numberModel,
  select: selectModel,
  note: noteModel,
  label: labelModel,
  flatview: flatviewModel,
  calculated: calculatedModel,
  checkbox: checkboxModel,
} as const;
