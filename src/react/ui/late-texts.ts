import en from '../../../locales/en/late.json' with { type: 'json' };
import enRules from '../../../locales/en/laterules.json' with { type: 'json' };
import fa from '../../../locales/fa/late.json' with { type: 'json' };
import faRules from '../../../locales/fa/laterules.json' with { type: 'json' };
import { addTexts } from '../../store/texts.ts';

/** Adds what only rare types of questions and late parts of the filler say, in both languages, to what it says of all. */
export function addLateTexts(): void {
  addTexts('late', { en, fa });
  addTexts('rules', { en: enRules, fa: faRules });
}
