import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../src/db/dialect.ts';
import { newId } from '../src/db/uuid.ts';
import { handlers, openClinic, visit, type Person, type TestClinic } from './clinic.ts';
import { describeEachDatabase } from './databases.ts';
import { countFilled } from './fill-lists.ts';

/** More than are looked up one by one, and more than are counted. */
const many = 10_100;
/** So many of them are a new user's. */
const own = 5_200;
const at = '2026-11-20T08:00:00.000Z';
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

describeEachDatabase('in a large clinic', (database) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    await fill();
    await countFilled({ ...database, clinic: clinic.id, category: clinic.category, by: '' });
    for (const number of [7, 12, 12])
      await handlers['/entry/storeentry'](clinic.as('secretary'), { ...visit(clinic.category), file: idOf(number) });
  });

  /** Each patient has a file; those of a new user come last in the list, and all names but a few begin with the same word. */
  async function fill(): Promise<void> {
    const { db } = database;
    const number = isPostgres(db) ? sql`lpad(k::text, 12, '0')` : sql`printf('%012d', k)`;
    const id = sql`'00000000-0000-7000-8000-' || ${number}`;
    const numbers = sql`numbers (k) as (select 1 union all select k + 1 from numbers where k < ${many})`;
    const name = sql`case k when 7 then 'omid' when 8 then 'saraomid' when 9000 then 'nasrin' else 'sara' end`;
    const search = sql`${name} || ${number}`;
    const said = sql`'{"name":"' || ${name} || ' ' || ${number} || '"}'`;
    const updated = sql`substr(${at}, 1, 11) || substr(${number}, 7, 6)`;
    const text = (value: string) => sql`cast(${value} as text)`;
    const by = sql`case when k <= ${own} then ${text(clinic.userId('newuser'))} else ${text(clinic.userId('secretary'))} end`;
    const filled = (table: string, columns: string, values: readonly unknown[]) =>
      sql`insert into ${sql.table(table)} (${sql.raw(columns)}) with recursive ${numbers} select ${sql.join(values)} from numbers`.execute(
        db,
      );
    const [home, form, begun] = [text(clinic.id), text(clinic.category), text(at)];
    await filled('patients', 'clinic, id, details, search, sort_name, created_at, updated_at', [
      ...[home, id, said, search, search, begun, updated],
    ]);
    await filled(
      'files',
      'clinic, id, category, patient, search, sort_name, created_by, created_at, updated_at, patient_id, indexed',
      [home, id, form, said, search, search, by, begun, updated, id, sql`1`],
    );
    await filled('file_words', 'clinic, file, category, word', [home, id, form, search]);
  }

  const ask = (person: Person | 'stranger', more: object = {}) =>
    handlers['/patient/getpatients'](clinic.as(person), { limit: 200, ...more });

  /** Its first pages: whoever is on one of them is on no other. */
  async function walk(person: Person, more: object = {}) {
    const first = await ask(person, more);
    const ids = first.items.map(({ id }) => id);
    for (let { next } = first; next !== null && ids.length < 600;) {
      const page = await ask(person, { ...more, after: next });
      expect(page.total).toBe(first.total);
      ids.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    return { ids, total: first.total };
  }

  /** Whom each search finds: in the list of patients, of files, in all forms, and by their responses. */
  async function found(person: Person, search: string) {
    const context = clinic.as(person);
    const { category } = clinic;
    const lists = await Promise.all([
      ask(person, { search }),
      handlers['/file/getfiles'](context, { category, search, limit: 200 }),
      handlers['/file/findfiles'](context, { search }).then(({ items }) => ({
        items: items.map(({ file }) => file),
        total: items.length,
      })),
    ]);
    const { items } = await handlers['/entry/getentries'](context, { category, search });
    for (const { items: page, total } of lists) expect(total).toBe(page.length);
    const ids = lists.map((list) => list.items.map(({ id }) => id).sort());
    return [...ids, items.map(({ file }) => file)];
  }

  it('the list of patients is read page by page by those who read all files, and says that there are more than it counts', async () => {
    const { ids, total } = await walk('secretary');
    expect([ids.length, new Set(ids).size, total]).toEqual([600, 600, 10_001]);
    expect((await ask('admin')).total).toBe(10_001);
  });

  it('a new user has their own patients alone, in the order that was asked for, and counted truly', async () => {
    const { ids, total } = await walk('newuser');
    expect([new Set(ids).size, total]).toEqual([600, own]);
    expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => idOf(own - index)));
    expect((await walk('newuser', { sort: 'name' })).ids[0]).toBe(idOf(7));
    expect((await ask('stranger')).items).toEqual([]);
  });

  it('a text is found wherever it stands in a name, however long ago the file was changed', async () => {
    const one = [idOf(7)];
    expect(await found('secretary', 'mid 0000')).toEqual([
      [idOf(7), idOf(8)],
      [idOf(7), idOf(8)],
      [idOf(7), idOf(8)],
      one,
    ]);
    expect(await found('newuser', 'omid 000000000007')).toEqual([one, one, one, one]);
    expect(await found('secretary', 'asri')).toEqual([[idOf(9000)], [idOf(9000)], [idOf(9000)], []]);
    expect(await found('newuser', 'asri')).toEqual([[], [], [], []]);
  });

  it('a text that very many names hold is found page by page, and counted', async () => {
    const { ids, total } = await walk('secretary', { search: 'ara0' });
    expect([new Set(ids).size, total]).toEqual([600, 10_001]);
    expect((await walk('newuser', { search: 'sara' })).total).toBe(own - 1);
    const files = await handlers['/file/getfiles'](clinic.as('newuser'), { category: clinic.category, search: 'ara0' });
    expect([files.items[0]?.id, files.total]).toEqual([idOf(own), own - 2]);
    const responses = { category: clinic.category, search: 'sara' };
    for (const person of ['secretary', 'newuser'] as const)
      for (const more of [{}, { version: 1 }])
        expect(
          await handlers['/entry/getentries'](clinic.as(person), { ...responses, ...more, limit: 1 }),
        ).toMatchObject({ items: [{ file: idOf(12) }], total: 2 });
    expect((await handlers['/entry/getentries'](clinic.as('secretary'), { ...responses, version: 2 })).total).toBe(0);
    const { category } = clinic;
    for (const person of ['secretary', 'newuser'] as const)
      expect((await handlers['/entry/getentries'](clinic.as(person), { category })).total).toBe(3);
  });

  it('among very many files those alone are found in which a word begins so, where there are any; among a person’s own all', async () => {
    await database.db
      .insertInto('count_changes')
      .values({ clinic: clinic.id, id: newId(), category: clinic.category, span: '', files: 50_000, entries: 0 })
      .execute();
    const one = [idOf(7)];
    expect(await found('secretary', 'omid')).toEqual([one, one, one, one]);
    expect((await found('newuser', 'omid'))[0]).toEqual([idOf(7), idOf(8)]);
    expect(await found('secretary', 'asri')).toEqual([[idOf(9000)], [idOf(9000)], [idOf(9000)], []]);
    expect(await found('newuser', 'asri')).toEqual([[], [], [], []]);
    expect((await walk('secretary', { search: 'sara' })).total).toBe(10_001);
  });

  it('lists say where words were looked for by their beginning alone', async () => {
    const said = async (person: Person, search: string) => [
      (await ask(person, { search })).byBeginning,
      (await handlers['/file/getfiles'](clinic.as(person), { category: clinic.category, search })).byBeginning,
    ];
    expect(await said('secretary', 'omid')).toEqual([true, true]);
    for (const search of ['asri', 'sara', 'nobody'])
      expect(await said('secretary', search)).toEqual([undefined, undefined]);
    expect(await said('newuser', 'omid')).toEqual([undefined, undefined]);
  });

  it('those whose files are in the bin are left out of pages, counts and searches', async () => {
    const gone = [own, own - 1, 7].map(idOf);
    await database.db.updateTable('files').set({ deleted_at: at }).where('id', 'in', gone).execute();
    const { ids, total } = await walk('newuser');
    expect(total).toBe(own - 3);
    expect(ids.filter((id) => gone.includes(id))).toEqual([]);
    expect(await found('secretary', 'omid 000000000007')).toEqual([[], [], [], []]);
    expect((await found('newuser', 'omid'))[0]).toEqual([idOf(8)]);
  });
});
