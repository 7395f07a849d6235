import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { newId } from '../db/uuid.ts';
import { halfLifeMs } from './visit-score.ts';

describeEachDatabase('Colleagues', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const names = async (person: Person | 'stranger', body: object = {}) =>
    (await handlers['/user/getusers'](clinic.as(person), body)).items.map((item) => item.firstName).sort();
  const connected = async (person: Person | 'stranger') =>
    (await handlers['/user/getconnectedusers'](clinic.as(person), {})).items.map((item) => item.firstName).sort();

  test('are those of one’s categories; everybody for admin access, nobody for new users and strangers', async () => {
    const members = ['expert', 'newuser', 'owner', 'secretary'];
    expect(await names('admin')).toEqual(['admin', ...members, 'stranger'].sort());
    for (const person of ['owner', 'secretary', 'expert'] as const) expect(await names(person)).toEqual(members);
    for (const person of ['newuser', 'stranger'] as const) expect(await names(person)).toEqual([]);
  });

  test('are found by role, form and name, page by page', async () => {
    expect(await names('owner', { role: 'expert' })).toEqual(['expert']);
    expect(await names('owner', { category: clinic.slug, search: 'SECRET' })).toEqual(['secretary']);
    expect((await refusal(handlers['/user/getusers'](clinic.as('stranger'), { category: clinic.category }))).code).toBe(
      'unknowncategory',
    );
    const first = await handlers['/user/getusers'](clinic.as('owner'), { limit: 3 });
    const rest = await handlers['/user/getusers'](clinic.as('owner'), { limit: 3, after: first.next ?? '' });
    expect([first.items.length, rest.items.length, rest.next]).toEqual([3, 1, null]);
  });

  test('show their address only to those who may invite', async () => {
    const shown = async (person: Person) =>
      (await handlers['/user/getusers'](clinic.as(person), {})).items.every((item) => item.email !== '');
    expect([await shown('owner'), await shown('secretary'), await shown('expert')]).toEqual([true, true, false]);
  });

  test('are connected by a category, a group or a file', async () => {
    expect(await connected('expert')).toEqual(['newuser', 'owner', 'secretary']);
    expect(await connected('stranger')).toEqual([]);
    await handlers['/user/storeVirtualgroup'](clinic.as('secretary'), {
      title: 'Desk',
      users: [clinic.userId('stranger')],
    });
    expect(await connected('stranger')).toEqual(['secretary']);
    const file = newId();
    await handlers['/file/storefile'](clinic.as('expert'), { id: file, category: clinic.category, patient: {} });
    await handlers['/file/sharefile'](clinic.as('expert'), { file, to: [{ user: clinic.userId('stranger') }] });
    expect(await connected('stranger')).toEqual(['expert', 'secretary']);
    expect(await connected('expert')).toContain('stranger');
  });

  test('stand in a group as whoever was first has chosen, and the other tab or device is told', async () => {
    const id = newId();
    const [expert, secretary, newuser] = (['expert', 'secretary', 'newuser'] as const).map(clinic.userId);
    const store = (title: string, users: readonly string[], was?: { title: string; users: string[] }) =>
      handlers['/user/storeVirtualgroup'](clinic.as('owner'), { id, title, users: [...users], was });
    const held = async () =>
      (await handlers['/user/getvirtualgroupusers'](clinic.as('owner'), { group: id })).map((person) => person.id);
    await store('Ward', [expert!, secretary!]);
    const was = { title: 'Ward', users: [secretary!, expert!] };
    await store('Ward', [expert!], was);
    expect((await refusal(store('Ward', [expert!, secretary!, newuser!], was))).code).toBe('olderrev');
    expect((await refusal(store('Desk', [], was))).code).toBe('olderrev');
    expect(await held()).toEqual([expert]);
    await store('Desk', [newuser!], { title: 'Ward', users: [expert!] });
    const tries = [[expert!], [secretary!]].map((users) => store('Desk', users, { title: 'Desk', users: [newuser!] }));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await handlers['/user/removevirtualgroup'](clinic.as('owner'), { id });
    expect((await refusal(store('Desk', [newuser!], was))).code).toBe('unknown');
    expect(await handlers['/user/getvirtualgroups'](clinic.as('owner'), {})).toEqual([]);
  });

  test('stand in groups that belong to one person', async () => {
    const store = (person: Person, body: object) =>
      handlers['/user/storeVirtualgroup'](clinic.as(person), {
        title: 'Ward',
        users: [clinic.userId('expert')],
        ...body,
      });
    const id = newId();
    await store('owner', { id });
    await store('owner', { id, title: 'Ward two' });
    expect(await handlers['/user/getvirtualgroups'](clinic.as('owner'), {})).toEqual([
      { id, title: 'Ward two', users: 1 },
    ]);
    expect(await handlers['/user/getvirtualgroupusers'](clinic.as('owner'), { group: id })).toMatchObject([
      { firstName: 'expert' },
    ]);
    expect((await refusal(store('secretary', { id }))).code).toBe('unknown');
    expect((await refusal(handlers['/user/getvirtualgroupusers'](clinic.as('admin'), { group: id }))).code).toBe(
      'unknown',
    );
    expect((await refusal(handlers['/user/removevirtualgroup'](clinic.as('expert'), { id }))).code).toBe('unknown');
    const elsewhere = await openClinic(database.db);
    expect((await refusal(store('owner', { users: [elsewhere.userId('expert')] }))).code).toBe('brokenrule');
    await handlers['/user/removevirtualgroup'](clinic.as('owner'), { id });
    expect(await handlers['/user/getvirtualgroups'](clinic.as('owner'), {})).toEqual([]);
  });
});

describeEachDatabase('What one comes back to', (database) => {
  let clinic: TestClinic;
  let heart: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    heart = (await handlers['/service/getservices'](clinic.as('admin'), {})).items[0]?.id ?? '';
  });
  const category = () => ({ kind: 'category' as const, id: clinic.category });
  const project = () => ({ kind: 'project' as const, id: clinic.project });
  const service = () => ({ kind: 'service' as const, id: heart });
  const kinds = async () => (await handlers['/user/getmostvisiteds'](clinic.as('expert'), {})).map((item) => item.kind);
  const go = (key: { kind: 'category' | 'project' | 'service'; id: string }) =>
    handlers['/user/addmostvisited'](clinic.as('expert'), key);

  test('is marked as favourite once, newest first, and unmarked', async () => {
    const mark = (key: object, favorite = true) =>
      handlers['/user/storemyfavorite'](clinic.as('expert'), { ...key, favorite } as never);
    const marked = async () =>
      (await handlers['/user/getmyfavorites'](clinic.as('expert'), {})).map((item) => item.kind);
    await mark(category());
    clinic.as('expert').clock.advance(1000);
    await mark(project());
    await mark(project());
    expect(await marked()).toEqual(['project', 'category']);
    expect(await handlers['/user/getmyfavorites'](clinic.as('owner'), {})).toEqual([]);
    await mark(project(), false);
    expect(await marked()).toEqual(['category']);
    expect(
      (await refusal(handlers['/user/storemyfavorite'](clinic.as('stranger'), { ...category(), favorite: true }))).code,
    ).toBe('unknown');
  });

  test('is first what is visited most, until that is long ago', async () => {
    const { clock } = clinic.as('expert');
    for (let turn = 0; turn < 3; turn += 1) await go(category());
    await go(project());
    expect(await kinds()).toEqual(['category', 'project']);
    const visited = await handlers['/user/getmostvisiteds'](clinic.as('expert'), {});
    expect(visited.map(({ headline }) => headline)).toEqual(['complaints', 'complaints']);
    clock.advance(2 * halfLifeMs);
    await go(service());
    expect(await kinds()).toEqual(['service', 'category', 'project']);
  });

  test('is taken as a list, the first weighing most', async () => {
    await handlers['/user/storemostvisited'](clinic.as('expert'), { items: [project(), category(), service()] });
    expect(await kinds()).toEqual(['project', 'category', 'service']);
  });
});
