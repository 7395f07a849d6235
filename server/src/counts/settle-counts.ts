import type { Transaction } from 'kysely';
import type { Logger } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import type { FormCountTable } from '../db/schema/counts.ts';
import type { Schema } from '../db/schema/schema.ts';
import { runRegularly } from '../schedule/run-regularly.ts';

const atOnce = 2000;
const everyMs = 20_000;

/** Adds changes to the counts they belong to, and resolves to their number. Several processes may settle at once. */
export async function settleCounts(db: Database): Promise<number> {
  let settled = 0;
  for (;;) {
    const some = await db.transaction().execute(settleSome);
    settled += some;
    if (some < atOnce) return settled;
  }
}

/** Who comes second finds the rows of the first gone, and adds what is left. */
async function settleSome(transaction: Transaction<Schema>): Promise<number> {
  const changes = await transaction
    .deleteFrom('count_changes')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('clinic', 'id'),
        'in',
        selectFrom('count_changes as first')
          .select(['first.clinic', 'first.id'])
          .limit(atOnce)
          .$asTuple('clinic', 'id'),
      ),
    )
    .returningAll()
    .execute();
  const sums = new Map<string, FormCountTable>();
  for (const { clinic, category, files, entries, span: changed } of changes)
    for (const span of new Set([changed, ''])) {
      const key = `${clinic} ${category} ${span}`;
      const sum = sums.get(key) ?? { clinic, category, span, files: 0, entries: 0, changes: 0 };
      sums.set(key, sum);
      sum.files += files;
      sum.entries += entries;
      sum.changes += 1;
    }
  // In one order, in which no two processes wait for one another.
  const rows = [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  for (let start = 0; start < rows.length; start += 500) await addUp(transaction, rows.slice(start, start + 500));
  return changes.length;
}

function addUp(transaction: Transaction<Schema>, rows: readonly FormCountTable[]): Promise<unknown> {
  return transaction
    .insertInto('form_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['clinic', 'category', 'span']).doUpdateSet(({ eb, ref }) => ({
        files: eb(ref('form_counts.files'), '+', ref('excluded.files')),
        entries: eb(ref('form_counts.entries'), '+', ref('excluded.entries')),
        changes: eb(ref('form_counts.changes'), '+', ref('excluded.changes')),
      })),
    )
    .execute();
}

/** Settles now and again, until the function it returns is called. */
export function settleRegularly(db: Database, logger: Logger): () => Promise<void> {
  return runRegularly(() => settleCounts(db), {
    everyMs,
    logger,
    failure: 'counts cannot be settled',
    startsAtOnce: true,
  });
}
