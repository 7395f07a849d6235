import type { Finding, Proposal } from '../../proposal/types.ts';

export type ProposalMode = 'form' | 'chat';
export type DownloadFormat = 'docx' | 'markdown' | 'json' | 'print';

export interface ProposalDetail {
  readonly proposal: Proposal;
}
export interface CheckDetail {
  readonly findings: readonly Finding[];
}
/** `entry` is the id of the response that reached the server; absent where the host takes the proposal itself. */
export interface ProposalSubmitDetail extends ProposalDetail, CheckDetail {
  readonly entry?: string;
}
