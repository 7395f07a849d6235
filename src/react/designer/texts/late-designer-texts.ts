import en from '../../../../locales/en/latedesigner.json';
import fa from '../../../../locales/fa/latedesigner.json';

/** Texts of the designer's dialogs and sections, fetched with them; of the same namespace as those that it opens with. */
export const lateDesignerTexts = { en, fa };
