import { FirstStage } from './first-stage.ts';
import { dress } from './fonts.ts';

/** What a form is drawn with before the filler has come: one small file, fetched in parallel with all others. */
export const first = { dress, FirstStage };

export type First = typeof first;
