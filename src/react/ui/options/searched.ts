import type { Question } from '../../../engine/definition/types.ts';
import { late } from '../late/late.tsx';
import { withLateTexts } from '../late/with-late-texts.ts';

/** Up to so many options are a native select; beyond, they can be searched. */
export const nativeOptions = 7;

/** The searchable list, which forms of short choices do without. */
export const Combobox = late(async () => (await withLateTexts(import('./combobox.tsx'))).Combobox);

/** A list is searched where more than one may be chosen, another may be written, or there are many. */
export const isSearched = ({ multimode, allowother, options = [] }: Question): boolean =>
  !!multimode || !!allowother || options.length > nativeOptions;
