import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PatientItem } from '../../src/api/contract/patients/patient.ts';
import { openDatabase } from '../src/db/database.ts';
import { operationPatience } from '../src/db/patience.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { handlers, openClinic, type Person, type TestClinic } from '../test/clinic.ts';
import { visitForm } from '../test/visit-form.ts';
import { fillClinic, personOf } from './fill-clinic.ts';
import { measure } from './many-patients.ts';

/**
 * The first screens of a clinic with a million files: `npx tsx server/bench/patients.ts [files] [postgres-url]`.
 *
 * Each figure is of 60 calls, rights and audit rows included, in milliseconds, for an admin, for a secretary of one of two
 * large forms, and for an expert of a form with 300 files. Every third person has two files; each file has a response.
 */
const [count = '1000000', url] = process.argv.slice(2);

async function addForm(clinic: TestClinic, role?: 'expert'): Promise<string> {
  const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
    project: clinic.project,
    title: 'Another',
    members: [
      { user: clinic.userId('owner'), role: 'owner' },
      ...(role ? [{ user: clinic.userId('stranger'), role }] : []),
    ],
  });
  await handlers['/category/storedraft'](clinic.as('owner'), { category: id, rev: 0, definition: visitForm });
  await handlers['/category/publish'](clinic.as('owner'), { category: id, rev: 1 });
  return id;
}

async function measureAll(
  clinic: TestClinic,
  person: Person | 'stranger',
  category: string,
  name: string,
): Promise<void> {
  const as = () => clinic.as(person);
  await measure(`${name}: dashboard`, () => handlers['/dashboard/getsummary'](as(), { offset: 210 }));
  await measure(`${name}: forms`, () => handlers['/category/getcategories'](as(), { limit: 50 }));
  await measure(`${name}: forms by files`, () =>
    handlers['/category/getcategories'](as(), { limit: 50, sort: 'files' }),
  );
  await measure(`${name}: reports of a form`, () => handlers['/category/getsummary'](as(), { category, offset: 210 }));
  const files = (query: object) => handlers['/file/getfiles'](as(), { category, limit: 25, ...query });
  let afterFile: string | undefined;
  await measure(`${name}: files`, () => files({}));
  await measure(`${name}: files by name`, () => files({ sort: 'name' }));
  await measure(`${name}: files page after page`, async () => {
    afterFile = (await files({ after: afterFile })).next ?? undefined;
  });
  await measure(`${name}: files of a weekday`, () => files({ weekday: 1, offset: 210 }));
  await measure(`${name}: files by a common name`, () => files({ search: 'علی' }));
  const { items: shown } = await files({});
  await measure(`${name}: one file`, (turn) => handlers['/file/getfile'](as(), { id: shown[turn % shown.length]!.id }));
  await measure(`${name}: its responses`, (turn) =>
    handlers['/entry/getentries'](as(), { file: shown[turn % shown.length]!.id }),
  );
  const ask = (query: object) => handlers['/patient/getpatients'](as(), { limit: 25, ...query });
  let after: string | undefined;
  await measure(`${name}: latest`, () => ask({}));
  await measure(`${name}: by name`, () => ask({ sort: 'name' }));
  await measure(`${name}: page after page`, async () => {
    after = (await ask({ after })).next ?? undefined;
  });
  await measure(`${name}: code`, (turn) => ask({ search: personOf(turn * 996).code }));
  await measure(`${name}: rare name`, (turn) => ask({ search: personOf(turn * 300).name }));
  await measure(`${name}: common name`, () => ask({ search: 'علی' }));
  await measure(`${name}: nobody`, () => ask({ search: 'ژژژ' }));
  const found: readonly PatientItem[] = (await ask({})).items;
  await measure(`${name}: one patient`, (turn) =>
    handlers['/patient/getpatient'](as(), { id: found[turn % found.length]!.id }),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'porsa-patients-'));
const db = await openDatabase({
  ...(url === undefined ? { path: join(folder, 'porsa.sqlite') } : { url }),
  patience: operationPatience,
});
try {
  await migrate(db);
  const clinic = await openClinic(db);
  const files = Number(count);
  const start = performance.now();
  const forms = [clinic.category, await addForm(clinic), await addForm(clinic, 'expert')] as const;
  const last = await fillClinic(db, { clinic: clinic.id, forms, files });
  process.stdout.write(`${files} files in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  // The dashboard looks back from today.
  const { clock } = clinic.as('admin');
  clock.advance(last.getTime() - clock().getTime());
  await measureAll(clinic, 'admin', forms[1], 'admin');
  await measureAll(clinic, 'secretary', forms[0], 'secretary');
  await measureAll(clinic, 'stranger', forms[2], 'small form');
} finally {
  await db.destroy();
  await rm(folder, { recursive: true });
}
