import type { FieldModels } from '../../engine/capabilities/field-model.ts';
import { everydayModels } from '../models/everyday-models.ts';
import { staticModel } from '../rules/static-model.ts';
import { createTextModel } from '../text/rules.ts';

/** Without the code of formats no text in one is accepted: it throws. The message is short, as every form downloads it. */
const noFormats = (): never => {
  throw new Error('not loaded');
};

/** The rules that the filler has from the start; `loadModels` fetches the others. */
export const lightModels = {
  ...everydayModels,
  text: createTextModel(noFormats),
  link: staticModel('link'),
} as const satisfies Partial<FieldModels>;
