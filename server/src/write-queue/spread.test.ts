import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { verifyAudit } from '../audit-log/verify-audit.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { isPostgres, isTaken, takenIn } from '../db/dialect.ts';
import { isDistributed } from '../db/is-distributed.ts';
import { spreadOf } from '../operations/distribute.ts';
import { readTables } from '../operations/tables.ts';
import { findSession, openSession } from '../sessions/sessions.ts';

describeEachDatabase('tables on several machines', (database) => {
  let clinics: readonly TestClinic[];
  let db: Database;
  let statements: string[];
  beforeEach(async () => {
    await database.clear();
    // What Citus keeps of tables that it has spread.
    if (isPostgres(database.db)) {
      await sql`create table pg_dist_partition (logicalrelid regclass)`.execute(database.db);
      await sql`insert into pg_dist_partition values ('entries')`.execute(database.db);
    }
    statements = [];
    const onQuery = (statement: string) => void statements.push(statement);
    db = isPostgres(database.db) ? await openDatabase({ ...database.config, onQuery }) : database.db;
    clinics = [await openClinic(db), await openClinic(db)];
  });
  afterEach(async () => {
    if (!isPostgres(database.db)) return;
    await db.destroy();
    await sql`drop table pg_dist_partition`.execute(database.db);
  });

  const giveEach = (patient = {}) =>
    Promise.all(
      [...clinics, ...clinics, ...clinics].map((clinic) =>
        handlers['/entry/storeentry'](clinic.as('secretary'), {
          ...visit(clinic.category),
          ...patient,
        } as never),
      ),
    );

  it('are known to be so', async () => {
    expect(await isDistributed(db)).toBe(isPostgres(db));
  });

  it('take entries of several clinics at once, and a patient whom two of them bring once', async () => {
    const stored = await giveEach({ patient: { name: 'Sara', code: '1234567890' } });
    expect(new Set(stored.map(({ id }) => id)).size).toBe(6);
    for (const { id } of clinics) {
      const entries = await db.selectFrom('entries').select('id').where('clinic', '=', id).execute();
      const patients = await db.selectFrom('patients').select('id').where('clinic', '=', id).execute();
      expect([entries.length, patients.length, await verifyAudit(db, id)]).toEqual([3, 1, []]);
    }
  });

  it.runIf(database.kind === 'postgres')('are written to clinic by clinic, each named in the statement', async () => {
    await giveEach();
    // Ends of audit lanes that are there move on.
    await giveEach();
    const writes = statements.filter(
      (statement) => /^(?:update|with)\b/.test(statement) && statement.includes('json_to'),
    );
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.filter((statement) => !clinics.some(({ id }) => statement.includes(`'${id}'`)))).toEqual([]);
  });

  it.runIf(database.kind === 'postgres')('find a session without a machine of some clinic', async () => {
    const { id, userId } = clinics[0]!;
    const store = { db, clock: () => new Date() };
    const token = await openSession(store, { clinic: id, id: userId('expert') });
    const byClinic = (await readTables(db)).filter((table) => spreadOf(table) === 'by clinic');
    statements.length = 0;
    expect((await findSession(store, token))?.user.id).toBe(userId('expert'));
    const asked = statements.flatMap((statement) => statement.match(/(?<=(?:from|join) ")\w+/g) ?? []);
    expect(asked).toContain('sessions');
    expect(asked.filter((name) => byClinic.some((table) => table.name === name))).toEqual([]);
  });
});

it('takes what Citus says of a duplicate for one, in the table whose part it names', () => {
  const message = 'duplicate key value violates unique constraint "entries_pkey_102247"';
  expect([isTaken({ code: 'XX000', message }), takenIn({ code: 'XX000', message })]).toEqual([true, 'entries']);
  expect(takenIn({ code: '23505', message, table: 'entries_102247' })).toBe('entries');
  expect(isTaken({ code: 'XX000', message: 'cache lookup failed' })).toBe(false);
});
