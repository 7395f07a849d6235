import type { Static } from 'typebox';
import type { Share, ShareAddress } from '../../../src/api/contract/sharing.ts';
import { utc } from '../db/utc.ts';
import { isLive } from '../guard/find-share.ts';
import { reachFile } from '../guard/reach-file.ts';
import { viewLentBy } from '../access/rules.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { giveNotice } from '../live/notices.ts';
import { type Receiver } from '../live/publish-event.ts';
import { publishEvent } from '../live/publish-event.ts';
import { keepShare } from './keep-share.ts';
import { mailPeople } from '../live/mail-people.ts';
import { sharedMailing } from './share-message.ts';
import { findReceiver, peopleOf, titleOf, type ShareReceiver } from './share-receivers.ts';
import { queueEvent } from '../webhook/queue-event.ts';

/** Shares a file: the receivers find it in their list, a notice before them, and an email. */
export const shareFile: Handlers['/file/sharefile'] = async (
  context,
  { file: fileId, to, right: may = 'read', note = '', expiresAt },
) => {
  const expires = expiryOf(context, expiresAt);
  const {
    row: { id: file, clinic },
    category,
  } = await reachFile(context, fileId, 'share');
  const { id: by } = signedIn(context);
  const receivers = await receiversOf(context, clinic, to);
  await context.db.transaction().execute(async (transaction) => {
    const causes: string[] = [];
    const people: Receiver[] = [];
    for (const receiver of receivers) {
      const { id, isNew } = await keepShare(transaction, context, { clinic, file }, receiver, {
        may,
        note,
        sees: viewLentBy(category.role),
        expires_at: expires,
      });
      if (!isNew) continue;
      causes.push(id);
      people.push(...(await peopleOf(transaction, receiver)));
    }
    await writeAudit(transaction, context, {
      clinic,
      role: category.role,
      action: 'file.share',
      category: category.id,
      file,
      detail: { may, to: receivers, ...(expires !== null && { until: expires }) },
    });
    if (causes.length === 0) return;
    await queueEvent(transaction, context.clock, { clinic, category: category.id, event: 'file.shared', file });
    const others = uniquePeople(people).filter(({ user }) => user !== by);
    const notified = await giveNotice(transaction, context, others, {
      kind: 'shared',
      cause: causes.sort().join(),
      about: { by, clinic, file, category: category.id },
    });
    await mailPeople(transaction, context, notified, sharedMailing(file));
  });
  return sharesOf(context, clinic, file);
};

/** A share that is over already would be none. */
function expiryOf(context: Context, expiresAt: string | undefined): string | null {
  if (expiresAt === undefined) return null;
  const at = utc(expiresAt);
  if (at <= context.clock().toISOString())
    throw new ServerError('badbody', { fields: [{ path: 'expiresAt', rule: 'toosmall', message: '' }] });
  return at;
}

/** Withdraws shares: the next call of the receivers is refused, and their open pages are notified. */
export const unshareFile: Handlers['/file/unsharefile'] = async (context, { file: fileId, to }) => {
  const {
    row: { id: file, clinic },
    category,
  } = await reachFile(context, fileId, 'share');
  const live = await liveShares(context, clinic, file);
  const ended = live.filter((share) => to.some((address) => isMeant(share, address)));
  await context.db.transaction().execute(async (transaction) => {
    for (const share of ended) {
      await transaction
        .updateTable('shares')
        .set({ withdrawn_at: context.clock().toISOString() })
        .where('clinic', '=', clinic)
        .where('file', '=', file)
        .where('to_kind', '=', share.to_kind)
        .where('to_id', '=', share.to_id)
        .execute();
    }
    const receivers = ended.map((share): ShareReceiver => ({
      kind: share.to_kind,
      clinic: share.to_clinic,
      id: share.to_id,
    }));
    await writeAudit(transaction, context, {
      clinic,
      role: category.role,
      action: 'file.unshare',
      category: category.id,
      file,
      detail: { to: receivers },
    });
    const people = (await Promise.all(receivers.map((receiver) => peopleOf(transaction, receiver)))).flat();
    await publishEvent(transaction, context, people, 'withdrawn', { file });
    if (ended.length > 0)
      await queueEvent(transaction, context.clock, { clinic, category: category.id, event: 'file.unshared', file });
  });
  return sharesOf(context, clinic, file);
};

export const getSharing: Handlers['/file/getsharing'] = async (context, { file }) => {
  const { row } = await reachFile(context, file, 'share');
  return sharesOf(context, row.clinic, row.id);
};

async function receiversOf(
  context: Context,
  clinic: string,
  to: readonly ShareAddress[],
): Promise<readonly ShareReceiver[]> {
  const from = { clinic, groupsOf: signedIn(context).id };
  const found = await Promise.all(to.map((address) => findReceiver(context.db, from, address)));
  const faults = found.flatMap((receiver, index) =>
    receiver === undefined ? [{ path: `to[${index}]`, rule: 'choice', message: '' }] : [],
  );
  if (faults.length > 0) throw new ServerError('brokenrule', { fields: faults });
  return found.filter((receiver) => receiver !== undefined);
}

/** Which share an address means; a category may also be named by its slug only when sharing, so here by id. */
function isMeant(share: { readonly to_kind: string; readonly to_id: string }, address: ShareAddress): boolean {
  return Object.entries(address).some(([kind, id]) => kind === share.to_kind && id === share.to_id);
}

function liveShares({ db, clock }: Context, clinic: string, file: string) {
  return db
    .selectFrom('shares')
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'shares.clinic').onRef('users.id', '=', 'shares.shared_by'),
    )
    .select([
      'shares.id',
      'to_kind',
      'to_clinic',
      'to_id',
      'may',
      'note',
      'shares.created_at',
      'shares.expires_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('shares.clinic', '=', clinic)
    .where('file', '=', file)
    .where(isLive(clock()))
    .orderBy('shares.created_at')
    .orderBy('shares.id')
    .execute();
}

/** With whom a file is shared now. */
export async function sharesOf(context: Context, clinic: string, file: string): Promise<Static<typeof Share>[]> {
  const rows = await liveShares(context, clinic, file);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      to: {
        kind: row.to_kind,
        id: row.to_id,
        title: await titleOf(context.db, { kind: row.to_kind, clinic: row.to_clinic, id: row.to_id }, clinic),
      },
      right: row.may,
      note: row.note,
      sharedBy: nameOf(row),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    })),
  );
}

export function nameOf({
  first_name: first,
  last_name: last,
}: {
  readonly first_name: string | null;
  readonly last_name: string | null;
}): string | null {
  return first === null ? null : `${first} ${last ?? ''}`.trim();
}

export function uniquePeople(people: readonly Receiver[]): readonly Receiver[] {
  return [...new Map(people.map((person) => [person.user, person])).values()];
}
