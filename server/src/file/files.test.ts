import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { newId } from '../db/uuid.ts';

describeEachDatabase('patient files', (database) => {
  let clinic: TestClinic;
  let secretary: TestContext;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
    secretary = clinic.as('secretary');
  });

  const add = (patient: object, context = secretary) =>
    handlers['/file/storefile'](context, { id: newId(), category: clinic.slug, patient });
  const list = (query: object = {}, context = secretary) =>
    handlers['/file/getfiles'](context, { category: clinic.slug, ...query });
  const names = async (query: object = {}) => (await list(query)).items.map((file) => file.patient.name);

  it('finds a name however its letters, digits and spaces are typed', async () => {
    await add({ name: 'علی‌رضا كاظمي', code: '0012345678', phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' });
    await add({ name: 'Ann_Other 100%' });
    for (const search of [
      'علیرضا',
      'علی رضا کاظمی',
      'كاظمي',
      '۰۰۱۲۳۴۵۶۷۸',
      '09123456789',
      '912 345',
      '+98 912 345',
      '00989123456789',
      '۰۹۱۲',
    ])
      expect({ search, names: await names({ search }) }).toEqual({ search, names: ['علی‌رضا كاظمي'] });
    expect(await names({ search: 'ANN' })).toEqual(['Ann_Other 100%']);
    expect(await names({ search: '%' })).toEqual(['Ann_Other 100%']);
    expect(await names({ search: 'a%o' })).toEqual([]);
  });

  it('finds a number in either spelling among files that were stored before it had one', async () => {
    const { id } = await add({ name: 'Old', phone: '09121112233' });
    await database.db
      .updateTable('files')
      .set({ patient: JSON.stringify({ name: 'Old', phone: '09121112233' }), search: 'old 09121112233' })
      .where('id', '=', id)
      .execute();
    for (const search of ['+989121112233', '0912 111', '۰۰۹۸۹۱۲'])
      expect({ search, names: await names({ search }) }).toEqual({ search, names: ['Old'] });
  });

  it('pages over files of the same moment without losing or repeating one', async () => {
    for (let index = 0; index < 7; index += 1) await add({ name: 'Same' });
    for (const sort of ['updated', 'created', 'name']) {
      const seen: string[] = [];
      for (let after: string | undefined, more = true; more;) {
        const page = await list({ sort, limit: 3, after });
        seen.push(...page.items.map((file) => file.id));
        after = page.next ?? undefined;
        more = after !== undefined;
      }
      expect({ sort, seen: seen.length, different: new Set(seen).size }).toEqual({ sort, seen: 7, different: 7 });
    }
  });

  it('says how many files there are on all pages, of those that are asked for and may be seen', async () => {
    for (let index = 0; index < 5; index += 1) await add({ name: index < 2 ? 'Sara' : 'Reza' });
    await add({ name: 'Sara of theirs' }, clinic.as('newuser'));
    const totals = [
      await list({ limit: 2 }),
      await list({ search: 'sara', limit: 1 }),
      await list({}, clinic.as('newuser')),
    ];
    expect(totals.map(({ total }) => total)).toEqual([6, 3, 1]);
    const first = await list({ limit: 2 });
    expect((await list({ limit: 2, after: first.next ?? undefined })).total).toBe(6);
  });

  it('sorts by name as the alphabet does, and by time the newest first', async () => {
    for (const name of ['یاسر', 'پروین', 'گلناز', 'بابک', 'آرش', 'Zoe']) {
      await add({ name });
      secretary.clock.advance(1000);
    }
    expect(await names({ sort: 'name' })).toEqual(['Zoe', 'آرش', 'بابک', 'پروین', 'گلناز', 'یاسر']);
    expect((await names())[0]).toBe('Zoe');
  });

  it('keeps to the days asked for, in whatever zone they are given', async () => {
    await add({ name: 'Early' });
    secretary.clock.advance(24 * 3_600_000);
    await add({ name: 'Late' });
    expect(await names({ sort: 'created', from: '2026-05-05T11:30:00+03:30' })).toEqual(['Late']);
    expect(await names({ sort: 'created', to: '2026-05-04T08:00:00Z' })).toEqual(['Early']);
  });

  it('adds a file once, and changes it the next time', async () => {
    const id = newId();
    const send = (patient: object) =>
      handlers['/file/storefile'](secretary, { id, category: clinic.category, patient });
    await Promise.all(Array.from({ length: 5 }, () => send({ name: 'Sara' })));
    expect(await send({ name: 'Sara Ahmadi' })).toMatchObject({ id, patient: { name: 'Sara Ahmadi' }, entries: 0 });
    expect((await list()).items).toHaveLength(1);
  });

  it('refuses a phone and a day that are none', async () => {
    expect((await refusal(add({ phone: 'call me' }))).detail.fields).toMatchObject([
      { path: 'patient.phone', rule: 'phone' },
    ]);
    expect((await refusal(add({ birthdate: '2023-02-30' }))).detail.fields).toMatchObject([
      { path: 'patient.birthdate', rule: 'day' },
    ]);
  });

  it('puts a file into the bin, out of every call’s sight', async () => {
    const { file } = await handlers['/entry/storeentry'](secretary, visit(clinic.category));
    await handlers['/file/removefile'](secretary, { id: file });
    expect((await list()).items).toEqual([]);
    expect((await handlers['/entry/getentries'](secretary, { category: clinic.slug })).items).toEqual([]);
    expect((await refusal(handlers['/file/getfile'](secretary, { id: file }))).code).toBe('unknown');
    expect((await refusal(handlers['/entry/storeentry'](secretary, { ...visit(clinic.category), file }))).code).toBe(
      'unknownfile',
    );
    expect((await database.db.selectFrom('files').select('deleted_at').execute())[0]!.deleted_at).not.toBeNull();
  });

  it('shows a new user their own files alone, in lists, counts and searches', async () => {
    const newUser = clinic.as('newuser');
    await add({ name: 'Sara of theirs' });
    await handlers['/entry/storeentry'](newUser, { ...visit(clinic.category), patient: { name: 'Sara of mine' } });
    expect((await list({ search: 'sara' }, newUser)).items.map((file) => file.patient.name)).toEqual(['Sara of mine']);
    expect((await handlers['/category/getcategories'](newUser, {})).items).toMatchObject([
      { files: 1, role: 'newuser' },
    ]);
    expect((await handlers['/category/getcategories'](secretary, {})).items).toMatchObject([{ files: 2 }]);
    expect((await handlers['/entry/getentries'](newUser, { category: clinic.slug })).items).toHaveLength(1);
  });

  it('gives entries newest first, page by page, with who wrote them and what the reader may see', async () => {
    const context = clinic.as('owner');
    const { file } = await handlers['/entry/storeentry'](
      context,
      visit(clinic.category, { confided: 'secret', weight: 1 }),
    );
    for (const weight of [2, 3])
      await handlers['/entry/storeentry'](context, { ...visit(clinic.category, { weight }), file });
    const first = await handlers['/entry/getentries'](secretary, { file, limit: 2 });
    const rest = await handlers['/entry/getentries'](secretary, { file, limit: 2, after: first.next! });
    const seen = [...first.items, ...rest.items];
    expect(seen.map((entry) => entry.answers['weight']).sort()).toEqual([1, 2, 3]);
    expect(seen.every((entry) => entry.createdBy === 'owner Karimi')).toBe(true);
    expect(JSON.stringify(seen)).not.toContain('secret');
    expect(JSON.stringify(await handlers['/file/getfile'](context, { id: file }))).toContain('secret');
  });

  it('reports an entry with the form as it was, and what came before', async () => {
    const owner = clinic.as('owner');
    const { file, id } = await handlers['/entry/storeentry'](owner, visit(clinic.category, { confided: 'secret' }));
    owner.clock.advance(1000);
    const second = await handlers['/entry/storeentry'](owner, { ...visit(clinic.category), file });
    const report = (context: TestContext, entry?: string) => handlers['/report/getreport'](context, { file, entry });
    expect(await report(owner)).toMatchObject({
      entry: { id: second.id },
      history: [{ id }, { id: second.id }],
      category: { slug: clinic.slug },
      clinic: 'Clinic',
    });
    expect((await report(owner, id)).entry?.answers).toMatchObject({ confided: 'secret' });
    expect(JSON.stringify(await report(secretary, id))).not.toMatch(/"secret"|Confided/);
    expect((await refusal(report(owner, newId()))).code).toBe('unknown');
  });

  it('is empty for a file without responses: the published form, and no entry', async () => {
    const owner = clinic.as('owner');
    const file = newId();
    await handlers['/file/storefile'](owner, { id: file, category: clinic.category, patient: { name: 'Sara' } });
    const report = await handlers['/report/getreport'](owner, { file });
    expect([report.entry, report.history, report.file.patient.name]).toEqual([undefined, [], 'Sara']);
    expect(report.definition.pages.length).toBeGreaterThan(0);
    expect((await refusal(handlers['/report/getreport'](owner, { file, entry: newId() }))).code).toBe('unknown');
  });
});
