import { ruleForms } from './sdc-rules.ts';
import { structureForms } from './sdc-structure.ts';
import type { SdcForm } from './sdc-items.ts';

/** Questionnaires of the SDC guide, each of one feature or of several together. */
export const sdcForms: readonly SdcForm[] = [...structureForms, ...ruleForms];
