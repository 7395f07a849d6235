import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { openDatabase, type Database } from '../src/db/database.ts';
import type { Scene } from '../faults/support/scene.ts';
import { handlers, openClinic, type TestClinic } from '../test/clinic.ts';
import { fiftyQuestions } from './fifty-questions.ts';
import { uploadId, uploadOf } from './numbered-upload.ts';

/** More than are sent in one round. */
const uploadsOfRound = 20_000;
const uploadsAtOnce = 400;

/** Forms whose responses cost more than others: each in a clinic of its own, whose other forms know nothing of it. */
export interface FurtherForms {
  /** A webhook hears of each response. */
  readonly announced: string;
  /** A rule forwards each file to a colleague. */
  readonly forwarded: string;
  /** Each response has a picture that was uploaded before, to `pictureQuestion`. */
  readonly pictured: string;
}

export const pictureQuestion = 'picture';

/** `firsts`: the numbers before those of the first response of each round. */
export async function openFurtherForms(scene: Scene, firsts: readonly number[]): Promise<FurtherForms> {
  const db = await openDatabase(scene.config);
  try {
    return { announced: await announced(db), forwarded: await forwarded(db), pictured: await pictured(db, firsts) };
  } finally {
    await db.destroy();
  }
}

const open = (db: Database, definition: FormDefinition): Promise<TestClinic> =>
  openClinic(db, { settings: { allowPublicScores: true }, definition });

async function announced(db: Database): Promise<string> {
  const { id: clinic, category, userId } = await open(db, fiftyQuestions);
  const now = new Date().toISOString();
  await db
    .insertInto('webhooks')
    .values({
      clinic,
      category,
      id: uploadId(0),
      url: 'https://hooks.invalid/',
      secret: 'whsec_c2VjcmV0',
      active: 1,
      previous_secret: null,
      previous_until: null,
      events: '["entry.stored"]',
      with_answers: 0,
      created_by: userId('owner'),
      created_at: now,
    })
    .execute();
  return category;
}

async function forwarded(db: Database): Promise<string> {
  const { category, as, userId } = await open(db, fiftyQuestions);
  const to = [{ user: userId('stranger') }];
  const definition: FormDefinition = {
    ...fiftyQuestions,
    conditions: [{ id: 'forward', kind: 'sendfile', when: 'q2 > 0', to }],
  };
  await handlers['/category/storedraft'](as('owner'), { category, rev: 1, definition });
  await handlers['/category/publish'](as('owner'), { category, rev: 2 });
  return category;
}

async function pictured(db: Database, firsts: readonly number[]): Promise<string> {
  const question = { id: pictureQuestion, name: pictureQuestion, title: 'Picture', type: 'file' } as const;
  const pages = fiftyQuestions.pages.map((page) => ({ ...page, questions: [...page.questions, question] }));
  const { id: clinic, category } = await open(db, { ...fiftyQuestions, pages });
  const created_at = new Date().toISOString();
  const rowOf = (index: number) => ({
    clinic,
    category,
    ...uploadOf(index),
    sent_hash: String(index),
    bytes: 'iVBORw0KGgo=',
    created_by: null,
    created_at,
    file: null,
    entry: null,
  });
  for (const first of firsts)
    for (let done = 0; done < uploadsOfRound; done += uploadsAtOnce)
      await db
        .insertInto('uploads')
        .values(Array.from({ length: uploadsAtOnce }, (_one, index) => rowOf(first + done + index + 1)))
        .execute();
  return category;
}
