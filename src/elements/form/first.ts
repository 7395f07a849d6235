import { FirstStage, type StageTools } from '../first/first-stage.ts';
import { dress } from '../first/fonts.ts';

const prepare: StageTools['prepare'] = async (request, reply) =>
  (await import('./form-providers.tsx')).prepareAhead(request, reply);

/** What a form is drawn with before the filler has come: one small file, fetched in parallel with all others. */
export const first = { dress, FirstStage, prepare };

export type First = typeof first;
