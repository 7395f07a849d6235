import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import type { TestMail } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { issueSecret } from '../accounts/secrets.ts';
import { openSession } from '../sessions/sessions.ts';
import { invitationLifeMs } from './invite.ts';

describeEachDatabase('An invitation in the wrong hands', (database) => {
  let clinic: TestClinic;
  let visitor: ReturnType<TestClinic['as']>;
  const email = 'guest@somewhere.test';
  const person = { password: 'a quiet morning', firstName: 'Guest', lastName: 'Karimi' };

  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    visitor = clinic.as('visitor');
  });

  const invite = async (to = email, by: Person = 'owner') => {
    const { id } = await handlers['/user/inviteuser'](clinic.as(by), {
      email: to,
      category: clinic.category,
      role: 'expert',
    });
    return {
      id,
      secret: /\/acceptinvitation\/([^/]+)\//.exec((visitor.mail as TestMail).messages.at(-1)?.text ?? '')?.[1] ?? '',
    };
  };
  const look = (secret: string, to = email) => handlers['/user/invitation'](visitor, { id: secret, email: to });
  const accept = (secret: string, to = email, body: object = person, context = visitor) =>
    handlers['/user/acceptinvitation'](context, { id: secret, email: to, ...body });
  const strangers = () => `stranger@${clinic.id}.test`;
  const changeStranger = (set: {
    readonly disabled_at?: string;
    readonly verified?: 0 | 1;
    readonly password_hash?: string;
  }) => database.db.updateTable('users').set(set).where('id', '=', clinic.userId('stranger')).execute();

  test('shows nothing to another address, nor once it is used, withdrawn or followed by a newer one', async () => {
    const used = await invite();
    expect((await refusal(look(used.secret, 'other@somewhere.test'))).code).toBe('deadlink');
    expect(await look(used.secret)).toMatchObject({ role: 'expert' });
    await accept(used.secret);
    const [withdrawn, older] = [await invite('second@somewhere.test'), await invite('third@somewhere.test')];
    await handlers['/user/removeInvitedUser'](clinic.as('owner'), { id: withdrawn.id });
    await invite('third@somewhere.test');
    for (const [secret, to] of [
      [used.secret, email],
      [withdrawn.secret, 'second@somewhere.test'],
      [older.secret, 'third@somewhere.test'],
    ] as const) {
      expect((await refusal(look(secret, to))).code).toBe('deadlink');
    }
  });

  test('is used by exactly one of fifty at once by somebody who has an account, too', async () => {
    const { secret } = await invite(strangers());
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => accept(secret, strangers(), {}, clinic.as('stranger'))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await database.db.selectFrom('audit').select('seq').where('action', '=', 'user.accept').execute(),
    ).toHaveLength(1);
  });

  test('that ends while it is being accepted gives no account', async () => {
    const { secret } = await invite();
    const { clock } = visitor;
    let asked = 0;
    const late = Object.assign(() => new Date(clock().getTime() + (asked++ === 0 ? 0 : invitationLifeMs)), {
      advance: clock.advance,
    });
    expect((await refusal(accept(secret, email, person, { ...visitor, clock: late }))).code).toBe('deadlink');
    expect(await database.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  test('dies with the account of whoever sent it', async () => {
    const { secret } = await invite();
    await database.db
      .updateTable('users')
      .set({ disabled_at: visitor.clock().toISOString() })
      .where('id', '=', clinic.userId('owner'))
      .execute();
    expect([(await refusal(look(secret))).code, (await refusal(accept(secret))).code]).toEqual([
      'deadlink',
      'deadlink',
    ]);
  });

  test('is not accepted in a session that a partner’s page opened for one category', async () => {
    const { secret } = await invite(strangers());
    const { user } = clinic.as('stranger').caller;
    const limited = clinic.as('visitor', { user: { ...user!, category: clinic.category } });
    expect((await refusal(accept(secret, strangers(), {}, limited))).code).toBe('signinfirst');
  });

  test('does not bring back an account that was disabled, proved or not', async () => {
    for (const verified of [1, 0] as const) {
      await changeStranger({ disabled_at: visitor.clock().toISOString(), verified });
      const { secret } = await invite(strangers());
      expect((await refusal(accept(secret, strangers(), person, clinic.as('stranger')))).code).toBe('deadlink');
    }
  });

  test('ends every session, link and password of whoever had taken the address before its owner proved it', async () => {
    const squatter = { clinic: clinic.id, user: clinic.userId('stranger') };
    await changeStranger({ verified: 0, password_hash: 'the squatter’s' });
    await openSession(visitor, { clinic: squatter.clinic, id: squatter.user });
    await issueSecret(database.db, visitor.clock(), 'activation', squatter);
    const { secret } = await invite(strangers());
    const { token } = await accept(secret, strangers());
    const left = (table: 'sessions' | 'secrets') =>
      database.db.selectFrom(table).select('hash').where('user_id', '=', squatter.user).execute();
    expect(token).not.toBe('');
    expect([(await left('sessions')).length, (await left('secrets')).length]).toEqual([1, 0]);
    const { password_hash: hash } = await database.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', squatter.user)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id/);
  });

  test('is revealed to its address alone: whoever sends it, registers somebody or looks at the list gets an id', async () => {
    const sent = await handlers['/user/inviteuser'](clinic.as('owner'), {
      email,
      category: clinic.category,
      role: 'expert',
    });
    const registered = await handlers['/user/registeruser'](clinic.as('owner'), {
      email: 'new@somewhere.test',
      firstName: 'A',
      lastName: 'B',
      category: clinic.category,
    });
    expect([sent, registered].map((reply) => Object.keys(reply))).toEqual([['id'], ['id']]);
  });

  test('takes no weak password', async () => {
    const { secret } = await invite();
    for (const password of ['short', 'password1', 'guest@somewhere.test']) {
      expect((await refusal(accept(secret, email, { ...person, password }))).code).toBe('badbody');
    }
  });
});
