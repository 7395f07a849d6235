import { beforeEach, expect, it } from 'vitest';
import type { CallBody } from '../../../../src/api/contract/contract.ts';
import { blockLimits } from '../../../../src/api/contract/library/blocks.ts';
import type { FormDefinition, Question } from '../../../../src/engine/definition/types.ts';
import { handlers, openClinic, refusal, type TestClinic } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { newId } from '../../db/uuid.ts';

const weight: Question = { id: 'q-weight', name: 'weight', type: 'number', title: { en: 'Weight' } };
const block = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'Block',
  language: 'en',
  conditions: [],
  pages: [{ id: 'page', text: 'Block', pageType: 'form', questions }],
});

describeEachDatabase('the library of a clinic', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  type Given = Partial<CallBody<'/library/storeblock'>>;
  const store = (given: Given = {}, person: Parameters<TestClinic['as']>[0] = 'owner') =>
    handlers['/library/storeblock'](clinic.as(person), {
      category: clinic.slug,
      id: newId(),
      rev: 0,
      title: { en: 'Body' },
      ...(given.rev === undefined && { definition: block(weight) }),
      ...given,
    });
  const list = async (query: Partial<CallBody<'/library/getblocks'>> = {}) =>
    handlers['/library/getblocks'](clinic.as('admin'), { category: clinic.slug, ...query });
  const read = (id: string) => handlers['/library/getblock'](clinic.as('owner'), { category: clinic.slug, id });
  const remove = (id: string, rev: number) =>
    handlers['/library/removeblock'](clinic.as('owner'), { category: clinic.slug, id, rev });
  const audited = async () =>
    (await database.db.selectFrom('audit').select('action').where('action', 'like', 'library.%').execute())
      .map(({ action }) => action)
      .toSorted();

  it('keeps a block for every designer of the clinic, under its title, with who saved it', async () => {
    const box: Question = { id: 'q-box', name: 'box', type: 'container', title: 'Box', questions: [weight] };
    const { id } = await store({ title: { fa: ' قد و وزن ', en: ' ' }, definition: block(box) });
    const [found] = (await list()).items;
    expect(found).toMatchObject({ id, title: { fa: 'قد و وزن' }, questions: 2, rev: 1, savedBy: 'owner Karimi' });
    expect((await read(id)).definition).toMatchObject({ title: { fa: 'قد و وزن' }, pages: [{ questions: [box] }] });
  });

  it('lists blocks by title, a page at a time, and finds them in either language however they are typed', async () => {
    await store({ title: { en: 'Smoking', fa: 'دخانيات' } });
    await store({ title: { en: 'Body' } });
    await store({ title: { en: 'Diet' } });
    const titles = async (query: Parameters<typeof list>[0]) => (await list(query)).items.map(({ title }) => title);
    expect(await titles({ search: 'دخانیات' })).toEqual([{ en: 'Smoking', fa: 'دخانيات' }]);
    const first = await list({ limit: 2 });
    expect(first.items.map(({ title }) => title)).toEqual([{ en: 'Body' }, { en: 'Diet' }]);
    expect(await titles({ limit: 2, after: first.next! })).toEqual([{ en: 'Smoking', fa: 'دخانيات' }]);
    expect(await titles({ search: 'zebra' })).toEqual([]);
  });

  it('takes a new title without the questions, and new questions with it', async () => {
    const { id } = await store();
    expect(await store({ id, rev: 1, title: { en: 'Measures' } })).toMatchObject({ rev: 2, questions: 1 });
    expect((await read(id)).definition.pages[0]?.questions).toEqual([weight]);
    const height: Question = { ...weight, id: 'q-height', name: 'height' };
    await store({ id, rev: 2, title: { en: 'Measures' }, definition: block(weight, height) });
    expect(await read(id)).toMatchObject({ rev: 3, questions: 2, title: { en: 'Measures' } });
    expect(await audited()).toEqual(['library.change', 'library.change', 'library.store']);
  });

  it('refuses the second of two who change one, with what the first made of it, but not a repeat', async () => {
    const id = newId();
    await store({ id });
    expect(await store({ id })).toMatchObject({ id, rev: 1 });
    await store({ id, rev: 1, title: { en: 'First' } });
    expect(await store({ id, rev: 1, title: { en: 'First' } })).toMatchObject({ rev: 2 });
    const { code, detail } = await refusal(store({ id, rev: 1, title: { en: 'Second' } }));
    expect([code, detail.data]).toMatchObject(['olderrev', { rev: 2, title: { en: 'First' } }]);
    expect((await refusal(store({ id, title: { en: 'Another' } }))).code).toBe('olderrev');
    expect((await refusal(remove(id, 1))).code).toBe('olderrev');
    expect((await list()).items).toMatchObject([{ title: { en: 'First' } }]);
    expect(await audited()).toEqual(['library.change', 'library.store']);
  });

  it('deletes a block once, and what is gone stays gone', async () => {
    const { id } = await store();
    expect(await remove(id, 1)).toEqual({});
    expect(await remove(id, 1)).toEqual({});
    expect((await list()).items).toEqual([]);
    expect((await refusal(read(id))).code).toBe('unknown');
    expect((await refusal(store({ id, rev: 1 }))).code).toBe('unknown');
    expect(await audited()).toEqual(['library.remove', 'library.store']);
  });

  it('refuses a block without title or questions, and what no form could take', async () => {
    const codes = async (given: Given) => (await refusal(store(given))).code;
    expect(await codes({ title: { en: ' ' } })).toBe('badbody');
    expect(await codes({ title: {} })).toBe('badbody');
    expect(await codes({ rev: 0 })).toBe('badbody');
    expect(await codes({ definition: block() })).toBe('badbody');
    expect(await codes({ definition: { ...block(weight), pages: [] } })).toBe('badbody');
    expect(await codes({ definition: block(weight, { ...weight, id: 'q-other' }) })).toBe('brokendefinition');
    expect(await codes({ definition: block({ ...weight, type: 'spell' as 'text' }) })).toBe('brokendefinition');
    expect(await codes({ definition: { pages: 'all' } as never })).toBe('brokendefinition');
    const long = { ...weight, title: 'x'.repeat(blockLimits.bytes) };
    expect(await codes({ definition: block(long) })).toBe('toolarge');
    expect((await list()).items).toEqual([]);
  });

  it('keeps formulas that speak of what only a form will bring', async () => {
    const index: Question = { id: 'q-bmi', name: 'bmi', type: 'calculated', title: 'BMI', formula: 'weight / 4' };
    expect(await store({ definition: block(index) })).toMatchObject({ questions: 1 });
  });

  it('holds 200 blocks, whoever saves the last ones at once', async () => {
    const { id } = await store();
    const row = await database.db.selectFrom('library_blocks').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: blockLimits.blocks - 2 }, () => ({ ...row, id: newId() }));
    await database.db.insertInto('library_blocks').values(rows).execute();
    const made = await Promise.allSettled([store(), store(), store()]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(store())).code).toBe('blocksfull');
    await remove(id, 1);
    expect(await store()).toMatchObject({ rev: 1 });
  });

  it('is closed to those who do not design, to strangers, to other clinics and to a session for one form', async () => {
    const { id } = await store();
    const call = { category: clinic.slug, id };
    for (const person of ['secretary', 'expert', 'newuser'] as const) {
      const calls = [
        () => handlers['/library/getblocks'](clinic.as(person), { category: clinic.slug }),
        () => handlers['/library/getblock'](clinic.as(person), call),
        () => store({}, person),
        () => handlers['/library/removeblock'](clinic.as(person), { ...call, rev: 1 }),
      ];
      for (const each of calls) expect([person, (await refusal(each())).code]).toEqual([person, 'forbidden']);
    }
    expect((await refusal(store({}, 'stranger'))).code).toBe('unknowncategory');
    expect((await refusal(store({}, 'visitor'))).code).toBe('unauthenticated');
    const user = { ...clinic.as('owner').caller.user!, category: clinic.category };
    const limited = clinic.as('owner', { user });
    expect((await refusal(handlers['/library/getblock'](limited, call))).code).toBe('forbidden');
    const other = await openClinic(database.db);
    const elsewhere = { category: other.slug, id };
    expect((await refusal(handlers['/library/getblock'](other.as('owner'), elsewhere))).code).toBe('unknown');
    expect((await handlers['/library/getblocks'](other.as('owner'), { category: other.slug })).items).toEqual([]);
    await handlers['/library/removeblock'](other.as('owner'), { ...elsewhere, rev: 1 });
    expect((await list()).items).toHaveLength(1);
  });
});
