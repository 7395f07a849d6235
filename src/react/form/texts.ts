import en from '../../../locales/en/form.json';
import fa from '../../../locales/fa/form.json';

/** Texts of the filler. */
export const formTexts = { en, fa };
