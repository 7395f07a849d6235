import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { testClock } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { binDays, emptyBin } from '../file/bin.ts';
import { dayOf, midnight, toDays } from '../summary/day-counts.ts';
import { newId } from '../db/uuid.ts';
import { checkCounts } from './check-counts.ts';
import { settleCounts } from './settle-counts.ts';

/** What can happen in a clinic, and to which of its files and entries. */
const acts = [
  'store',
  'add',
  'visit',
  'replay',
  'file',
  'bin',
  'restore',
  'merge',
  'erase',
  'empty',
  'look',
  'report',
  'later',
  'settle',
] as const;
type Act = (typeof acts)[number];
type Step = readonly [act: Act, one: number, other: number];

const offsets = [0, 210, 345, -480] as const;
const people = ['owner', 'secretary', 'expert', 'newuser'] as const;

/** A clinic that things happen in, and all files that it has ever had. */
function createCourse(clinic: TestClinic, db: Parameters<typeof settleCounts>[0]) {
  const files: string[] = [];
  const sent: (ReturnType<typeof visit> & { readonly by: (typeof people)[number] })[] = [];
  const owner = clinic.as('owner');
  const fileAt = (index: number) => files[index % files.length] ?? newId();
  const personAt = (index: number) => people[index % people.length] ?? 'owner';
  const store = async (by: (typeof people)[number], more: object = {}) => {
    const entry = { ...visit(clinic.category, { weight: 60 + (sent.length % 7) }), ...more };
    sent.push({ ...entry, by });
    const { file } = await handlers['/entry/storeentry'](clinic.as(by), entry);
    if (!files.includes(file)) files.push(file);
  };
  const does: Readonly<Record<Act, (one: number, other: number) => Promise<unknown>>> = {
    store: (one) => store(personAt(one)),
    add: (one) => store('secretary', { patient: { name: 'Sara', code: String(one % 5) } }),
    visit: (one, other) => store(personAt(other), { file: fileAt(one) }),
    replay: async (one) => {
      const { by, ...entry } = sent[one % Math.max(sent.length, 1)] ?? { ...visit(clinic.category), by: 'owner' };
      await handlers['/entry/storeentry'](clinic.as(by), entry);
    },
    file: async () => {
      const id = newId();
      await handlers['/file/storefile'](owner, { id, category: clinic.category, patient: { name: 'Mina' } });
      files.push(id);
    },
    bin: (one) => handlers['/file/removefile'](owner, { id: fileAt(one) }),
    restore: (one) => handlers['/file/restorefile'](owner, { category: clinic.category, id: fileAt(one) }),
    merge: (one, other) => handlers['/file/mergefile'](owner, { keep: fileAt(one), merge: fileAt(other) }),
    erase: async (one) => {
      const id = fileAt(one);
      const row = await db.selectFrom('files').select('patient').where('id', '=', id).executeTakeFirst();
      const { name, code } = JSON.parse(row?.patient ?? '{}') as Patient;
      return handlers['/file/erasefile'](owner, { id, confirm: name ?? code ?? id });
    },
    empty: async () => {
      owner.clock.advance((binDays + 1) * 86_400_000);
      await emptyBin(owner);
    },
    look: (one) =>
      handlers['/user/addmostvisited'](clinic.as(personAt(one)), { kind: 'category', id: clinic.category }),
    report: (one, other) =>
      handlers['/category/getsummary'](clinic.as(personAt(one)), {
        category: clinic.category,
        offset: offsets[other % 4]!,
      }),
    later: async (one, other) => owner.clock.advance((one % 50) * 60_000 + other),
    settle: () => settleCounts(db),
  };
  return {
    /** What is refused, since the file is gone or in the bin, or is another one's by now, must change no count either. */
    run: async ([act, one, other]: Step): Promise<void> => {
      await does[act](one, other).catch((error: { code?: unknown }) => {
        if (
          !['unknown', 'unknownfile', 'notmergeable', 'notconfirmed', 'idtaken', 'olderrev'].includes(
            String(error.code),
          )
        )
          throw error;
      });
    },
  };
}

function countOf(days: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** The screens' numbers, out of every row that is stored. */
async function fullCount(context: TestContext, clinic: TestClinic, offset: number) {
  const { db } = context;
  const user = context.caller.user?.id ?? '';
  const files = await db.selectFrom('files').selectAll().where('deleted_at', 'is', null).execute();
  const entries = await db
    .selectFrom('entries')
    .innerJoin('files', (join) => join.onRef('files.id', '=', 'entries.file').on('files.deleted_at', 'is', null))
    .select(['entries.created_at', 'entries.created_by', 'files.created_by as owner'])
    .execute();
  const visited = await db
    .selectFrom('visits')
    .select('visited_at')
    .where('user_id', '=', user)
    .where('id', '=', clinic.category)
    .executeTakeFirst();
  const isOwnOnly = user === clinic.userId('newuser');
  const today = dayOf(context.clock().toISOString(), offset);
  const firstDay = dayOf(new Date(context.clock().getTime() - 29 * 86_400_000).toISOString(), offset);
  const seenFiles = files.filter((file) => !isOwnOnly || file.created_by === user);
  const seen = entries.filter(
    (entry) => dayOf(entry.created_at, offset) >= firstDay && (!isOwnOnly || entry.owner === user),
  );
  const fresh = seen.filter(
    (entry) => !isOwnOnly && entry.created_by !== user && entry.created_at > (visited?.visited_at ?? ''),
  );
  return {
    filesToday: seenFiles.filter((file) => dayOf(file.created_at, offset) === today).length,
    entriesToday: seen.filter((entry) => dayOf(entry.created_at, offset) === today).length,
    days: toDays(countOf(seen.map((entry) => dayOf(entry.created_at, offset)))),
    categories: [{ files: seenFiles.length, entries: seen.length, fresh: fresh.length }],
  };
}

/** What a report says of ninety days, out of the figures that are kept; and out of every row that is stored. */
async function reportOf(context: TestContext, clinic: TestClinic, offset: number) {
  const { files, read, questions } = await handlers['/category/getsummary'](context, {
    category: clinic.category,
    offset,
  });
  const weights = questions.find(({ name }) => name === 'weight')?.numbers;
  return { files, read, mean: weights?.mean.toFixed(6), min: weights?.min, max: weights?.max };
}

async function fullReport(context: TestContext, clinic: TestClinic, offset: number) {
  const user = context.caller.user?.id ?? '';
  const from = midnight(context.clock(), offset, 89);
  const rows = (
    await context.db
      .selectFrom('entries')
      .innerJoin('files', (join) => join.onRef('files.id', '=', 'entries.file').on('files.deleted_at', 'is', null))
      .select(['entries.file', 'entries.answers', 'entries.created_at', 'files.created_by as owner'])
      .execute()
  ).filter((row) => row.created_at >= from && (user !== clinic.userId('newuser') || row.owner === user));
  const weights = rows.map(({ answers }) => (JSON.parse(answers) as { weight: number }).weight);
  const given = weights.length > 0;
  return {
    files: new Set(rows.map(({ file }) => file)).size,
    read: rows.length,
    mean: given ? (weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toFixed(6) : undefined,
    min: given ? Math.min(...weights) : undefined,
    max: given ? Math.max(...weights) : undefined,
  };
}

describeEachDatabase('Counts of files and responses', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  it('are those of a full count, whatever happens to files and responses', async () => {
    const step = fc.tuple(fc.constantFrom(...acts), fc.nat(1000), fc.nat(1000));
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40 }),
        fc.constantFrom(...offsets),
        async (steps, offset) => {
          await database.clear();
          clinic = await openClinic(database.db);
          const course = createCourse(clinic, database.db);
          for (const one of steps) await course.run(one);
          expect(await checkCounts(database.db, clinic.id, clinic.category)).toEqual([]);
          for (const person of people) {
            const context = clinic.as(person);
            const counted = await fullCount(context, clinic, offset);
            expect(await handlers['/dashboard/getsummary'](context, { offset })).toMatchObject(counted);
            const { items } = await handlers['/category/getcategories'](context, {});
            expect(items.map(({ files }) => files)).toEqual(counted.categories.map(({ files }) => files));
            expect(await reportOf(context, clinic, offset)).toEqual(await fullReport(context, clinic, offset));
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('of a summary go to the moment, and leave out what came before', async () => {
    const owner = clinic.as('owner');
    const at: string[] = [];
    for (const minutes of [0, 7, 8, 20, 1440]) {
      owner.clock.advance(minutes * 60_000);
      at.push(owner.clock().toISOString());
      await handlers['/entry/storeentry'](owner, visit(clinic.category));
    }
    const countOf = async (from: number, to: number) =>
      (await handlers['/category/getsummary'](owner, { category: clinic.category, from: at[from]!, to: at[to]! }))
        .entries;
    const counted = [];
    for (let from = 0; from < 5; from += 1)
      for (let to = from; to < 5; to += 1) counted.push((await countOf(from, to)) - (to - from + 1));
    expect(counted).toEqual(new Array(15).fill(0));
  });

  it('of a day that is over are counted again where a response of it arrives late', async () => {
    const owner = clinic.as('owner');
    const late: TestContext = { ...owner, clock: testClock(owner.clock().toISOString()) };
    const reported = async () => (await handlers['/category/getsummary'](owner, { category: clinic.category })).read;
    await handlers['/entry/storeentry'](owner, visit(clinic.category));
    owner.clock.advance(2 * 86_400_000);
    expect([await reported(), await reported()]).toEqual([1, 1]);
    expect(await database.db.selectFrom('form_figures').select('changes').execute()).toEqual([{ changes: 1 }]);
    await handlers['/entry/storeentry'](late, visit(clinic.category));
    expect(await reported()).toBe(2);
    await settleCounts(database.db);
    expect(await reported()).toBe(2);
    expect(await database.db.selectFrom('form_figures').select('changes').execute()).toEqual([{ changes: 2 }]);
  });
});
