import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { newId } from '../src/db/uuid.ts';
import { patientColumns } from '../src/file/check-patient.ts';
import { wordsOf } from '../src/file/file-words.ts';
import { handlers, openClinic } from '../test/clinic.ts';
import { measure, patientOf } from './many-patients.ts';

/**
 * Searches a million patient files: `npx tsx server/bench/search.ts [files] [postgres-url]`.
 *
 * Each figure is of 60 calls of `/file/getfiles`, rights and audit row included, in milliseconds.
 */
const [count = '1000000', url] = process.argv.slice(2);
async function fill(db: Database, clinic: string, category: string, files: number): Promise<void> {
  for (let start = 0; start < files; start += 500) {
    const rows = Array.from({ length: Math.min(500, files - start) }, (_row, at) => {
      const time = new Date(Date.UTC(2024, 0, 1) + (start + at) * 60_000);
      const patient = patientOf(start + at);
      return {
        clinic,
        id: newId(time.getTime()),
        category,
        ...patientColumns(patient),
        entries: 1,
        created_by: null,
        created_at: time.toISOString(),
        updated_at: time.toISOString(),
        deleted_at: null,
        patient: JSON.stringify(patient),
      };
    });
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('files').values(rows).execute();
      const words = rows.flatMap((row) =>
        wordsOf(JSON.parse(row.patient) as object).map((word) => ({ clinic, file: row.id, category, word })),
      );
      await transaction.insertInto('file_words').values(words).execute();
    });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'porsa-search-'));
const db = await openDatabase(url === undefined ? { path: join(folder, 'porsa.sqlite') } : { url });
try {
  await migrate(db);
  const clinic = await openClinic(db);
  const context = clinic.as('secretary');
  const total = Number(count);
  const begun = performance.now();
  await fill(db, clinic.id, clinic.category, total);
  if (url !== undefined) await sql`analyze`.execute(db);
  process.stdout.write(
    `${total} files in ${((performance.now() - begun) / 1000).toFixed(0)} s, ${url === undefined ? 'SQLite' : 'PostgreSQL'}\n`,
  );
  const list = (query: object) => handlers['/file/getfiles'](context, { category: clinic.category, ...query });
  const some = (turn: number) => patientOf((turn * 16_661) % total);
  await measure('first page', () => list({}));
  await measure('first page, by name', () => list({ sort: 'name' }));
  const after = await (async () => {
    let next: string | undefined;
    for (let page = 1; page < 1000; page += 1) next = (await list({ after: next })).next ?? next;
    return next;
  })();
  await measure('page 1,000', () => list({ after }));
  await measure('whole name', (turn) => list({ search: some(turn).name }));
  await measure('family name', (turn) => list({ search: some(turn).name.split(' ')[1] }));
  await measure('three letters', (turn) => list({ search: some(turn).name.split(' ')[1]?.slice(0, 3) }));
  await measure('code', (turn) => list({ search: some(turn).code }));
  await measure('phone', (turn) => list({ search: `0${some(turn).phone.slice(3)}` }));
  await measure('nobody', (turn) => list({ search: `نیست${turn}` }));
  await measure('one weekday', (turn) => list({ weekday: turn % 7, offset: 210 }));
} finally {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
}
