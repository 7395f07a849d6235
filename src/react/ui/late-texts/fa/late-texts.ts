import late from '../../../../../locales/fa/late.json' with { type: 'json' };
import rules from '../../../../../locales/fa/laterules.json' with { type: 'json' };

/** What only rare types of questions and late parts of the filler say, by namespace. */
export const lateTexts = { late, rules };
