import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { describeMarks, markedId, type MarkKey } from './marked.ts';
import { worthNow } from './visit-score.ts';

/** So many are remembered of each person, and so many shown. */
const most = { kept: 100, shown: 10 } as const;

export const addVisit: Handlers['/user/addmostvisited'] = async (context, { kind, id: named }) => {
  const id = await markedId(context, { kind, id: named });
  await context.db.transaction().execute(async (transaction) => {
    const known = await visitsOf(transaction, context).where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
    const now = context.clock();
    await keepVisit(
      transaction,
      context,
      { kind, id },
      1 + (known === undefined ? 0 : worthNow(known.score, known.visited_at, now)),
    );
    await forgetLeast(transaction, context);
  });
  return {};
};

/** The first of the list weighs as many visits as the list is long. */
export const storeVisits: Handlers['/user/storemostvisited'] = async (context, { items }) => {
  const keys = await Promise.all(
    items.map(async ({ kind, id }) => ({ kind, id: await markedId(context, { kind, id }) })),
  );
  await context.db.transaction().execute(async (transaction) => {
    const { clinic, id: user } = signedIn(context);
    await transaction.deleteFrom('visits').where('clinic', '=', clinic).where('user_id', '=', user).execute();
    for (const [index, key] of keys.entries()) await keepVisit(transaction, context, key, keys.length - index);
  });
  return {};
};

export const getMostVisited: Handlers['/user/getmostvisiteds'] = async (context) => {
  const now = context.clock();
  const rows = await visitsOf(context.db, context).execute();
  const sorted = [...rows].sort((a, b) => worthNow(b.score, b.visited_at, now) - worthNow(a.score, a.visited_at, now));
  return (await describeMarks(context, sorted)).slice(0, most.shown);
};

function visitsOf(db: Context['db'] | Transaction<Schema>, context: Context) {
  const { clinic, id } = signedIn(context);
  return db
    .selectFrom('visits')
    .select(['kind', 'id', 'score', 'visited_at'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', id);
}

async function keepVisit(
  transaction: Transaction<Schema>,
  context: Context,
  { kind, id }: MarkKey,
  score: number,
): Promise<void> {
  const { clinic, id: user } = signedIn(context);
  const row = { clinic, user_id: user, kind, id, score, visited_at: context.clock().toISOString() };
  await transaction
    .insertInto('visits')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'user_id', 'kind', 'id']).doUpdateSet({ score, visited_at: row.visited_at }),
    )
    .execute();
}

async function forgetLeast(transaction: Transaction<Schema>, context: Context): Promise<void> {
  const { clinic, id } = signedIn(context);
  const rows = await visitsOf(transaction, context).execute();
  if (rows.length <= most.kept) return;
  const now = context.clock();
  const least = [...rows]
    .sort((a, b) => worthNow(b.score, b.visited_at, now) - worthNow(a.score, a.visited_at, now))
    .slice(most.kept);
  for (const row of least)
    await transaction
      .deleteFrom('visits')
      .where('clinic', '=', clinic)
      .where('user_id', '=', id)
      .where('kind', '=', row.kind)
      .where('id', '=', row.id)
      .execute();
}
