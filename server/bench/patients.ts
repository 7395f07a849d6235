import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PatientItem } from '../../src/api/contract/patients/patient.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { newId } from '../src/db/uuid.ts';
import { patientColumns } from '../src/file/check-patient.ts';
import { wordsOf } from '../src/file/file-words.ts';
import { matchOldFiles } from '../src/file/match-old-files.ts';
import { handlers, openClinic, type Person, type TestClinic } from '../test/clinic.ts';
import { measure, patientOf } from './many-patients.ts';

/**
 * Lists and searches the patients of a million files: `npx tsx server/bench/patients.ts [files] [postgres-url]`.
 *
 * Each figure is of 60 calls of `/patient/getpatients`, rights and audit rows included, in milliseconds, for an admin, for
 * a secretary of one of two large forms, and for an expert of a form with 300 files. Every third person has two files.
 */
const [count = '1000000', url] = process.argv.slice(2);

async function fill(db: Database, clinic: string, forms: readonly string[], files: number): Promise<void> {
  for (let start = 0; start < files; start += 500) {
    const rows = Array.from({ length: Math.min(500, files - start) }, (_row, at) => {
      const index = start + at;
      const time = new Date(Date.UTC(2024, 0, 1) + index * 60_000);
      const patient = patientOf(index % 4 === 3 ? index - 1 : index);
      const [one, other, small] = forms;
      const category = index < 300 ? small! : index % 4 === 3 ? other! : index % 2 === 0 ? one! : other!;
      const moment = time.toISOString();
      return {
        clinic,
        id: newId(time.getTime()),
        category,
        ...patientColumns(patient),
        entries: 1,
        created_by: null,
        created_at: moment,
        updated_at: moment,
        deleted_at: null,
        patient: JSON.stringify(patient),
      };
    });
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('files').values(rows).execute();
      const words = rows.flatMap((row) =>
        wordsOf(JSON.parse(row.patient) as object).map((word) => ({
          clinic,
          file: row.id,
          category: row.category,
          word,
        })),
      );
      await transaction.insertInto('file_words').values(words).execute();
    });
  }
}

async function addForm(clinic: TestClinic, role?: 'expert'): Promise<string> {
  const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
    project: clinic.project,
    title: 'Another',
    members: [
      { user: clinic.userId('owner'), role: 'owner' },
      ...(role ? [{ user: clinic.userId('stranger'), role }] : []),
    ],
  });
  return id;
}

async function measureAll(clinic: TestClinic, person: Person | 'stranger', name: string): Promise<void> {
  const ask = (query: object) => handlers['/patient/getpatients'](clinic.as(person), { limit: 25, ...query });
  let after: string | undefined;
  await measure(`${name}: latest`, () => ask({}));
  await measure(`${name}: by name`, () => ask({ sort: 'name' }));
  await measure(`${name}: page after page`, async () => {
    after = (await ask({ after })).next ?? undefined;
  });
  await measure(`${name}: code`, (turn) => ask({ search: patientOf(turn * 997).code }));
  await measure(`${name}: rare name`, (turn) => ask({ search: patientOf(turn * 3000).name }));
  await measure(`${name}: common name`, () => ask({ search: 'علی' }));
  await measure(`${name}: nobody`, () => ask({ search: 'ژژژ' }));
  const found: readonly PatientItem[] = (await ask({})).items;
  await measure(`${name}: one patient`, (turn) =>
    handlers['/patient/getpatient'](clinic.as(person), { id: found[turn % found.length]!.id }),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'porsa-patients-'));
const db = await openDatabase(url === undefined ? { path: join(folder, 'porsa.sqlite') } : { url });
try {
  await migrate(db);
  const clinic = await openClinic(db);
  const total = Number(count);
  const begun = performance.now();
  await fill(db, clinic.id, [clinic.category, await addForm(clinic), await addForm(clinic, 'expert')], total);
  const filled = performance.now();
  while ((await matchOldFiles(db)) > 0) continue;
  const matched = performance.now();
  if (url !== undefined) await sql`analyze`.execute(db);
  const seconds = (ms: number) => (ms / 1000).toFixed(0);
  process.stdout.write(
    `${total} files in ${seconds(filled - begun)} s, matched with patients in ${seconds(matched - filled)} s\n`,
  );
  await measureAll(clinic, 'admin', 'admin');
  await measureAll(clinic, 'secretary', 'secretary');
  await measureAll(clinic, 'stranger', 'small form');
} finally {
  await db.destroy();
  await rm(folder, { recursive: true });
}
