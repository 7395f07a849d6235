import { createHash } from 'node:crypto';
import { verifyAudit } from '../audit-log/verify-audit.ts';
import type { Database } from '../db/database.ts';
import { atOneMoment } from './snapshot.ts';
import { OperationError } from './operation-error.ts';

/**
 * Verifies every clinic's audit log as it is at one moment, and reports the first broken row of each lane.
 *
 * The seal of a whole log stands for all of its rows: kept elsewhere, it shows later that the log was rewritten
 * from there on. Throws where any log is broken.
 */
export async function verifyLogs(db: Database, print: (line: string) => void): Promise<void> {
  const broken = await atOneMoment(db, async (snapshot) => {
    let found = 0;
    for (const clinic of await clinicsOf(snapshot)) {
      const breaches = await verifyAudit(snapshot, clinic);
      found += breaches.length;
      for (const { lane, seq, reason } of breaches) print(`clinic ${clinic}: row ${seq} of lane ${lane} is ${reason}`);
      if (breaches.length === 0) print(await wholeLog(snapshot, clinic));
    }
    return found;
  });
  if (broken > 0) throw new OperationError('The audit log has been tampered with.');
}

async function clinicsOf(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('audit').select('clinic').distinct().execute();
  const heads = await db.selectFrom('audit_heads').select('clinic').distinct().execute();
  return [...new Set([...rows, ...heads].map(({ clinic }) => clinic))].sort();
}

async function wholeLog(db: Database, clinic: string): Promise<string> {
  const heads = await db
    .selectFrom('audit_heads')
    .select(['lane', 'seq', 'hash'])
    .where('clinic', '=', clinic)
    .orderBy('lane')
    .execute();
  const seal = createHash('sha256')
    .update(JSON.stringify(heads.map(({ lane, seq, hash }) => [lane, seq, hash])))
    .digest('hex');
  return `clinic ${clinic}: ${heads.reduce((sum, { seq }) => sum + seq, 0)} rows, whole, seal ${seal}`;
}
