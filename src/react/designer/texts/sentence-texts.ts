import en from '../../../../locales/en/sentence.json';
import fa from '../../../../locales/fa/sentence.json';

/** Words of conditions, fetched with the editors that show them. */
export const sentenceTexts = { en, fa };
