import type { CoreLanguage } from '../../engine/definition/types.ts';
import { languageOfTokens } from './passages.ts';
import { tokenize } from './tokens.ts';

/** The language that most of a text is written in, by its letters. English where there are none. */
export const languageOf = (text: string): CoreLanguage => languageOfTokens(tokenize(text));
