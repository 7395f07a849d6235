import { beforeAll, expect, it } from 'vitest';
import type { CallBody, CallData } from '../../src/api/contract/contract.ts';
import { newId } from '../src/db/uuid.ts';
import { handlers, openClinic, visit, type TestClinic } from './clinic.ts';
import { describeEachDatabase } from './databases.ts';
import { fillEntries, fillFiles, fillForms, fillMembers, inParts, longAgo as now, padded } from './fill-lists.ts';

/** Every item of a list, page after page, and how many the first page says there are. */
async function walk<Item>(
  ask: (page: {
    after?: string;
    limit: number;
  }) => Promise<{ items: readonly Item[]; next: string | null; total: number }>,
): Promise<{ readonly items: readonly Item[]; readonly total: number }> {
  const first = await ask({ limit: 200 });
  const items = [...first.items];
  for (let { next } = first; next !== null;) {
    const page = await ask({ after: next, limit: 200 });
    expect(page.total).toBe(first.total);
    items.push(...page.items);
    next = page.next;
  }
  return { items, total: first.total };
}

const distinct = (items: readonly { readonly id: string }[]): number => new Set(items.map(({ id }) => id)).size;

describeEachDatabase('a list of a large clinic is read to its end and says how long it is:', (database) => {
  let clinic: TestClinic;
  let crowded: string;

  beforeAll(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    const ground = { db: database.db, clinic: clinic.id, category: clinic.category, by: clinic.userId('secretary') };
    await fillFiles(ground, 20_000);
    const { file } = await handlers['/entry/storeentry'](clinic.as('secretary'), visit(clinic.category));
    await fillEntries(ground, file, 999);
    crowded = file;
    await fillForms(ground, clinic.project, 299);
    await fillMembers(ground, 996);
  });

  const files = (more: Partial<CallBody<'/file/getfiles'>>): Promise<CallData<'/file/getfiles'>> =>
    handlers['/file/getfiles'](clinic.as('owner'), { category: clinic.category, ...more });

  it('20,000 files, by name', async () => {
    const { items, total } = await walk((page) => files({ sort: 'name', ...page }));
    expect([distinct(items), items.length, total]).toEqual([20_001, 20_001, 10_001]);
    const named = items.map(({ patient }) => patient.name).filter((name) => name !== undefined);
    expect(named).toEqual([...named].sort());
  });

  it('the files that a search leaves of them', async () => {
    const { items, total } = await walk((page) => files({ search: '01', ...page }));
    const said = Array.from({ length: 20_000 }, (_, index) => padded(index)).filter((number) => number.includes('01'));
    expect([distinct(items), total]).toEqual([said.length, said.length]);
  });

  it('1,000 responses of one file, all of the same moment', async () => {
    const { items, total } = await walk((page) =>
      handlers['/entry/getentries'](clinic.as('owner'), { file: crowded, ...page }),
    );
    expect([distinct(items), items.length, total]).toEqual([1000, 1000, 1000]);
  });

  it('300 forms, and those of a title', async () => {
    const forms = (more: object) => handlers['/category/getcategories'](clinic.as('admin'), more);
    const { items, total } = await walk(forms);
    expect([distinct(items), items.length, total]).toEqual([300, 300, 300]);
    expect(await forms({ search: 'form 0012' })).toMatchObject({ next: null, total: 10 });
  });

  it('1,000 members, accounts and colleagues, and those of one role', async () => {
    const members = (more: object) =>
      handlers['/user/getusers'](clinic.as('owner'), { category: clinic.category, ...more });
    const { items, total } = await walk(members);
    expect([distinct(items), items.length, total]).toEqual([1000, 1000, 1000]);
    expect((await members({ role: 'expert', limit: 1 })).total).toBe(997);
    expect((await members({ search: '00012', limit: 1 })).total).toBe(1);
    const accounts = await walk((page) => handlers['/admin/getaccounts'](clinic.as('admin'), page));
    expect([distinct(accounts.items), accounts.total]).toEqual([1002, 1002]);
    const colleagues = await walk((page) => handlers['/user/getconnectedusers'](clinic.as('owner'), page));
    expect([distinct(colleagues.items), colleagues.total]).toEqual([999, 999]);
  });

  it('250 invitations, and those of a name', async () => {
    await inParts(
      250,
      (index) => ({
        clinic: clinic.id,
        id: newId(),
        secret: padded(index),
        email: `guest-${padded(index)}@elsewhere.test`,
        first_name: 'Guest',
        last_name: padded(index),
        phone: '',
        category: clinic.category,
        role: 'expert' as const,
        invited_by: clinic.userId('owner'),
        created_at: now,
        expires_at: now,
        accepted_at: null,
        removed_at: null,
      }),
      (rows) => database.db.insertInto('invitations').values(rows).execute(),
    );
    const sent = (more: object) =>
      handlers['/user/getinvitedusers'](clinic.as('owner'), { category: clinic.category, ...more });
    const { items, total } = await walk(sent);
    expect([distinct(items), total]).toEqual([250, 250]);
    expect(await sent({ search: 'GUEST 0012' })).toMatchObject({ next: null, total: 10 });
  });

  it('projects by the title of their service, and those of some services', async () => {
    const [first, last] = await Promise.all(
      ['Ankle', 'Wrist'].map((title) => handlers['/service/storeservice'](clinic.as('admin'), { title })),
    );
    for (const [service, title] of [
      [last?.id ?? '', 'A'],
      [first?.id ?? '', 'Z'],
    ] as const)
      await handlers['/project/storeproject'](clinic.as('admin'), { service, headline: 'scores', title });
    const projects = async (more: object) =>
      (await handlers['/project/getprojects'](clinic.as('admin'), more)).items.map(({ title, serviceTitle }) => [
        serviceTitle,
        title,
      ]);
    const heart = [{ en: 'Heart', fa: 'قلب' }, 'Visits'];
    expect(await projects({ sort: 'service' })).toEqual([['Ankle', 'Z'], heart, ['Wrist', 'A']]);
    expect(await projects({ sort: 'headline' })).toEqual([heart, ['Wrist', 'A'], ['Ankle', 'Z']]);
    expect(await projects({ services: [last?.slug ?? '', first?.id ?? ''] })).toEqual([
      ['Wrist', 'A'],
      ['Ankle', 'Z'],
    ]);
  });

  it('the files that were shared, and one of them alone', async () => {
    const { items } = await files({ limit: 200 });
    for (const { id } of items.slice(0, 60))
      await handlers['/file/sharefile'](clinic.as('owner'), { file: id, to: [{ user: clinic.userId('stranger') }] });
    const shared = (more: object) => handlers['/file/getsharedfiles'](clinic.as('stranger'), more);
    expect(await shared({ limit: 50 })).toMatchObject({ total: 60, items: { length: 50 } });
    expect(await shared({ file: items[3]?.id })).toMatchObject({ total: 1, items: [{ file: items[3]?.id }] });
    expect(await shared({ file: items[99]?.id })).toEqual({ items: [], next: null, total: 0 });
  });
});
