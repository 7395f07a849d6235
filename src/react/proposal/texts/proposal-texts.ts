import en from '../../../../locales/en/proposal.json';
import fa from '../../../../locales/fa/proposal.json';

/** Texts of the proposal helper: its form, its chat, its list. */
export const proposalTexts = { en, fa };
