import type { Transaction } from 'kysely';
import type { ShareAddress } from '../../../src/api/contract/sharing.ts';
import type { ColleagueAddress } from '../../../src/engine/definition/types.ts';
import type { Schema } from '../db/schema.ts';
import type { Context } from '../http/handler.ts';
import { giveNotice } from '../live/notices.ts';
import type { Receiver } from '../live/tell-live.ts';
import { keepShare } from './keep-share.ts';
import { uniquePeople } from './share-file.ts';
import { mailShared } from './share-letter.ts';
import { findReceiver, peopleOf } from './share-receivers.ts';

export interface Sending {
  readonly clinic: string;
  readonly category: string;
  readonly file: string;
  /** Each saving is told of once. */
  readonly entry: string;
  readonly to: readonly ColleagueAddress[];
}

/** Does what the form's sendfile conditions ask, in the transaction of the saving; receivers that are gone are passed over. */
export async function sendFile(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, category, file, entry, to }: Sending,
): Promise<void> {
  const people: Receiver[] = [];
  for (const address of to.flatMap(toAddress)) {
    const receiver = await findReceiver(transaction, { clinic }, address);
    if (receiver === undefined) continue;
    await keepShare(transaction, context, { clinic, file }, receiver, { may: 'read', note: '', sees: 'expert' }, true);
    people.push(...(await peopleOf(transaction, receiver)));
  }
  const by = context.caller.user?.id ?? null;
  const others = uniquePeople(people).filter(({ user }) => user !== by);
  const told = await giveNotice(transaction, context, others, {
    kind: 'sent',
    cause: entry,
    about: { by, clinic, file, category },
  });
  await mailShared(transaction, context, told, file);
}

function toAddress({ user, group, category }: ColleagueAddress): readonly ShareAddress[] {
  return [
    ...(user === undefined ? [] : [{ user }]),
    ...(group === undefined ? [] : [{ group }]),
    ...(category === undefined ? [] : [{ category }]),
  ];
}
