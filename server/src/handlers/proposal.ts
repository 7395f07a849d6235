import type { assistant } from '../../../src/api/contract/proposal/assistant.ts';
import type { proposalComments } from '../../../src/api/contract/proposal/comments.ts';
import type { proposals } from '../../../src/api/contract/proposal/proposals.ts';
import { assist, getAssistant } from '../proposal/assistant/assist.ts';
import { removeCommentLink, storeCommentLink } from '../proposal/comment-links.ts';
import { getCommented, storeComment } from '../proposal/commented.ts';
import { getComments, removeComment, resolveComment, storeReply } from '../proposal/comments.ts';
import { checkText } from '../proposal/check-text.ts';
import { getProposal, getProposals } from '../proposal/proposals.ts';
import { removeProposal, restoreProposal } from '../proposal/remove-proposal.ts';
import { storeProposal } from '../proposal/store-proposal.ts';
import { getVersion, getVersions, removeVersion, restoreVersion, storeVersion } from '../proposal/versions.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Proposals, their versions, comments on them, and the language model. */
export const proposalHandlers: HandlersOf<typeof proposals & typeof proposalComments & typeof assistant> = {
  '/proposal/getproposals': getProposals,
  '/proposal/getproposal': getProposal,
  '/proposal/storeproposal': storeProposal,
  '/proposal/removeproposal': removeProposal,
  '/proposal/restoreproposal': restoreProposal,
  '/proposal/check': checkText,
  '/proposal/getversions': getVersions,
  '/proposal/getversion': getVersion,
  '/proposal/storeversion': storeVersion,
  '/proposal/removeversion': removeVersion,
  '/proposal/restoreversion': restoreVersion,
  '/proposal/storecommentlink': storeCommentLink,
  '/proposal/removecommentlink': removeCommentLink,
  '/proposal/getcommented': getCommented,
  '/proposal/storecomment': storeComment,
  '/proposal/getcomments': getComments,
  '/proposal/storereply': storeReply,
  '/proposal/resolvecomment': resolveComment,
  '/proposal/removecomment': removeComment,
  '/proposal/getassistant': getAssistant,
  '/proposal/assist': assist,
};
