import type { LanguageRules } from '../rule.ts';
import { persianFrames } from './frames.ts';

/**
 * What is known of Persian in the shape of all languages: the words that speak for a frame. Its other rules are patterns of
 * whole sentences (`table.ts`), since in Persian what follows a word says what the word before it is.
 */
export const persianRules: LanguageRules = {
  language: 'fa',
  grammar: { links: '', verbs: '', leading: '', trailing: '' },
  lists: {},
  rules: [],
  frames: persianFrames,
};
