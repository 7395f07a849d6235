import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { openClinic, type TestClinic } from '../../test/clinic.ts';
import type { Database } from '../db/database.ts';
import type { AuditTable } from '../db/schema/audit.ts';
import { newId } from '../db/uuid.ts';
import { verifyLogs } from '../operations/verify.ts';
import { firstHash, hashOf } from '../write-queue/audit-chain.ts';
import { writeAudit } from './write-audit.ts';
import { verifyAudit, type AuditBreach } from '../audit-log/verify-audit.ts';

/** What somebody with a hand on the database might do, and where it must show. */
type Deed = (db: Database, place: AuditTable) => Promise<Omit<AuditBreach, 'reason'>>;

const texts = [
  'user_id',
  'role',
  'action',
  'category',
  'file',
  'entry',
  'address',
  'detail',
  'at',
  'prev',
  'hash',
] as const;
const at = (db: Database, { clinic, lane, seq }: AuditTable) => ({
  change: (values: Partial<AuditTable>) =>
    db
      .updateTable('audit')
      .set(values)
      .where('clinic', '=', clinic)
      .where('lane', '=', lane)
      .where('seq', '=', seq)
      .execute(),
  remove: () =>
    db.deleteFrom('audit').where('clinic', '=', clinic).where('lane', '=', lane).where('seq', '=', seq).execute(),
});

/** Lanes that no writer uses. */
const unused = 100_000;

const edits: readonly Deed[] = [
  ...texts.map((column): Deed => async (db, row) => {
    await at(db, row).change({ [column]: `${row[column] ?? ''}0` });
    return row;
  }),
  async (db, row) => {
    await at(db, row).change({ result: row.result === 'done' ? 'denied' : 'done' });
    return row;
  },
  // With a hash of its own the next row, or the head, no longer follows.
  async (db, row) => {
    const changed = { ...row, user_id: 'somebody-else' };
    await at(db, row).change({ user_id: changed.user_id, hash: hashOf(changed) });
    const next = await db
      .selectFrom('audit')
      .select('seq')
      .where('clinic', '=', row.clinic)
      .where('lane', '=', row.lane)
      .where('seq', '=', row.seq + 1)
      .executeTakeFirst();
    return { lane: row.lane, seq: next?.seq ?? row.seq };
  },
];
const remove: Deed = async (db, row) => {
  await at(db, row).remove();
  return row;
};
const reorder: Deed = async (db, row) => {
  const other = await db
    .selectFrom('audit')
    .selectAll()
    .where('clinic', '=', row.clinic)
    .where('lane', '=', row.lane)
    .where('seq', '<>', row.seq)
    .orderBy('hash')
    .executeTakeFirstOrThrow();
  await at(db, row).change({ seq: -1 });
  await at(db, other).change({ seq: row.seq });
  await at(db, { ...row, seq: -1 }).change({ seq: other.seq });
  return { lane: row.lane, seq: Math.min(row.seq, other.seq) };
};
const inserts: readonly Deed[] = [
  async (db, row) => {
    const last = await db
      .selectFrom('audit')
      .selectAll()
      .where('clinic', '=', row.clinic)
      .where('lane', '=', row.lane)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    await insert(db, { ...row, seq: last.seq + 1, prev: last.hash });
    return { lane: row.lane, seq: last.seq + 1 };
  },
  async (db, row) => {
    await insert(db, { ...row, lane: unused + row.seq, seq: 1, prev: firstHash });
    return { lane: unused + row.seq, seq: 1 };
  },
  async (db, row) => {
    await insert(db, { ...row, seq: -row.seq, prev: firstHash });
    return { lane: row.lane, seq: -row.seq };
  },
  async (db, row) => {
    await insert(db, { ...row, seq: 0, prev: firstHash });
    return { lane: row.lane, seq: 0 };
  },
];
const insert = (db: Database, row: AuditTable) =>
  db
    .insertInto('audit')
    .values({ ...row, hash: hashOf(row) })
    .execute();

describeEachDatabase('a log that was tampered with', (database) => {
  let clinic: TestClinic;
  let rows: readonly AuditTable[];
  beforeAll(async () => {
    clinic = await openClinic(database.db);
    const files = Array.from({ length: 24 }, () => newId());
    await database.db.transaction().execute(async (transaction) => {
      for (let index = 0; index < 240; index += 1) {
        await writeAudit(transaction, clinic.as('expert'), {
          clinic: clinic.id,
          role: 'expert',
          action: 'file.view',
          category: clinic.category,
          file: files[index % 24],
          detail: { index },
        });
      }
    });
    rows = await database.db.selectFrom('audit').selectAll().where('clinic', '=', clinic.id).orderBy('hash').execute();
  });

  it.each([
    ['edited', edits],
    ['removed', [remove]],
    ['moved', [reorder]],
    ['added', inserts],
  ] as const)('shows a row that was %s, wherever it is', async (_, deeds) => {
    const places = fc.sample(fc.record({ row: fc.constantFrom(...rows), deed: fc.constantFrom(...deeds) }), {
      numRuns: 200,
      seed: 20260504,
    });
    for (const { row, deed } of places) {
      const [found, expected] = await undone(database.db, async (db) => {
        const where = await deed(db, row);
        return [await verifyAudit(db, clinic.id), where] as const;
      });
      expect(found).toMatchObject([{ lane: expected.lane, seq: expected.seq }]);
    }
    expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
  });

  it('is named by the command, beside those that are whole; the seal of a whole one changes with each row', async () => {
    const other = await openClinic(database.db);
    const output = async () => {
      const lines: string[] = [];
      await verifyLogs(database.db, (line) => lines.push(line)).catch((error: Error) => lines.push(error.message));
      return lines;
    };
    const before = await output();
    expect(before).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`clinic ${clinic.id}: 2[0-9]{2} rows, whole, seal [0-9a-f]{64}`),
        expect.stringContaining(`clinic ${other.id}`),
      ]),
    );
    await database.db
      .transaction()
      .execute((transaction) =>
        writeAudit(transaction, clinic.as('expert'), { clinic: clinic.id, role: 'expert', action: 'file.view' }),
      );
    expect((await output()).find((line) => line.includes(clinic.id))).not.toBe(
      before.find((line) => line.includes(clinic.id)),
    );
    const row = rows[7]!;
    await at(database.db, row).change({ address: 'elsewhere' });
    const broken = await output();
    expect(broken).toContain(`clinic ${clinic.id}: row ${row.seq} of lane ${row.lane} is changed`);
    expect(broken.at(-1)).toBe('The audit log has been tampered with.');
    expect(broken.find((line) => line.includes(other.id))).toContain('whole');
  });
});

const undo = new Error('undone');

/** Does it, looks, and takes it back. */
async function undone<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  let result: { readonly of: Result } | undefined;
  await db
    .transaction()
    .execute(async (transaction) => {
      result = { of: await work(transaction) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result!.of;
}
