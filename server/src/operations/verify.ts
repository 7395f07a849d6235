import { verifyAudit } from '../audit-log/verify-audit.ts';
import type { Database } from '../db/database.ts';
import { anchorLine, currentAnchors, readAnchors, sealOf, type Anchor } from './anchors.ts';
import { atOneMoment } from './snapshot.ts';
import { OperationError } from './operation-error.ts';

/**
 * Verifies every clinic's audit log as it is at one moment, and reports the first broken row of each lane.
 *
 * The anchors of a whole log, one a lane, stand for all of its rows until then: kept elsewhere, and given as `earlier`
 * later on, they show that the log was rewritten together with its hashes. Throws where any log is broken.
 */
export async function verifyLogs(db: Database, print: (line: string) => void, earlier = ''): Promise<void> {
  const anchors = readAnchors(earlier);
  const broken = await atOneMoment(db, async (snapshot) => {
    let found = 0;
    for (const clinic of await clinicsOf(snapshot)) {
      const breaches = await verifyAudit(snapshot, clinic);
      found += breaches.length;
      for (const { lane, seq, reason } of breaches) print(`clinic ${clinic}: row ${seq} of lane ${lane} is ${reason}`);
      if (breaches.length === 0) for (const line of await wholeLog(snapshot, clinic)) print(line);
    }
    for (const anchor of anchors) {
      if (await holds(snapshot, anchor)) continue;
      found += 1;
      print(`clinic ${anchor.clinic}: row ${anchor.seq} of lane ${anchor.lane} is not the one that was sealed`);
    }
    if (anchors.length > 0) print(`${anchors.length} earlier anchors compared`);
    return found;
  });
  if (broken > 0) throw new OperationError('The audit log has been tampered with.');
}

async function clinicsOf(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('audit').select('clinic').distinct().execute();
  const heads = await db.selectFrom('audit_heads').select('clinic').distinct().execute();
  return [...new Set([...rows, ...heads].map(({ clinic }) => clinic))].sort();
}

async function wholeLog(db: Database, clinic: string): Promise<readonly string[]> {
  const anchors = await currentAnchors(db, clinic);
  const rows = anchors.reduce((sum, { seq }) => sum + seq, 0);
  return [`clinic ${clinic}: ${rows} rows, whole, seal ${sealOf(anchors)}`, ...anchors.map(anchorLine)];
}

async function holds(db: Database, { clinic, lane, seq, hash }: Anchor): Promise<boolean> {
  const row = await db
    .selectFrom('audit')
    .select('hash')
    .where('clinic', '=', clinic)
    .where('lane', '=', lane)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.hash === hash || (seq === 0 && row === undefined);
}
