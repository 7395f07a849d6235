import en from '../../../../locales/en/palette.json';
import fa from '../../../../locales/fa/palette.json';

/** Texts of the command palette and the list of shortcuts; fetched with them. */
export const paletteTexts = { en, fa };
