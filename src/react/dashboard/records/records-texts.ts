import en from '../../../../locales/en/records.json';
import fa from '../../../../locales/fa/records.json';

/** Texts of what is kept on this device; fetched with the screens that show it. */
export const recordsTexts = { en, fa };
