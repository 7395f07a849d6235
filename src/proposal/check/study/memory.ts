import { checkPico } from '../../pico/check-pico.ts';
import type { PicoResult } from '../../pico/types.ts';
import { foldWord } from '../../text/fold.ts';
import { termsOf, type Terms } from '../words/terms.ts';

/** What was found in texts before: a keystroke in one answer leaves those of the others as they are. */
export interface CheckMemory {
  readonly pico: (text: string) => PicoResult;
  readonly terms: (text: string) => Terms;
  readonly fold: (text: string) => string;
}

/** More texts than a proposal has are not kept. */
const mostTexts = 500;

/** Longer texts are read for PICO to here. */
const mostRead = 20_000;

function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= mostTexts) results.clear();
    const result = read(text);
    results.set(text, result);
    return result;
  };
}

/** For one proposal that is checked again and again; it holds that proposal's texts. */
export const createMemory = (): CheckMemory => ({
  pico: remember((text) => checkPico(text.slice(0, mostRead))),
  terms: remember(termsOf),
  fold: remember(foldWord),
});
