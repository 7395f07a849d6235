import type { Transaction } from 'kysely';
import type { ShareAddress } from '../../../src/api/contract/sharing.ts';
import type { ColleagueAddress } from '../../../src/engine/definition/types.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Announcement } from '../live/notices.ts';
import type { Receiver } from '../live/publish-event.ts';
import { keepShare } from './keep-share.ts';
import { uniquePeople } from './share-file.ts';
import { mailShared } from './share-message.ts';
import { findReceiver, peopleOf } from './share-receivers.ts';

export interface Sending {
  readonly clinic: string;
  readonly category: string;
  readonly file: string;
  /** Each entry makes one notice. */
  readonly entry: string;
  readonly to: readonly ColleagueAddress[];
}

/** Applies the form's forwarding rules, in the transaction of the entry, and gives what is to be announced; receivers that no longer exist are skipped. */
export async function sendFile(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, category, file, entry, to }: Sending,
): Promise<Announcement> {
  const people: Receiver[] = [];
  for (const address of to.flatMap(toAddress)) {
    const receiver = await findReceiver(transaction, { clinic }, address);
    if (receiver === undefined) continue;
    const terms = { may: 'read', note: '', sees: 'expert', expires_at: null } as const;
    await keepShare(transaction, context, { clinic, file }, receiver, terms, true);
    people.push(...(await peopleOf(transaction, receiver)));
  }
  const by = context.caller.user?.id ?? null;
  return {
    receivers: uniquePeople(people).filter(({ user }) => user !== by),
    notice: { kind: 'sent', cause: entry, about: { by, clinic, file, category } },
    follow: (notified) => mailShared(transaction, context, notified, file),
  };
}

function toAddress({ user, group, category }: ColleagueAddress): readonly ShareAddress[] {
  return [
    ...(user === undefined ? [] : [{ user }]),
    ...(group === undefined ? [] : [{ group }]),
    ...(category === undefined ? [] : [{ category }]),
  ];
}
