import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic } from '../../test/clinic.ts';
import { fillFiles } from '../../test/fill-lists.ts';
import { isPostgres } from '../db/dialect.ts';
import { newId } from '../db/uuid.ts';
import { surveyTables } from './survey-tables.ts';

describeEachDatabase('a database that has grown', (database) => {
  /** How SQLite finds the files of a patient. */
  const wayOf = async (clinic: string, patient: string) => {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select * from files where clinic = ${clinic} and patient_id in (${patient}) order by updated_at, id`.execute(
      database.db,
    );
    return rows.map(({ detail }) => detail).join(' ');
  };

  it('finds the files of one patient without going through those of all others', async () => {
    const { db } = database;
    await database.clear();
    const clinic = await openClinic(db);
    await fillFiles({ db, clinic: clinic.id, category: clinic.category, by: clinic.userId('owner') }, 2000);
    for (let index = 0; index < 5; index += 1)
      await handlers['/file/storefile'](clinic.as('secretary'), {
        id: newId(),
        category: clinic.category,
        patient: { name: `Sara ${index}`, code: `000000000${index}` },
      });
    const { patient_id: patient } = await db
      .selectFrom('files')
      .select('patient_id')
      .where('patient_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const pages = await surveyTables(db);
    if (isPostgres(db)) return expect(pages).toBe(0);
    expect(await wayOf(clinic.id, patient!)).toContain('files_patient (clinic=? AND patient_id=?)');
  });

  it('is surveyed once, and again when it has grown', async () => {
    const pages = await surveyTables(database.db);
    if (isPostgres(database.db)) return expect(pages).toBe(0);
    const surveyed = () =>
      sql<{ tables: number }>`select count(*) as tables from sqlite_stat1`
        .execute(database.db)
        .then(({ rows }) => rows[0]?.tables ?? 0);
    await sql`delete from sqlite_stat1`.execute(database.db);
    expect(await surveyTables(database.db, pages)).toBe(pages);
    expect(await surveyed()).toBe(0);
    expect(await surveyTables(database.db, pages / 2)).toBe(pages);
    expect(await surveyed()).toBeGreaterThan(0);
  });
});
