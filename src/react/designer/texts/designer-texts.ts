import en from '../../../../locales/en/designer.json';
import enExpressions from '../../../../locales/en/expressions.json';
import fa from '../../../../locales/fa/designer.json';
import faExpressions from '../../../../locales/fa/expressions.json';

/** Texts of the designer. */
export const designerTexts = { en, fa };

/** What is wrong with a formula, shown while it is typed. */
export const expressionTexts = { en: enExpressions, fa: faExpressions };

/** Settings whose rule is shown beside them. */
export const hasHint = (key: string): boolean => key in en.hints;
export const hasPageHint = (key: string): boolean => key in en.pagehints;
