import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { issueSecret } from '../accounts/secrets.ts';
import { newId } from '../db/uuid.ts';
import { invitationLifeMs } from './invite.ts';

const password = 'a quiet morning';
type MemberRole = 'owner' | 'secretary' | 'expert' | 'newuser';

describeEachDatabase('An invitation', (database) => {
  let clinic: TestClinic;
  let visitor: ReturnType<TestClinic['as']>;
  const email = 'guest@somewhere.test';
  const person = { password, firstName: 'Guest', lastName: 'Karimi' };

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    visitor = clinic.as('visitor');
  });

  const messages = () => (visitor.mail as TestMail).messages;
  const lastSecret = () => /\/acceptinvitation\/([^/]+)\//.exec(messages().at(-1)?.text ?? '')?.[1] ?? '';
  const invite = async (role: MemberRole = 'expert', by: Person = 'owner', to = email) => {
    const { id } = await handlers['/user/inviteuser'](clinic.as(by), { email: to, category: clinic.category, role });
    return { id, secret: lastSecret() };
  };
  const accept = (secret: string, body: object = person, context = visitor, to = email) =>
    handlers['/user/acceptinvitation'](context, { id: secret, email: to, ...body });
  const rolesOf = async (user: string) =>
    (await database.db.selectFrom('members').select('role').where('user_id', '=', user).execute()).map(
      (row) => row.role,
    );

  test('makes an account with the role, signed in and verified', async () => {
    const { secret } = await invite('expert');
    const session = await accept(secret);
    expect(session).toMatchObject({ firstName: 'Guest', access: 'user', userRole: ['expert'] });
    expect(await rolesOf(session.id)).toEqual(['expert']);
    expect(
      await database.db.selectFrom('users').select(['clinic', 'verified']).where('email', '=', email).execute(),
    ).toEqual([{ clinic: clinic.id, verified: 1 }]);
  });

  test('is mailed in the same transaction, and its secret appears nowhere else', async () => {
    const { id, secret } = await invite();
    expect(messages().at(-1)).toMatchObject({ to: email });
    expect(messages().at(-1)?.html).toContain(`https://forms.test/acceptinvitation/${secret}/`);
    expect(id).not.toBe(secret);
    const rows = await database.db.selectFrom('invitations').selectAll().execute();
    const shown = await handlers['/user/getinvitedusers'](clinic.as('owner'), {});
    expect(JSON.stringify([rows, shown])).not.toContain(secret);
    expect(shown).toMatchObject({
      items: [{ id, email, role: 'expert', state: 'open', invitedBy: 'owner Karimi' }],
      next: null,
      total: 1,
    });
  });

  test('is used by exactly one of fifty at once', async () => {
    const { secret } = await invite();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => accept(secret)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await database.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  test('outlives being looked at, and a try that lacks a name', async () => {
    const { secret } = await invite('secretary');
    for (let look = 0; look < 5; look += 1) {
      expect(await handlers['/user/invitation'](visitor, { id: secret, email })).toMatchObject({
        role: 'secretary',
        hasAccount: false,
        categories: [{ en: 'Visit' }],
      });
    }
    expect(await refusal(accept(secret, { password }))).toMatchObject({
      code: 'badbody',
      detail: { fields: [{ path: 'firstName' }, { path: 'lastName' }] },
    });
    expect((await accept(secret)).userRole).toEqual(['secretary']);
  });

  test('is dead for every other address, after three days, after its withdrawal and once a newer one is sent', async () => {
    const { secret } = await invite();
    expect((await refusal(accept(secret, person, visitor, 'other@somewhere.test'))).code).toBe('deadlink');
    const newer = await invite();
    expect((await refusal(accept(secret))).code).toBe('deadlink');
    await handlers['/user/removeInvitedUser'](clinic.as('owner'), { id: newer.id });
    expect((await refusal(accept(newer.secret))).code).toBe('deadlink');
    const late = await invite();
    visitor.clock.advance(invitationLifeMs);
    expect((await refusal(accept(late.secret))).code).toBe('deadlink');
    expect((await refusal(handlers['/user/invitation'](visitor, { id: late.secret, email }))).code).toBe('deadlink');
  });

  test('takes no secret of another purpose, and gives none to another', async () => {
    const { secret } = await invite();
    for (const purpose of ['activation', 'autologin'] as const) {
      const other = await issueSecret(database.db, visitor.clock(), purpose, {
        clinic: clinic.id,
        user: clinic.userId('expert'),
      });
      expect((await refusal(accept(other))).code).toBe('deadlink');
    }
    expect((await refusal(handlers['/autologin/'](visitor, { token: secret }))).code).toBe('deadlink');
    expect(
      (await refusal(handlers['/user/autologintocategory'](visitor, { category: clinic.category, token: secret })))
        .code,
    ).toBe('wrongkey');
    expect((await accept(secret)).firstName).toBe('Guest');
  });

  test('gives nobody an account that exists: its person signs in first', async () => {
    const known = `stranger@${clinic.id}.test`;
    const { secret } = await invite('expert', 'owner', known);
    expect(await handlers['/user/invitation'](visitor, { id: secret, email: known })).toMatchObject({
      hasAccount: true,
    });
    expect((await refusal(accept(secret, person, visitor, known))).code).toBe('signinfirst');
    expect((await refusal(accept(secret, person, clinic.as('newuser'), known))).code).toBe('signinfirst');
    expect((await accept(secret, {}, clinic.as('stranger'), known)).id).toBe(clinic.userId('stranger'));
    expect(await rolesOf(clinic.userId('stranger'))).toEqual(['expert']);
  });

  test('replaces an account whose address was never proved, and ends what its maker had open', async () => {
    const squatted = `stranger@${clinic.id}.test`;
    const id = clinic.userId('stranger');
    await database.db
      .updateTable('users')
      .set({ verified: 0, password_hash: 'the squatter’s' })
      .where('id', '=', id)
      .execute();
    await database.db
      .insertInto('sessions')
      .values({
        hash: 'open',
        clinic: clinic.id,
        user_id: id,
        category: null,
        created_at: '',
        used_at: '',
        expires_at: '9',
      })
      .execute();
    const { secret } = await invite('expert', 'owner', squatted);
    expect(await accept(secret, person, visitor, squatted)).toMatchObject({ id, firstName: 'Guest' });
    const user = await database.db
      .selectFrom('users')
      .select(['verified', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(user?.password_hash).toMatch(/^\$argon2id/);
    expect(await database.db.selectFrom('sessions').select('hash').where('hash', '=', 'open').execute()).toEqual([]);
  });

  test('does not reach an account of another clinic', async () => {
    const elsewhere = await openClinic(database.db);
    const address = `owner@${elsewhere.id}.test`;
    const { secret } = await invite('expert', 'owner', address);
    expect((await refusal(accept(secret, {}, elsewhere.as('owner'), address))).code).toBe('otherclinic');
  });

  test('takes no role away from whoever has a higher one', async () => {
    const { secret } = await invite('newuser', 'secretary', `expert@${clinic.id}.test`);
    await accept(secret, {}, clinic.as('expert'), `expert@${clinic.id}.test`);
    expect(await rolesOf(clinic.userId('expert'))).toEqual(['expert']);
  });

  test('dies with the right of whoever sent it', async () => {
    const { secret } = await invite('secretary', 'secretary');
    await handlers['/user/storerole'](clinic.as('owner'), {
      category: clinic.category,
      user: clinic.userId('secretary'),
      role: 'expert',
    });
    expect((await refusal(accept(secret))).code).toBe('deadlink');
  });

  test('notifies whoever sent it that it was accepted, once', async () => {
    const { secret } = await invite();
    await accept(secret);
    const { items, unread } = await handlers['/app/getnotices'](clinic.as('owner'), {});
    expect([items.map(({ kind, by }) => [kind, by]), unread]).toEqual([[['joined', 'Guest Karimi']], 1]);
  });

  test('sent twice under one id is sent once', async () => {
    const body = { id: newId(), email, category: clinic.category, role: 'expert' } as const;
    const before = messages().length;
    await handlers['/user/inviteuser'](clinic.as('owner'), body);
    expect(await handlers['/user/inviteuser'](clinic.as('owner'), body)).toEqual({ id: body.id });
    expect(messages().length - before).toBe(1);
    expect((await refusal(handlers['/user/inviteuser'](clinic.as('owner'), { ...body, role: 'owner' }))).code).toBe(
      'idtaken',
    );
  });

  const grants: readonly (readonly [Person, readonly MemberRole[]])[] = [
    ['admin', ['owner', 'secretary', 'expert', 'newuser']],
    ['owner', ['owner', 'secretary', 'expert', 'newuser']],
    ['secretary', ['secretary', 'newuser']],
    ['expert', []],
    ['newuser', []],
  ];
  for (const [by, allowed] of grants) {
    test(`from ${by} gives ${allowed.join(', ') || 'nothing'}, and no other role`, async () => {
      for (const role of ['owner', 'secretary', 'expert', 'newuser'] as const) {
        const send = () =>
          handlers['/user/inviteuser'](clinic.as(by), {
            email: `${role}@somewhere.test`,
            category: clinic.category,
            role,
          });
        const register = () =>
          handlers['/user/registeruser'](clinic.as(by), {
            email: `${role}@elsewhere.test`,
            firstName: 'A',
            lastName: 'B',
            category: clinic.category,
            role,
          });
        if (allowed.includes(role)) expect([await send(), await register()]).toHaveLength(2);
        else
          expect([(await refusal(send())).code, (await refusal(register())).code]).toEqual(['forbidden', 'forbidden']);
      }
    });
  }

  test('is not sent by strangers, visitors or people of another clinic', async () => {
    const body = { email, category: clinic.category, role: 'newuser' } as const;
    const elsewhere = await openClinic(database.db);
    expect((await refusal(handlers['/user/inviteuser'](clinic.as('stranger'), body))).code).toBe('unknowncategory');
    expect((await refusal(handlers['/user/inviteuser'](elsewhere.as('owner'), body))).code).toBe('unknowncategory');
    expect((await refusal(handlers['/user/inviteuser'](visitor, body))).code).toBe('unauthenticated');
    expect(
      (await refusal(handlers['/user/registeruser'](clinic.as('owner'), { email, firstName: 'A', lastName: 'B' })))
        .code,
    ).toBe('forbidden');
  });

  test('of others is withdrawn by nobody who could not have sent it', async () => {
    const { id } = await invite('owner');
    expect((await refusal(handlers['/user/removeInvitedUser'](clinic.as('secretary'), { id }))).code).toBe('forbidden');
    expect((await refusal(handlers['/user/removeInvitedUser'](clinic.as('expert'), { id }))).code).toBe('unknown');
    expect(await handlers['/user/getinvitedusers'](clinic.as('expert'), {})).toEqual({
      items: [],
      next: null,
      total: 0,
    });
  });

  test('brings the name of whoever was registered', async () => {
    await handlers['/user/registeruser'](clinic.as('secretary'), {
      email,
      firstName: 'Sara',
      lastName: 'Ahmadi',
      phone: '0912',
      category: clinic.category,
    });
    const secret = lastSecret();
    expect(await handlers['/user/invitation'](visitor, { id: secret, email })).toMatchObject({
      firstName: 'Sara',
      role: 'newuser',
    });
    expect(await accept(secret, { password })).toMatchObject({ firstName: 'Sara', lastName: 'Ahmadi', phone: '0912' });
  });
});

describeEachDatabase('A role', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const store = (by: Person, of: Person, role: MemberRole | null) =>
    handlers['/user/storerole'](clinic.as(by), { category: clinic.category, user: clinic.userId(of), role });
  const members = () => database.db.selectFrom('members').select(['user_id', 'role']).execute();

  test('is given and taken by owners, and written down', async () => {
    await store('owner', 'newuser', 'expert');
    await store('owner', 'secretary', null);
    expect((await members()).map((row) => row.role).sort()).toEqual(['expert', 'expert', 'owner']);
    const rows = await database.db.selectFrom('audit').select('detail').where('action', '=', 'category.role').execute();
    expect(rows).toHaveLength(2);
  });

  test('that has changed is announced to its person by mail, which names neither form nor role', async () => {
    await store('owner', 'newuser', 'newuser');
    const context = clinic.as('owner');
    await handlers['/user/storerole'](context, {
      category: clinic.category,
      user: clinic.userId('newuser'),
      role: 'expert',
    });
    expect((context.mail as TestMail).messages).toMatchObject([
      {
        to: `newuser@${clinic.id}.test`,
        subject: 'Your role in a form has changed',
        text: expect.not.stringContaining('Visit'),
      },
    ]);
  });

  test('that has changed or ended by the list of a form’s members is announced as well, and nobody who kept theirs', async () => {
    const context = clinic.as('owner');
    const members = [
      { user: clinic.userId('owner'), role: 'owner' as const },
      { user: clinic.userId('expert'), role: 'secretary' as const },
      { user: clinic.userId('newuser'), role: 'newuser' as const },
    ];
    await handlers['/category/storecategory'](context, { id: clinic.category, members });
    const sent = (context.mail as TestMail).messages;
    expect(sent.map(({ to }) => to).sort()).toEqual([`expert@${clinic.id}.test`, `secretary@${clinic.id}.test`]);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your role in a form has changed',
      'Your role in a form has changed',
    ]);
  });

  test('that somebody else has changed since it was read stays as they have changed it', async () => {
    const change = (was: MemberRole, role: MemberRole | null, by: Person = 'admin') =>
      handlers['/user/storerole'](clinic.as(by), {
        category: clinic.category,
        user: clinic.userId('newuser'),
        role,
        was,
      });
    const held = async () => (await members()).find(({ user_id }) => user_id === clinic.userId('newuser'))?.role;
    await change('newuser', 'expert', 'owner');
    for (const role of ['secretary', null] as const)
      expect((await refusal(change('newuser', role))).code).toBe('olderrev');
    expect(await held()).toBe('expert');
    await change('expert', 'secretary');
    expect(await held()).toBe('secretary');
  });

  test('that two change at once is changed by one of them alone, and the other is told', async () => {
    const tries = await Promise.allSettled(
      (['expert', 'secretary', null] as const).map((role) =>
        handlers['/user/storerole'](clinic.as(role === null ? 'admin' : 'owner'), {
          category: clinic.category,
          user: clinic.userId('newuser'),
          role,
          was: 'newuser',
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is not one’s own to change', async () => {
    for (const person of ['owner', 'secretary'] as const)
      expect((await refusal(store(person, person, 'newuser'))).code).toBe('forbidden');
    const list = (role: MemberRole) => [
      { user: clinic.userId('owner'), role },
      { user: clinic.userId('expert'), role: 'owner' as const },
    ];
    expect(
      (
        await refusal(
          handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, members: list('expert') }),
        )
      ).code,
    ).toBe('forbidden');
    expect(
      await handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, members: list('owner') }),
    ).toMatchObject({ id: clinic.category });
  });

  test('above one’s own is neither given nor taken, and the try is written down', async () => {
    for (const [of, role] of [
      ['newuser', 'owner'],
      ['newuser', 'expert'],
      ['expert', 'newuser'],
      ['owner', null],
    ] as const) {
      expect((await refusal(store('secretary', of, role))).code).toBe('forbidden');
    }
    expect((await refusal(store('expert', 'newuser', 'newuser'))).code).toBe('forbidden');
    const denied = await database.db
      .selectFrom('audit')
      .select('action')
      .where('result', '=', 'denied')
      .where('action', '=', 'category.role')
      .execute();
    expect(denied.length).toBeGreaterThanOrEqual(4);
    await store('owner', 'newuser', 'secretary');
    await store('secretary', 'newuser', 'newuser');
  });

  test('of the last owner stays', async () => {
    expect((await refusal(store('admin', 'owner', 'expert'))).code).toBe('brokenrule');
    expect((await refusal(store('admin', 'owner', null))).code).toBe('brokenrule');
    await store('owner', 'expert', 'owner');
    const tries = await Promise.allSettled([store('owner', 'expert', null), store('expert', 'owner', null)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await members()).filter((row) => row.role === 'owner')).toHaveLength(1);
  });
});
