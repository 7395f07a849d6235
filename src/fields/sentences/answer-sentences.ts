import en from '../../../locales/en/rules.json' with { type: 'json' };
import fa from '../../../locales/fa/rules.json' with { type: 'json' };
import enLate from '../../../locales/en/laterules.json' with { type: 'json' };
import faLate from '../../../locales/fa/laterules.json' with { type: 'json' };
import type { SentenceTable } from './sentences.ts';

/** Sentences about wrong answers, in both languages: for servers, tests and the published engine. The filler fetches one. */
export const answerSentences: SentenceTable = { en: { ...en, ...enLate }, fa: { ...fa, ...faLate } };
