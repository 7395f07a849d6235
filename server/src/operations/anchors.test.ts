import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { firstHash, hashOf } from '../write-queue/audit-chain.ts';
import type { Database } from '../db/database.ts';
import { verifyLogs } from './verify.ts';

/** Changes who a row names, and makes every hash after it fit: what somebody can do who may write to the whole database. */
async function rewrite(db: Database, clinic: string): Promise<void> {
  const rows = await db.selectFrom('audit').selectAll().where('clinic', '=', clinic).orderBy('seq').execute();
  const [first] = rows;
  if (first === undefined) throw new Error('There is no row.');
  const last = new Map<number, { readonly seq: number; readonly hash: string }>();
  for (const row of rows) {
    const prev = last.get(row.lane)?.hash ?? firstHash;
    const changed = { ...row, prev, ...(row === first && { address: 'elsewhere' }) };
    const hash = hashOf(changed);
    last.set(row.lane, { seq: row.seq, hash });
    await db
      .updateTable('audit')
      .set({ prev, hash, address: changed.address })
      .where('clinic', '=', clinic)
      .where('lane', '=', row.lane)
      .where('seq', '=', row.seq)
      .execute();
  }
  for (const [lane, { hash }] of last)
    await db.updateTable('audit_heads').set({ hash }).where('clinic', '=', clinic).where('lane', '=', lane).execute();
}

describeEachDatabase('anchors of the audit log that are kept elsewhere', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });
  const verify = async (earlier?: string): Promise<readonly string[]> => {
    const lines: string[] = [];
    await verifyLogs(database.db, (line) => lines.push(line), earlier).catch((error: Error) =>
      lines.push(error.message),
    );
    return lines;
  };
  const fault = 'The audit log has been tampered with.';

  it('hold as the log grows', async () => {
    const earlier = await verify();
    expect(earlier.filter((line) => line.startsWith(`anchor ${clinic.id} `)).length).toBeGreaterThan(0);
    await handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category));
    const later = await verify(`Subject: seals\n${earlier.join('\n')}\n`);
    expect(later).not.toContain(fault);
    expect(later.at(-1)).toMatch(/^\d+ earlier anchors compared$/);
  });

  it('show that it was rewritten together with its hashes', async () => {
    const earlier = (await verify()).join('\n');
    await rewrite(database.db, clinic.id);
    expect(await verify()).not.toContain(fault);
    const found = await verify(earlier);
    expect(found).toContainEqual(
      expect.stringMatching(`^clinic ${clinic.id}: row \\d+ of lane \\d+ is not the one that was sealed$`),
    );
    expect(found.at(-1)).toBe(fault);
  });

  it('show that its end was cut off', async () => {
    const earlier = (await verify()).join('\n');
    await database.db.deleteFrom('audit').where('clinic', '=', clinic.id).execute();
    await database.db.deleteFrom('audit_heads').where('clinic', '=', clinic.id).execute();
    expect(await verify()).not.toContain(fault);
    expect((await verify(earlier)).at(-1)).toBe(fault);
  });

  it('are read from a file that has some', async () => {
    expect(await verify('nothing of the kind')).toEqual(['The file contains no anchors of an audit log.']);
  });
});
