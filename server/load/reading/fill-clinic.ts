import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Database } from '../../src/db/database.ts';
import { newId } from '../../src/db/uuid.ts';
import { surveyLargeForms } from '../../src/export/survey-regularly.ts';
import { patientColumns } from '../../src/file/check-patient.ts';
import { wordsOf } from '../../src/file/file-words.ts';
import { newPatientRow } from '../../src/file/patient-row.ts';
import { repairCounts } from '../../src/operations/verify-counts.ts';
import type { Rows } from '../../src/write-queue/parts.ts';
import { writeInTurn } from '../../src/write-queue/write-rows.ts';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { inBulk } from './bulk-filling.ts';
import { copyRows } from './copy-rows.ts';
import { fiftyAnswers, fiftyQuestions } from '../fifty-questions.ts';

/** So many days back the first file was made; all others followed evenly. */
const days = 730;
const dayMs = 86_400_000;
const forms = 20;
const atOnce = 2000;
/** So many files are made one by one. */
const mostPatterns = 10_000;

const firstNames = ['Sara', 'Zahra', 'Reza', 'Mina', 'Omid', 'Nasrin', 'Ali', 'Leila', 'Hamid', 'Parisa', 'Kian'];
const lastNames = ['Karimi', 'Rezaei', 'Hosseini', 'Moradi', 'Ahmadi', 'Sadeghi', 'Jafari', 'Rahimi', 'Ebrahimi'];
const drinks = ['tea', 'coffee', 'water', 'milk'];

/** Fifty questions and one with rows of its own, of which exports make columns. */
const visits: FormDefinition = {
  ...fiftyQuestions,
  pages: fiftyQuestions.pages.map((page) => ({
    ...page,
    questions: [
      ...(page.questions ?? []),
      {
        id: 'medications',
        name: 'medications',
        type: 'container',
        title: 'Medications',
        multimode: true,
        questions: [{ id: 'drug', name: 'drug', type: 'text', title: 'Drug' }],
      },
    ],
  })),
};

/** A clinic that was filled, and who reads in it. */
export interface FilledClinic {
  readonly id: string;
  /** The form that has half of all files. */
  readonly category: string;
  readonly people: Readonly<Record<'admin' | 'owner' | 'secretary' | 'newuser', string>>;
}

/** Makes a clinic of twenty forms, and gives it so many files with a response each. */
export async function fillClinic(db: Database, files: number): Promise<FilledClinic> {
  const clinic = await openClinic(db, { definition: visits });
  const categories = [clinic.category, ...(await addForms(clinic))];
  await inBulk(db, () => addFiles(db, { clinic, categories }, files));
  await addVisits(db, clinic, categories);
  await repairCounts(db, () => undefined);
  await surveyLargeForms(db, new Date());
  const userId = clinic.userId;
  const people = {
    admin: userId('admin'),
    owner: userId('owner'),
    secretary: userId('secretary'),
    newuser: userId('newuser'),
  };
  return { id: clinic.id, category: clinic.category, people };
}

/** Some are made one by one and stored as responses are; the others are their copies, each a little later, of other people. */
async function addFiles(db: Database, place: Pick<Place, 'clinic' | 'categories'>, files: number): Promise<void> {
  const begin = Date.now() - days * dayMs;
  const copies = Math.ceil(files / mostPatterns);
  const patterns = Math.round(files / copies);
  const laterMs = Math.floor((days * dayMs) / (patterns * copies + 1));
  let last: Rows['patients'][number] | undefined;
  for (let start = 0; start < patterns; start += atOnce) {
    const rows = { patients: [], files: [], words: [], entries: [] } as Mutable;
    for (let index = start; index < Math.min(patterns, start + atOnce); index += 1) {
      const at = new Date(begin + laterMs * (index * copies + 1)).toISOString();
      last = addFile(rows, { ...place, index, at }, index % 3 === 2 ? last : undefined);
    }
    await db.transaction().execute((transaction) => writeInTurn(transaction, rows));
  }
  await copyRows(db, { patterns, copies, laterMs });
}

async function addForms(clinic: TestClinic): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 1; index < forms; index += 1) {
    const members = (['owner', 'secretary', 'expert', 'newuser'] as const).map((role) => ({
      user: clinic.userId(role),
      role,
    }));
    const form = { project: clinic.project, slug: `${clinic.slug}-${index}`, title: `Visit ${index}`, members };
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), form);
    await handlers['/category/storedraft'](clinic.as('owner'), { category: id, rev: 0, definition: visits });
    await handlers['/category/publish'](clinic.as('owner'), { category: id, rev: 1 });
    ids.push(id);
  }
  return ids;
}

type Mutable = { [Kind in 'patients' | 'files' | 'words' | 'entries']: Rows[Kind][number][] };

interface Place {
  readonly clinic: TestClinic;
  readonly categories: readonly string[];
  readonly index: number;
  readonly at: string;
}

/** One file in a hundred is a new user's own, every other one was sent by somebody who is not signed in. */
function addFile(rows: Mutable, place: Place, known?: Rows['patients'][number]): Rows['patients'][number] {
  const { clinic, categories, index, at } = place;
  const who = index % 100 === 1 ? clinic.userId('newuser') : index % 2 === 0 ? null : clinic.userId('secretary');
  const half = index % 2 === 0 ? 0 : 1 + (((index - 1) / 2) % (forms - 1));
  const category = index % 100 === 1 ? categories[0]! : categories[half]!;
  const created = Date.parse(at);
  const person: Patient = known === undefined ? patientOf(index) : patientOf(index - 1);
  const patient =
    known ??
    (newPatientRow({ clinic: clinic.id, id: newId(created), patient: person, at }) as Rows['patients'][number]);
  if (known === undefined) rows.patients.push(patient);
  const file = newId(created);
  const base = { clinic: clinic.id, category, created_by: who, created_at: at };
  const columns = patientColumns(person);
  rows.files.push({
    ...{ ...base, id: file, ...columns, entries: 1 },
    ...{ updated_at: at, deleted_at: null, patient_id: patient.id },
  });
  rows.words.push(...wordsOf(person).map((word) => ({ clinic: clinic.id, file, category, word })));
  rows.entries.push({
    ...{ ...base, id: newId(created), file, version: 1, page: null, answers: answersOf(index), computed: '{}' },
    body_hash: index.toString(16).padStart(64, '0'),
    ...{ started_at: new Date(created - 60_000 - (index % 300) * 1000).toISOString(), source: null, link: null },
  });
  return patient;
}

/** Seven digits tell a person from all others, in every text about them. */
function patientOf(index: number): Patient {
  const number = 1_000_000 + index;
  return {
    name: `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / 7) % lastNames.length]} ${number}`,
    code: `100${number}`,
    phone: `0912${number}`,
  };
}

/** Numbers and choices differ; every eighth response has rows. */
function answersOf(index: number): string {
  const answers: Record<string, unknown> = { ...fiftyAnswers };
  for (let question = 0; question < 50; question += 5) {
    answers[`q${question}`] = (index * 7 + question) % 100;
    answers[`q${question + 1}`] = drinks[(index + question) % drinks.length];
  }
  if (index % 8 === 0)
    answers['medications'] = Array.from({ length: 1 + ((index / 8) % 4) }, (_row, row) => ({ drug: `Drug ${row}` }));
  return JSON.stringify(answers);
}

/** The admin has opened each form at another time; the owner half of them, and never the others. */
async function addVisits(db: Database, clinic: TestClinic, categories: readonly string[]): Promise<void> {
  const visit = (user: string, id: string, index: number) => ({
    ...{ clinic: clinic.id, user_id: user, kind: 'category' as const, id, score: 1 },
    visited_at: new Date(Date.now() - (index + 1) * dayMs * 1.3).toISOString(),
  });
  const rows = categories.flatMap((id, index) => [
    visit(clinic.userId('admin'), id, index),
    ...(index % 2 === 0 ? [visit(clinic.userId('owner'), id, index)] : []),
  ]);
  await db.insertInto('visits').values(rows).execute();
}
