import { atom } from 'nanostores';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { isSame } from '../../kit/changes/same.ts';
import { newerOf, noReply, signedOut, type Newer, type Remote, type SavingState } from './remote.ts';

/** How a saving went: it is stored, somebody saved before, or it failed. */
type Outcome =
  | { readonly kind: 'stored' }
  | { readonly kind: 'newer'; readonly newer: Newer }
  | Extract<SavingState, { kind: 'failed' }>;

/** A form of nothing: whatever is in another was added to it. */
export const nothing = { pages: [], conditions: [] } as unknown as FormDefinition;

/** What the server is known to have, and the way to give it another. */
export function remoteDraft(known: FormDefinition | undefined, remote: Remote | undefined) {
  const $rev = atom(remote?.rev ?? 0);
  let stored = known;
  /** Sent, but no reply came: the server may have it or not. */
  let unanswered: FormDefinition | undefined;
  const take = (definition: FormDefinition, rev: number): void => {
    $rev.set(rev);
    stored = definition;
    unanswered = undefined;
  };
  return {
    $rev,
    take,
    known: () => stored,
    has: (definition: FormDefinition): boolean => definition === stored,
    async store(sent: FormDefinition): Promise<Outcome> {
      if (!remote) {
        stored = sent;
        return { kind: 'stored' };
      }
      const { client, category } = remote;
      if (remote.isOwn?.() === false) return { kind: 'failed', code: signedOut, message: '' };
      const reply = await client.category.storedraft({ category, rev: $rev.get(), definition: sent });
      if (reply.success) {
        take(sent, reply.data.rev);
        return { kind: 'stored' };
      }
      const newer = newerOf(reply);
      if (!newer) {
        if (reply.code >= noReply) unanswered = sent;
        return { kind: 'failed', code: reply.code, message: reply.message };
      }
      // An earlier saving whose reply was lost is one's own.
      if (!unanswered || !isSame(newer.theirs, unanswered)) return { kind: 'newer', newer };
      take(unanswered, newer.rev);
      return { kind: 'stored' };
    },
  };
}

export type RemoteDraft = ReturnType<typeof remoteDraft>;
