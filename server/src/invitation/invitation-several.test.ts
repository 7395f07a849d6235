import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { newId } from '../db/uuid.ts';

type MemberRole = 'owner' | 'secretary' | 'expert' | 'newuser';

describeEachDatabase('An invitation into several forms', (database) => {
  let clinic: TestClinic;
  let visitor: ReturnType<TestClinic['as']>;
  let second: string;
  let foreign: string;
  const email = 'guest@somewhere.test';
  const person = { password: 'a quiet morning', firstName: 'Guest', lastName: 'Karimi' };

  const addForm = async (title: string, members: Readonly<Partial<Record<MemberRole, Person>>>) => {
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: { en: title },
      members: Object.entries(members).map(([role, who]) => ({
        user: clinic.userId(who),
        role: role as MemberRole,
      })),
    });
    return id;
  };

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    visitor = clinic.as('visitor');
    second = await addForm('Follow-up', { owner: 'owner', secretary: 'expert' });
    foreign = await addForm('Elsewhere', { owner: 'expert' });
  });

  const messages = () => (visitor.mail as TestMail).messages;
  const lastSecret = () => /\/acceptinvitation\/([^/]+)\//.exec(messages().at(-1)?.text ?? '')?.[1] ?? '';
  const invite = (also: readonly string[] = [second], role: MemberRole = 'expert', body: object = {}) =>
    handlers['/user/inviteuser'](clinic.as('owner'), {
      email,
      category: clinic.category,
      also: [...also],
      role,
      ...body,
    });
  const look = (secret: string) => handlers['/user/invitation'](visitor, { id: secret, email });
  const accept = (secret: string) => handlers['/user/acceptinvitation'](visitor, { id: secret, email, ...person });
  const rolesOf = async (user: string) =>
    Object.fromEntries(
      (await database.db.selectFrom('members').select(['category', 'role']).where('user_id', '=', user).execute()).map(
        ({ category, role }) => [category, role],
      ),
    );

  test('is one email that names them, and gives the role in each', async () => {
    await invite();
    expect(messages()).toHaveLength(1);
    expect(messages()[0]?.text).toContain('Visit and Follow-up');
    expect(await look(lastSecret())).toMatchObject({ categories: [{ en: 'Visit' }, { en: 'Follow-up' }] });
    const { id } = await accept(lastSecret());
    expect(await rolesOf(id)).toEqual({ [clinic.category]: 'expert', [second]: 'expert' });
    const accepted = await database.db
      .selectFrom('audit')
      .select('category')
      .where('action', '=', 'user.accept')
      .execute();
    expect(accepted.map(({ category }) => category).sort()).toEqual([clinic.category, second].sort());
    expect((await handlers['/app/getnotices'](clinic.as('owner'), {})).items).toMatchObject([{ kind: 'joined' }]);
    expect((await refusal(accept(lastSecret()))).code).toBe('deadlink');
  });

  test('is sent into none where the inviter may not give the role in one of them', async () => {
    for (const place of [foreign, newId()])
      expect((await refusal(invite([second, place]))).code).toBe('unknowncategory');
    const asSecretary = handlers['/user/inviteuser'](clinic.as('expert'), {
      email,
      category: second,
      also: [foreign],
      role: 'owner',
    });
    expect((await refusal(asSecretary)).code).toBe('forbidden');
    expect(messages()).toEqual([]);
    expect(await database.db.selectFrom('invitations').select('id').execute()).toEqual([]);
  });

  test('stays for the others where one of them is withdrawn, or invited into anew', async () => {
    await invite();
    const secret = lastSecret();
    const { items } = await handlers['/user/getinvitedusers'](clinic.as('owner'), { category: clinic.category });
    await handlers['/user/removeInvitedUser'](clinic.as('owner'), { id: items[0]!.id });
    expect(await look(secret)).toMatchObject({ categories: [{ en: 'Follow-up' }] });
    await handlers['/user/inviteuser'](clinic.as('owner'), { email, category: second, role: 'newuser' });
    expect((await refusal(look(secret))).code).toBe('deadlink');
    const { id } = await accept(lastSecret());
    expect(await rolesOf(id)).toEqual({ [second]: 'newuser' });
  });

  test('no longer gives what its sender could not give any more', async () => {
    await invite();
    const secret = lastSecret();
    await handlers['/user/storerole'](clinic.as('admin'), {
      category: second,
      user: clinic.userId('expert'),
      role: 'owner',
    });
    await handlers['/user/storerole'](clinic.as('admin'), {
      category: second,
      user: clinic.userId('owner'),
      role: null,
    });
    const { id } = await accept(secret);
    expect(await rolesOf(id)).toEqual({ [clinic.category]: 'expert' });
  });

  test('is used by exactly one of twenty at once', async () => {
    await invite();
    const secret = lastSecret();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => accept(secret)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is sent once under one id, and not into other forms under the same', async () => {
    const id = newId();
    await invite([second], 'expert', { id });
    await invite([second, clinic.category], 'expert', { id });
    expect(messages()).toHaveLength(1);
    expect((await refusal(invite([], 'expert', { id }))).code).toBe('idtaken');
  });

  test('brings a name into all of them', async () => {
    const names = { firstName: 'Sara', lastName: 'Ahmadi' };
    await handlers['/user/registeruser'](clinic.as('owner'), {
      email,
      ...names,
      category: clinic.category,
      also: [second],
      role: 'secretary',
    });
    expect(await look(lastSecret())).toMatchObject({ firstName: 'Sara', role: 'secretary' });
    const { id } = await accept(lastSecret());
    expect(await rolesOf(id)).toEqual({ [clinic.category]: 'secretary', [second]: 'secretary' });
  });
});
