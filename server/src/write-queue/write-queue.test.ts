import type { Transaction } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openClinic, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { countStatements } from '../../test/record-statements.ts';
import { verifyAudit } from '../audit-log/verify-audit.ts';
import { openDatabase } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { callPatience } from '../db/patience.ts';
import { newId } from '../db/uuid.ts';
import { patientColumns } from '../file/check-patient.ts';
import { hashOf, lanes, type AuditDraft } from './audit-chain.ts';
import type { Change } from './change.ts';
import { mostWaiting, write } from './write-queue.ts';
import { writeInTurn } from './write-rows.ts';

const now = '2026-05-04T08:00:00.000Z';

describeEachDatabase('works that are written together', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const draft = (entry: string | null = null): AuditDraft => ({
    clinic: clinic.id,
    at: now,
    user_id: null,
    role: 'public',
    action: 'entry.store',
    result: 'done',
    category: clinic.category,
    file: entry,
    entry,
    address: '127.0.0.1',
    detail: null,
  });
  const changeOf = (id: string, version = 1): Change => ({
    rows: {
      files: [
        {
          clinic: clinic.id,
          id,
          category: clinic.category,
          entries: 1,
          created_by: null,
          created_at: now,
          updated_at: now,
          deleted_at: null,
          patient_id: null,
          ...patientColumns({}),
        },
      ],
      entries: [
        {
          clinic: clinic.id,
          id,
          category: clinic.category,
          file: id,
          version,
          page: null,
          answers: '{"words":"Ωمثال\\u0000\\"\'"}',
          computed: '{}',
          body_hash: id,
          created_by: null,
          created_at: now,
          started_at: null,
          source: null,
          link: null,
        },
      ],
    },
    audit: [draft(id)],
  });
  /** Gives how it was written, or what it was refused for. */
  const store = (change: Change, db = database.db) =>
    write(db, {
      known: { change, result: 'together' },
      alone: async (transaction: Transaction<Schema>) => {
        await writeInTurn(transaction, change.rows);
        return 'alone';
      },
    }).catch((error: unknown) => error);
  const stored = async () =>
    (await database.db.selectFrom('entries').select('id').orderBy('id').execute()).map(({ id }) => id);
  const ids = (count: number) => Array.from({ length: count }, () => newId()).sort();

  it('are all stored, with all that belongs to them, and a whole log', async () => {
    const all = ids(300);
    expect(new Set(await Promise.all(all.map((id) => store(changeOf(id)))))).toEqual(new Set(['together']));
    expect(await stored()).toEqual(all);
    const { answers } = await database.db.selectFrom('entries').select('answers').limit(1).executeTakeFirstOrThrow();
    expect(answers).toBe(changeOf('').rows.entries?.[0]?.answers);
    const rows = await database.db.selectFrom('audit').select('entry').where('action', '=', 'entry.store').execute();
    expect(rows.map(({ entry }) => entry).sort()).toEqual(all);
    expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
  });

  it.runIf(database.kind === 'postgres')(
    'take two statements: one half is prepared while the other is written',
    async () => {
      const { db, take } = countStatements(database.db);
      await store(changeOf(newId()), db);
      take();
      await Promise.all(ids(100).map((id) => store(changeOf(id), db)));
      expect(take()).toBe(2);
    },
  );

  it('leave out the one that somebody else has stored, which tries by itself', async () => {
    const [taken = '', ...others] = ids(40);
    await store(changeOf(taken));
    const outcomes = await Promise.all([taken, ...others].map((id) => store(changeOf(id))));
    expect(outcomes[0]).toMatchObject({ code: expect.stringMatching(/^23505$|^SQLITE_CONSTRAINT/) });
    expect(new Set(outcomes.slice(1))).toEqual(new Set(['together']));
    expect(await stored()).toEqual([taken, ...others].sort());
    expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
  });

  it('are not taken along by one that does not fit', async () => {
    const [misfit = '', ...others] = ids(10);
    const outcomes = await Promise.all(
      [changeOf(misfit, 99), ...others.map((id) => changeOf(id))].map((one) => store(one)),
    );
    expect(outcomes[0]).toMatchObject({ code: expect.stringMatching(/^23503$|^SQLITE_CONSTRAINT/) });
    expect(await stored()).toEqual(others);
  });

  it('wait for one another where they have the same key', async () => {
    const id = newId();
    const outcomes = await Promise.all([store(changeOf(id)), store(changeOf(id))]);
    expect(outcomes).toEqual(['together', expect.objectContaining({ code: expect.stringMatching(/^23505$|^SQLITE/) })]);
  });

  it.runIf(database.kind === 'postgres')('leave a lane of the log in which another process writes', async () => {
    await store(changeOf(newId()));
    const { hash: _hash, ...last } = await database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'entry.store')
      .executeTakeFirstOrThrow();
    const row = { ...last, seq: last.seq + 1, prev: _hash };
    const hash = hashOf(row);
    await database.db
      .insertInto('audit')
      .values({ ...row, hash })
      .execute();
    await database.db.updateTable('audit_heads').set({ seq: row.seq, hash }).where('lane', '=', row.lane).execute();
    expect(await store(changeOf(newId()))).toBe('together');
    const used = await database.db
      .selectFrom('audit')
      .select('lane')
      .where('action', '=', 'entry.store')
      .distinct()
      .execute();
    expect(used).toHaveLength(2);
    expect(used.every(({ lane }) => lane % 16 === lanes)).toBe(true);
    expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
  });

  it.runIf(database.kind === 'postgres')('do not wait for a row that another process holds', async () => {
    const file = newId();
    await store(changeOf(file));
    const [visit = '', ...others] = ids(20);
    const { entries } = changeOf(visit).rows;
    const added: Change = {
      rows: {
        entries: (entries ?? []).map((entry) => ({ ...entry, file })),
        visits: [{ clinic: clinic.id, id: file, count: 1, at: now }],
      },
      audit: [draft(visit)],
    };
    const stalled = await openDatabase(database.config);
    const patient = await openDatabase({ ...database.config, patience: { ...callPatience, lockMs: 0 } });
    let isLate = true;
    try {
      const late = await stalled.transaction().execute(async (transaction) => {
        await transaction.updateTable('files').set({ entries: 1 }).where('id', '=', file).execute();
        const waits = store(added, patient).finally(() => (isLate = false));
        const outcomes = await Promise.all(others.map((id) => store(changeOf(id), patient)));
        expect(new Set(outcomes)).toEqual(new Set(['together']));
        expect(isLate).toBe(true);
        return { waits };
      });
      expect(await late.waits).toBe('alone');
    } finally {
      await stalled.destroy();
      await patient.destroy();
    }
    expect(await stored()).toEqual([file, visit, ...others].sort());
  });

  it('are refused at once where too many wait, and the others are stored', async () => {
    const all = ids(mostWaiting + 10);
    const outcomes = await Promise.all(all.map((id) => store({ rows: {}, audit: [draft(id)] })));
    const refused = outcomes.filter((outcome) => outcome !== 'together');
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ code: 'unavailable', detail: { retryAfter: 3 } });
    const { length } = await database.db
      .selectFrom('audit')
      .select('entry')
      .where('action', '=', 'entry.store')
      .execute();
    expect(length).toBe(mostWaiting);
  });

  it('all learn of a database that is gone', async () => {
    const gone = await openDatabase(database.config);
    await gone.selectFrom('settings').select('name').execute();
    await gone.destroy();
    const outcomes = await Promise.all(ids(2).map((id) => store(changeOf(id), gone)));
    expect(outcomes.map((outcome) => outcome instanceof Error)).toEqual([true, true]);
    expect(await stored()).toEqual([]);
  });
});
