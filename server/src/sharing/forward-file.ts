import type { ShareAddress } from '../../../src/api/contract/sharing.ts';
import type { ColleagueAddress } from '../../../src/engine/definition/types.ts';
import type { Context } from '../context/context.ts';
import { newId } from '../db/uuid.ts';
import { messagesTo } from '../live/mail-people.ts';
import { eventOf, noticeRows, type NewNotice } from '../live/notices.ts';
import type { LiveEvent } from '../live/publish-event.ts';
import { mailRow } from '../mail/create-mail-queue.ts';
import type { Rows } from '../write-queue/parts.ts';
import { uniquePeople } from './share-file.ts';
import { sharedMailing } from './share-message.ts';
import { findReceiver, peopleOf, type ShareReceiver } from './share-receivers.ts';

interface Forwarded {
  readonly clinic: string;
  readonly category: string;
  readonly file: string;
  /** Each entry makes one notice. */
  readonly entry: string;
  readonly to: readonly ColleagueAddress[];
}

/** What is stored with the entry that forwards its file, and what open pages learn then. */
export interface Forwarding {
  readonly rows: Pick<Rows, 'shares' | 'notices' | 'mails'>;
  readonly event: LiveEvent;
}

/** Applies the form's forwarding rules; receivers that no longer exist are skipped. Writes nothing. */
export async function forwardFile(context: Context, forwarded: Forwarded): Promise<Forwarding> {
  const { clinic, category, file, entry, to } = forwarded;
  const { db, caller } = context;
  const now = context.clock();
  const found = await Promise.all(to.flatMap(toAddress).map((address) => findReceiver(db, { clinic }, address)));
  const by = caller.user?.id ?? null;
  const receivers = found.filter((receiver) => receiver !== undefined).filter((receiver) => !isPerson(receiver, by));
  const people = uniquePeople((await Promise.all(receivers.map((receiver) => peopleOf(db, receiver)))).flat());
  const others = people.filter(({ user }) => user !== by);
  const notice: NewNotice = { kind: 'sent', cause: entry, about: { by, clinic, file, category } };
  const mails = await messagesTo(db, context, others, sharedMailing(file));
  return {
    rows: {
      shares: receivers.map((receiver) => shareRow(forwarded, receiver, by, now)),
      notices: noticeRows(others, notice, now),
      mails: mails.map((message) => ({ ...mailRow(now, message), clinic })),
    },
    event: eventOf(notice, others),
  };
}

/** Nobody is sent the file of their own response. */
const isPerson = ({ kind, id }: ShareReceiver, person: string | null): boolean => kind === 'user' && id === person;

function shareRow(
  { clinic, file }: Forwarded,
  { kind, clinic: to_clinic, id: to_id }: ShareReceiver,
  by: string | null,
  now: Date,
): Rows['shares'][number] {
  return {
    clinic,
    file,
    id: newId(now.getTime()),
    to_kind: kind,
    to_clinic,
    to_id,
    may: 'read',
    sees: 'expert',
    note: '',
    shared_by: by,
    created_at: now.toISOString(),
    withdrawn_at: null,
    expires_at: null,
  };
}

function toAddress({ user, group, category }: ColleagueAddress): readonly ShareAddress[] {
  return [
    ...(user === undefined ? [] : [{ user }]),
    ...(group === undefined ? [] : [{ group }]),
    ...(category === undefined ? [] : [{ category }]),
  ];
}
