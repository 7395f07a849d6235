import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Can, MemberRole } from '../../../src/api/contract/permissions.ts';
import type { Role } from '../../../src/engine/definition/types.ts';
import { handlers, openClinic, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { canWith, permissionsOf, standingOf } from './permissions.ts';
import { roles } from './rules.ts';

const allowed = (can: Can): string =>
  Object.entries(can)
    .flatMap(([action, may]) => (may ? [action] : []))
    .join(' ');

const everything = 'fill view write remove report share invite design administer audit';
const expected: Readonly<Record<Role, readonly [own: string, all: string, grants: readonly MemberRole[]]>> = {
  owner: [everything, everything, ['owner', 'secretary', 'expert', 'newuser']],
  secretary: [
    'fill view write remove report share invite',
    'fill view write remove report share invite',
    ['secretary', 'newuser'],
  ],
  expert: ['fill view write report share', 'fill view write report share', []],
  newuser: ['fill view write report', '', []],
  public: ['fill', '', []],
};

describe('what the screens learn of a role', () => {
  it.each(roles)('as %s', (role) => {
    const { can, canAll, grants } = permissionsOf(role);
    expect([allowed(can), allowed(canAll), grants]).toEqual(expected[role]);
  });

  it('of a file: a share adds nothing to a role that may view it, so that it need not be looked up', () => {
    for (const role of roles)
      for (const isOwn of [true, false]) {
        const byRole = canWith({ role, isOwn });
        if (byRole.view) expect(canWith({ role, isOwn, share: 'write' })).toEqual(byRole);
      }
  });

  it('of the whole clinic: admin access counts as owner of every category', () => {
    expect(standingOf(true, [])).toEqual({ administers: true, readsFiles: true });
    expect(standingOf(false, ['newuser', 'owner'])).toEqual({ administers: true, readsFiles: true });
    expect(standingOf(false, ['newuser', 'expert'])).toEqual({ administers: false, readsFiles: true });
    expect(standingOf(false, ['newuser', 'public'])).toEqual({ administers: false, readsFiles: false });
    expect(standingOf(false, [])).toEqual({ administers: false, readsFiles: false });
  });
});

const members = ['owner', 'secretary', 'expert', 'newuser'] as const satisfies readonly Person[];

describeEachDatabase('What somebody may do comes with the reply', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const newFile = async (person: Person) =>
    (await handlers['/entry/storeentry'](clinic.as(person), visit(clinic.category))).file;
  const fileActions = async (person: Person | 'stranger', id: string) =>
    allowed((await handlers['/file/getfile'](clinic.as(person), { id })).can);

  test.each(members)('for the categories of an %s, and for one by itself', async (role) => {
    const { items } = await handlers['/category/getcategories'](clinic.as(role), {});
    expect(items).toMatchObject([{ role, ...permissionsOf(role) }]);
    const one = await handlers['/auth/getUserAccessForCategory'](clinic.as(role), { category: clinic.category });
    expect(one).toEqual({ role, ...permissionsOf(role) });
    const access = await handlers['/auth/getuseraccess'](clinic.as(role), {});
    const categories = [{ category: clinic.category, role, ...permissionsOf(role) }];
    expect(access).toEqual({ access: 'user', ...standingOf(false, [role]), categories });
  });

  test('for admin access as for an owner, unless the session is for one category alone', async () => {
    const { items } = await handlers['/category/getcategories'](clinic.as('admin'), {});
    expect(items).toMatchObject([{ role: 'owner', ...permissionsOf('owner') }]);
    expect(await handlers['/auth/getuseraccess'](clinic.as('admin'), {})).toMatchObject(standingOf(true, []));
    const { user } = clinic.as('admin').caller;
    const limited = clinic.as('admin', { user: { ...user!, category: clinic.category } });
    expect(await handlers['/auth/getuseraccess'](limited, {})).toMatchObject(standingOf(false, []));
  });

  test('for a file: by role, and new users with what they made themselves', async () => {
    const file = await newFile('owner');
    for (const role of ['owner', 'secretary', 'expert'] as const)
      expect([role, await fileActions(role, file)]).toEqual([role, expected[role][1]]);
    expect(await fileActions('admin', file)).toBe(everything);
    expect(await fileActions('newuser', await newFile('newuser'))).toBe(expected.newuser[0]);
  });

  test('for a shared file: as far as the share goes, beside what a role allows', async () => {
    const file = await newFile('owner');
    const share = (person: Person | 'stranger', right: 'read' | 'write') =>
      handlers['/file/sharefile'](clinic.as('owner'), { file, to: [{ user: clinic.userId(person) }], right });
    await share('stranger', 'read');
    expect(await fileActions('stranger', file)).toBe('view report');
    await share('stranger', 'write');
    expect(await fileActions('stranger', file)).toBe('fill view write report');
    await share('newuser', 'read');
    expect(await fileActions('newuser', file)).toBe('view report');
    await share('expert', 'read');
    expect(await fileActions('expert', file)).toBe(expected.expert[1]);
  });

  test('for members: which roles may be given in place of theirs, and to whom none', async () => {
    const grantsSeenBy = async (person: Person) => {
      const { items } = await handlers['/user/getusers'](clinic.as(person), { category: clinic.category });
      return Object.fromEntries(items.flatMap(({ roles: held }) => held.map(({ role, grants }) => [role, grants])));
    };
    const [everyRole, some] = [expected.owner[2], expected.secretary[2]];
    expect(await grantsSeenBy('owner')).toEqual({
      owner: [],
      secretary: everyRole,
      expert: everyRole,
      newuser: everyRole,
    });
    expect(await grantsSeenBy('secretary')).toEqual({ owner: [], secretary: [], expert: [], newuser: some });
    expect(await grantsSeenBy('expert')).toEqual({ owner: [], secretary: [], expert: [], newuser: [] });
    expect(Object.values(await grantsSeenBy('admin'))).toEqual([everyRole, everyRole, everyRole, everyRole]);
  });
});
