import en from '../../../../locales/en/strips.json';
import fa from '../../../../locales/fa/strips.json';

/** Texts of the strips above a screen; fetched with them. */
export const stripsTexts = { en, fa };
