import en from '../../../../../locales/en/proposals.json';
import fa from '../../../../../locales/fa/proposals.json';

/** Texts of the portal's screens of proposals; fetched with them. */
export const proposalsTexts = { en, fa };
