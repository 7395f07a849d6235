import type { Proposal } from '../../../proposal/types.ts';

/** A proposal as it is kept somewhere. `rev` counts its savings there, `at` is ISO 8601 UTC. */
export interface KeptProposal {
  readonly proposal: Proposal;
  readonly rev: number;
  readonly at: string;
}

export type StoreReply =
  /** `memory`: this page alone has it, because the device keeps nothing. */
  | { readonly kind: 'stored'; readonly rev: number; readonly memory?: boolean }
  /** It was saved from elsewhere in between. */
  | { readonly kind: 'conflict'; readonly theirs: KeptProposal }
  | { readonly kind: 'failed'; readonly code: number; readonly message: string };

/** Where one proposal is kept: on the device or on the server. */
export interface Keeper {
  readonly where: 'device' | 'server';
  /** Keeps it if nobody has kept another since `rev`. */
  store(proposal: Proposal, rev: number): Promise<StoreReply>;
  /** Calls back when it was saved from another tab. */
  watch?(changed: (theirs: KeptProposal) => void): () => void;
}

/** How what is on the screen stands to what is kept. */
export type SavingState =
  /** `page`: nothing but this page has it. `blank`: nothing was written yet. */
  | { readonly kind: 'saved'; readonly where: 'device' | 'server' | 'page' | 'blank' }
  | { readonly kind: 'unsaved' | 'saving' }
  | { readonly kind: 'conflict'; readonly theirs: KeptProposal }
  /** The server refused or did not answer; `kept` says where the changes are meanwhile. */
  | {
      readonly kind: 'failed';
      readonly code: number;
      readonly message: string;
      readonly kept: 'device' | 'page';
    };
