import type { Database } from '../db/database.ts';
import type { AuditTable } from '../db/schema/audit.ts';
import { firstHash, hashOf } from '../write-queue/audit-chain.ts';

/** The first place in a lane where the log is not what was written. */
export interface AuditBreach {
  readonly lane: number;
  readonly seq: number;
  readonly reason: 'changed' | 'missing';
}

const rowsAtOnce = 1000;

/** Walks a clinic's audit log: each row changed, removed, added or moved shows as a breach. */
export async function verifyAudit(database: Database, clinic: string): Promise<readonly AuditBreach[]> {
  const breaches: AuditBreach[] = [];
  for (const lane of await lanesOf(database, clinic)) {
    const breach = await verifyLane(database, clinic, lane);
    if (breach !== undefined) breaches.push(breach);
  }
  return breaches;
}

/** Those that rows or heads are in, whether the log ever wrote there or not. */
async function lanesOf(database: Database, clinic: string): Promise<readonly number[]> {
  const rows = await database.selectFrom('audit').select('lane').distinct().where('clinic', '=', clinic).execute();
  const heads = await database.selectFrom('audit_heads').select('lane').where('clinic', '=', clinic).execute();
  return [...new Set([...rows, ...heads].map(({ lane }) => lane))].sort((one, other) => one - other);
}

async function verifyLane(database: Database, clinic: string, lane: number): Promise<AuditBreach | undefined> {
  let last = { seq: 0, hash: firstHash };
  for (let isFirst = true; ; isFirst = false) {
    const rows = await readRows(database, clinic, lane, isFirst ? undefined : last.seq);
    for (const row of rows) {
      if (row.seq <= last.seq) return { lane, seq: row.seq, reason: 'changed' };
      if (row.seq !== last.seq + 1) return { lane, seq: last.seq + 1, reason: 'missing' };
      if (row.prev !== last.hash || row.hash !== hashOf(row)) return { lane, seq: row.seq, reason: 'changed' };
      last = row;
    }
    if (rows.length < rowsAtOnce) return endsAt(database, clinic, lane, last);
  }
}

function readRows(database: Database, clinic: string, lane: number, after: number | undefined): Promise<AuditTable[]> {
  return database
    .selectFrom('audit')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('lane', '=', lane)
    .$if(after !== undefined, (select) => select.where('seq', '>', after!))
    .orderBy('seq')
    .limit(rowsAtOnce)
    .execute();
}

/** The head reveals rows that were cut off the end. */
async function endsAt(
  database: Database,
  clinic: string,
  lane: number,
  last: { seq: number; hash: string },
): Promise<AuditBreach | undefined> {
  const head = (await database
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('clinic', '=', clinic)
    .where('lane', '=', lane)
    .executeTakeFirst()) ?? { seq: 0, hash: firstHash };
  if (head.seq > last.seq) return { lane, seq: last.seq + 1, reason: 'missing' };
  return head.hash === last.hash && head.seq === last.seq ? undefined : { lane, seq: last.seq, reason: 'changed' };
}
