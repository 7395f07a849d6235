import en from '../../../../locales/en/importrecords.json';
import fa from '../../../../locales/fa/importrecords.json';

/** Texts of the import of records; fetched with it. */
export const importTexts = { en, fa };
