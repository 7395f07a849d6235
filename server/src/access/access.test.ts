import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import {
  handlers,
  openClinic,
  refusal,
  visit,
  type Person,
  type TestClinic,
  type TestContext,
} from '../../test/clinic.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';
import { may, type Action } from './rules.ts';

type Target = { readonly category: string; readonly file: string };
type Call = (context: TestContext, target: Target) => Promise<unknown>;

/** Every call that names a category or a file, and what it asks for. */
const calls: readonly {
  readonly name: string;
  readonly action: Action;
  readonly on: 'category' | 'file';
  readonly call: Call;
}[] = [
  {
    name: 'getform',
    action: 'fill',
    on: 'category',
    call: (context, { category }) => handlers['/category/getform'](context, { category }),
  },
  {
    name: 'getcategoryminapages',
    action: 'fill',
    on: 'category',
    call: (context, { category }) => handlers['/page/getcategoryminapages'](context, { category }),
  },
  {
    name: 'storeentry, new file',
    action: 'fill',
    on: 'category',
    call: (context, { category }) => handlers['/entry/storeentry'](context, visit(category)),
  },
  {
    name: 'getfiles',
    action: 'view',
    on: 'category',
    call: (context, { category }) => handlers['/file/getfiles'](context, { category }),
  },
  {
    name: 'getentries of a category',
    action: 'view',
    on: 'category',
    call: (context, { category }) => handlers['/entry/getentries'](context, { category }),
  },
  {
    name: 'storefile, new',
    action: 'write',
    on: 'category',
    call: (context, { category }) => handlers['/file/storefile'](context, { id: newId(), category, patient: {} }),
  },
  {
    name: 'getdraft',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/category/getdraft'](context, { category }),
  },
  {
    name: 'storedraft',
    action: 'design',
    on: 'category',
    call: (context, { category }) =>
      handlers['/category/storedraft'](context, { category, rev: 1, definition: visitForm }),
  },
  {
    name: 'editform',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/category/editform'](context, { category, window: newId() }),
  },
  {
    name: 'publish',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/category/publish'](context, { category, rev: 1 }),
  },
  {
    name: 'getversions',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/category/getversions'](context, { category }),
  },
  {
    name: 'storeversion',
    action: 'design',
    on: 'category',
    call: (context, { category }) =>
      handlers['/category/storeversion'](context, { category, version: 1, note: 'First' }),
  },
  {
    name: 'withdrawversion',
    action: 'design',
    on: 'category',
    call: (context, { category }) =>
      handlers['/category/withdrawversion'](context, { category, version: 1, withdrawn: false }),
  },
  {
    name: 'schedulepublication',
    action: 'design',
    on: 'category',
    call: (context, { category }) =>
      handlers['/category/schedulepublication'](context, { category, rev: 1, at: '2999-01-01T08:00:00.000Z' }),
  },
  {
    name: 'getschedule',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/category/getschedule'](context, { category }),
  },
  {
    name: 'cancelschedule',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/category/cancelschedule'](context, { category }),
  },
  {
    name: 'getblocks',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/library/getblocks'](context, { category }),
  },
  {
    name: 'removeblock',
    action: 'design',
    on: 'category',
    call: (context, { category }) => handlers['/library/removeblock'](context, { category, id: newId(), rev: 1 }),
  },
  {
    name: 'storecategory',
    action: 'administer',
    on: 'category',
    call: (context, { category }) => handlers['/category/storecategory'](context, { id: category, title: 'Renamed' }),
  },
  {
    name: 'storeentry',
    action: 'fill',
    on: 'file',
    call: (context, { category, file }) => handlers['/entry/storeentry'](context, { ...visit(category), file }),
  },
  {
    name: 'getfile',
    action: 'view',
    on: 'file',
    call: (context, { file }) => handlers['/file/getfile'](context, { id: file }),
  },
  {
    name: 'getentries of a file',
    action: 'view',
    on: 'file',
    call: (context, { file }) => handlers['/entry/getentries'](context, { file }),
  },
  {
    name: 'storefile',
    action: 'write',
    on: 'file',
    call: (context, { category, file }) => handlers['/file/storefile'](context, { id: file, category, patient: {} }),
  },
  {
    name: 'getreport',
    action: 'report',
    on: 'file',
    call: (context, { file }) => handlers['/report/getreport'](context, { file }),
  },
  {
    name: 'removefile',
    action: 'remove',
    on: 'file',
    call: (context, { file }) => handlers['/file/removefile'](context, { id: file }),
  },
];

const members = ['owner', 'secretary', 'expert', 'newuser'] as const satisfies readonly Person[];

describeEachDatabase('what each role may call', (database) => {
  let clinic: TestClinic;
  let other: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    other = await openClinic(database.db);
  });

  /** A file that somebody of the category made. */
  async function fileOf(home: TestClinic, person: Person): Promise<Target> {
    const { file } = await handlers['/entry/storeentry'](home.as(person), visit(home.category));
    return { category: home.category, file };
  }

  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 'allowed',
      (error: { code: string }) => error.code,
    );

  for (const { name, action, on, call } of calls) {
    it(`${name}: as the table says, role by role`, async () => {
      for (const role of members) {
        const theirs = await fileOf(clinic, role);
        const expectedOwn = may(role, action, true) ? 'allowed' : 'forbidden';
        expect({ role, outcome: await outcome(call(clinic.as(role), theirs)) }).toEqual({ role, outcome: expectedOwn });
        if (on === 'category') continue;
        const another = await fileOf(clinic, role === 'owner' ? 'expert' : 'owner');
        const unknown = name === 'storeentry' ? 'unknownfile' : 'unknown';
        const expected = may(role, action, false) ? 'allowed' : may(role, action, true) ? unknown : 'forbidden';
        expect({ role, outcome: await outcome(call(clinic.as(role), another)) }).toEqual({ role, outcome: expected });
      }
    });

    it(`${name}: what is another’s reads as what does not exist`, async () => {
      const foreign = await fileOf(other, 'owner');
      const nothing =
        on === 'category' ? { category: newId(), file: newId() } : { category: clinic.category, file: newId() };
      for (const person of ['owner', 'admin', 'stranger'] as const) {
        const target = person === 'stranger' ? await fileOf(clinic, 'owner') : foreign;
        const refused = await refusal(call(clinic.as(person), target));
        const makesFile = on === 'file' && (name === 'storeentry' || name === 'storefile');
        const makesCategory = name === 'storecategory' && person === 'admin';
        const expected = makesCategory ? 'badbody' : on === 'category' || makesFile ? 'unknowncategory' : 'unknown';
        expect({ person, code: refused.code }).toEqual({ person, code: expected });
        if (!makesFile) expect(await refusal(call(clinic.as(person), nothing))).toEqual(refused);
      }
    });

    it(`${name}: asks whoever is not signed in to sign in`, async () => {
      expect((await refusal(call(clinic.as('visitor'), await fileOf(clinic, 'owner')))).code).toBe('unauthenticated');
    });
  }

  it('keeps the clinic’s furniture to admins', async () => {
    const changes = [
      (context: TestContext) => handlers['/service/storeservice'](context, { title: 'New' }),
      (context: TestContext) => handlers['/service/removeservice'](context, { id: 'x' }),
      (context: TestContext) =>
        handlers['/project/storeproject'](context, { service: 'x', headline: 'scores', title: 'New' }),
      (context: TestContext) => handlers['/project/removeproject'](context, { id: 'x' }),
      (context: TestContext) => handlers['/category/storecategory'](context, { project: clinic.project, title: 'New' }),
    ];
    for (const change of changes)
      for (const person of [...members, 'stranger'] as const) {
        expect((await refusal(change(clinic.as(person)))).code).toBe('forbidden');
      }
  });

  it('holds a session that a partner opened to its one category', async () => {
    const admin = clinic.as('admin');
    const second = await handlers['/category/storecategory'](admin, { project: clinic.project, title: 'Second' });
    const owner = clinic.as('owner');
    const scoped = (person: Person) =>
      clinic.as(person, { user: { ...clinic.as(person).caller.user!, category: second.id } });
    expect((await handlers['/category/getdraft'](owner, { category: clinic.slug })).rev).toBe(1);
    for (const person of ['owner', 'admin'] as const) {
      expect((await refusal(handlers['/category/getdraft'](scoped(person), { category: clinic.slug }))).code).toBe(
        'unknowncategory',
      );
    }
    expect((await refusal(handlers['/service/storeservice'](scoped('admin'), { title: 'New' }))).code).toBe(
      'forbidden',
    );
  });

  it('finds a slug in the caller’s own clinic before another’s', async () => {
    const twin = await openClinic(database.db, { slug: clinic.slug });
    expect((await handlers['/category/getform'](twin.as('owner'), { category: clinic.slug })).id).toBe(twin.category);
    expect((await handlers['/category/getform'](clinic.as('owner'), { category: clinic.slug })).id).toBe(
      clinic.category,
    );
  });

  it('writes down what was refused', async () => {
    const { file } = await fileOf(clinic, 'owner');
    await refusal(handlers['/file/removefile'](clinic.as('expert'), { id: file }));
    await refusal(handlers['/file/getfile'](clinic.as('stranger'), { id: file }));
    const denied = await database.db
      .selectFrom('audit')
      .select(['action', 'file', 'role', 'user_id'])
      .where('result', '=', 'denied')
      .orderBy('seq')
      .execute();
    expect(denied).toEqual([
      { action: 'file.remove', file, role: 'expert', user_id: clinic.userId('expert') },
      { action: 'file.view', file, role: 'none', user_id: clinic.userId('stranger') },
    ]);
  });
});
