import type { Proposal } from '../../../proposal/types.ts';
import type { Backup } from './proposal-store.ts';
import type { Keeper, SavingState } from './saving.ts';

/** The code of a reply that never came, and of all that are the client's own. */
const noReply = 5000;

/** What the keeper is known to have, and the way to give it another. */
export interface KnownCopy {
  has(proposal: Proposal): boolean;
  rev(): number;
  take(proposal: Proposal, rev: number): void;
  /** How it stands after the proposal was sent; undefined where an earlier one, whose reply was lost, had been kept. */
  store(sent: Proposal): Promise<SavingState | undefined>;
  /** How it stood after the last saving. */
  state(): SavingState;
}

export function createKnownCopy(keeper: Keeper, backup: Backup | undefined, first: Proposal | undefined, rev: number) {
  let known = { proposal: first, rev };
  /** Sent, but no reply came: the keeper may have it or not. */
  let unanswered: Proposal | undefined;
  let state: SavingState = { kind: 'saved', where: rev > 0 ? keeper.where : 'blank' };
  const take = (proposal: Proposal, next: number): void => {
    known = { proposal, rev: next };
    unanswered = undefined;
    state = { kind: 'saved', where: keeper.where };
  };
  return {
    has: (proposal: Proposal): boolean => proposal === known.proposal,
    rev: () => known.rev,
    take,
    state: () => state,
    async store(sent: Proposal): Promise<SavingState | undefined> {
      const kept = (await backup?.keep(sent, known.rev).catch(() => false)) ? 'device' : 'page';
      const reply = await keeper.store(sent, known.rev);
      if (reply.kind === 'failed') {
        if (reply.code >= noReply) unanswered = sent;
        return { ...reply, kept };
      }
      if (reply.kind === 'conflict') {
        const { theirs } = reply;
        const isOwn = unanswered && JSON.stringify(theirs.proposal) === JSON.stringify(unanswered);
        if (!unanswered || !isOwn) return reply;
        take(unanswered, theirs.rev);
        return undefined;
      }
      take(sent, reply.rev);
      state = { kind: 'saved', where: reply.memory ? 'page' : keeper.where };
      return state;
    },
  } satisfies KnownCopy;
}
