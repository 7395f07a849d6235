import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { inTemporaryFolder } from '../../test/server-process.ts';
import { settleCounts } from '../counts/settle-counts.ts';
import { openDatabase } from '../db/database.ts';
import { counts } from '../db/migrations/second/30-counts.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { repairCounts, verifyCounts } from './verify-counts.ts';

describeEachDatabase('npm run verify', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    for (let turn = 0; turn < 3; turn += 1)
      await handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category));
  });
  const linesOf = async (check: typeof verifyCounts): Promise<readonly string[]> => {
    const lines: string[] = [];
    await check(database.db, (line) => lines.push(line)).catch((error: Error) => lines.push(error.message));
    return lines;
  };
  const good = ['The counts of all forms match what is stored.'];
  const dashboard = async () => (await handlers['/dashboard/getsummary'](clinic.as('owner'), {})).categories[0];

  it('finds nothing where all is well, whether or not counts are settled', async () => {
    expect(await linesOf(verifyCounts)).toEqual(good);
    expect(await settleCounts(database.db)).toBe(3);
    expect(await linesOf(verifyCounts)).toEqual(good);
    expect(await linesOf(repairCounts)).toEqual(good);
  });

  it('names each form and day that is counted wrongly, and corrects it', async () => {
    await settleCounts(database.db);
    await database.db.updateTable('form_counts').set({ entries: 7 }).where('span', '<>', '').execute();
    const form = `form ${clinic.slug} of clinic ${clinic.id}`;
    const found = [`${form} on 2026-05-04: 3 files and 7 responses counted, 3 and 3 stored`];
    expect(await linesOf(verifyCounts)).toEqual([
      ...found,
      'The counts differ from what is stored. Correct them with: npm run verify -- --repair',
    ]);
    expect(await dashboard()).toMatchObject({ files: 3, entries: 7 });
    expect(await linesOf(repairCounts)).toEqual([...found, 'The counts were corrected.']);
    expect(await linesOf(verifyCounts)).toEqual(good);
    expect(await dashboard()).toMatchObject({ files: 3, entries: 3 });
  });

  it('corrects the number of all where it alone is wrong, and counts that are missing', async () => {
    await settleCounts(database.db);
    await database.db.updateTable('form_counts').set({ files: 5 }).where('span', '=', '').execute();
    expect((await linesOf(verifyCounts))[0]).toContain('in total: 5 files and 3 responses counted, 3 and 3 stored');
    await linesOf(repairCounts);
    expect(await dashboard()).toMatchObject({ files: 3, entries: 3 });
    await database.db.deleteFrom('form_counts').execute();
    expect(await linesOf(verifyCounts)).toHaveLength(3);
    await linesOf(repairCounts);
    expect(await linesOf(verifyCounts)).toEqual(good);
    expect(await dashboard()).toMatchObject({ files: 3, entries: 3 });
  });

  it.runIf(database.kind === 'postgres')('corrects nothing that is stored meanwhile', async () => {
    await database.db.deleteFrom('count_changes').execute();
    const storing = Array.from({ length: 20 }, () =>
      handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category)),
    );
    await Promise.all([...storing, linesOf(repairCounts)]);
    await linesOf(repairCounts);
    expect(await linesOf(verifyCounts)).toEqual(good);
    expect(await dashboard()).toMatchObject({ files: 23, entries: 23 });
  });
});

it('Files and responses of before are counted when the database is migrated', async () => {
  await inTemporaryFolder(async (folder) => {
    const db = await openDatabase({ path: join(folder, 'porsa.sqlite') });
    await migrate(db);
    const clinic = await openClinic(db);
    const files: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      clinic.as('owner').clock.advance(1_000_000);
      files.push((await handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category))).file);
    }
    await handlers['/entry/storeentry'](clinic.as('secretary'), { ...visit(clinic.category), file: files[0]! });
    await handlers['/file/removefile'](clinic.as('owner'), { id: files[1]! });
    for (const table of ['form_counts', 'count_changes']) await sql`drop table ${sql.table(table)}`.execute(db);
    await sql`drop index entries_creator`.execute(db);
    await db.deleteFrom('migrations').where('name', '=', counts.name).execute();
    await migrate(db);
    await verifyCounts(db, () => undefined);
    expect(await db.selectFrom('form_counts').select(['files', 'entries']).where('span', '=', '').execute()).toEqual([
      { files: 3, entries: 4 },
    ]);
    await db.destroy();
  });
});
