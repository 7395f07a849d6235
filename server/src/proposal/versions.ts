import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import type { ProposalVersion } from '../../../src/api/contract/proposal/shapes.ts';
import type { Handlers } from '../context/handler.ts';
import type { Kysely } from 'kysely';
import type { ProposalVersionTable } from '../db/schema/proposals.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { roomLeft } from './room.ts';
import { versionOf } from './keep-version.ts';
import { assertOwn, contentOf, findOwn, ownKey, type ProposalKey } from './own-proposal.ts';
import { olderRev, replaceText, textIn } from './store-proposal.ts';

type Head = Pick<ProposalVersionTable, 'id' | 'rev' | 'name' | 'title' | 'saved_at'>;

function toVersion({ id, rev, name, title, saved_at: savedAt }: Head): ProposalVersion {
  return { id, rev, name, title, savedAt };
}

export const getVersions: Handlers['/proposal/getversions'] = async (context, { id }) => {
  const key = ownKey(context, id);
  await assertOwn(context.db, key);
  const rows = await context.db
    .selectFrom('proposal_versions')
    .select(['id', 'rev', 'name', 'title', 'saved_at'])
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('proposal', '=', id)
    .orderBy('saved_at', 'desc')
    .orderBy('rev', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toVersion);
};

async function findVersion(db: Kysely<Schema>, key: ProposalKey, version: string): Promise<ProposalVersionTable> {
  await assertOwn(db, key);
  const row = await db
    .selectFrom('proposal_versions')
    .selectAll()
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('proposal', '=', key.id)
    .where('id', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row;
}

export const getVersion: Handlers['/proposal/getversion'] = async (context, { id, version }) => {
  const row = await findVersion(context.db, ownKey(context, id), version);
  return { version: toVersion(row), ...contentOf(row) };
};

/** Keeps the present text under a name, or gives a version that is there another name. */
export const storeVersion: Handlers['/proposal/storeversion'] = async (context, { id, version, name }) => {
  const key = ownKey(context, id);
  return context.db.transaction().execute(async (transaction) => {
    const now = await findOwn(transaction, key);
    const ofThis = (db: typeof transaction) =>
      db
        .selectFrom('proposal_versions')
        .where('clinic', '=', key.clinic)
        .where('user_id', '=', key.user_id)
        .where('proposal', '=', id);
    const { count } = await ofThis(transaction)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('name', 'is not', null)
      .where('id', '!=', version)
      .executeTakeFirstOrThrow();
    if (Number(count) >= proposalLimits.namedVersions) throw new ServerError('versionsfull');
    await transaction
      .insertInto('proposal_versions')
      .values(versionOf(now, version, name))
      .onConflict((conflict) => conflict.columns(['clinic', 'user_id', 'proposal', 'id']).doUpdateSet({ name }))
      .execute();
    if ((await roomLeft(transaction, key)) < 0) throw new ServerError('versionsfull');
    const row = await ofThis(transaction)
      .select(['id', 'rev', 'name', 'title', 'saved_at'])
      .where('id', '=', version)
      .executeTakeFirstOrThrow();
    return toVersion(row);
  });
};

export const removeVersion: Handlers['/proposal/removeversion'] = async (context, { id, version }) => {
  const key = ownKey(context, id);
  await findVersion(context.db, key, version);
  await context.db
    .deleteFrom('proposal_versions')
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('proposal', '=', id)
    .where('id', '=', version)
    .execute();
  return {};
};

/** Nothing is lost by going back: the present text becomes a version first. */
export const restoreVersion: Handlers['/proposal/restoreversion'] = async (context, { id, version, rev }) => {
  const key = ownKey(context, id);
  const kept = contentOf(await findVersion(context.db, key, version));
  const text = textIn(kept.proposal, kept.template);
  const stored = await replaceText(context, key, rev, text, true);
  if (stored === undefined) throw olderRev(await findOwn(context.db, key));
  return { ...stored, ...kept };
};
