import en from '../../../../locales/en/common.json';
import fa from '../../../../locales/fa/common.json';

/** Words that every screen uses. */
export const commonTexts = { en, fa };
