import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { checkPico } from '../../../proposal/pico/check-pico.ts';
import { frames } from '../../../proposal/pico/frames.ts';

/** What is in the text, and the frame it fits with its own names of the elements. */
export function findPico(text: string, language: CoreLanguage) {
  const result = checkPico(text, { language });
  return { result, frame: frames.find(({ frame }) => frame === result.frame) ?? frames[0]! };
}
