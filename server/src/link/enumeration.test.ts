import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Path } from '../../../src/api/contract/contract.ts';
import { openClinic, type TestClinic } from '../../test/clinic.ts';
import { testServerContext, type TestClock } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { call, openTestServer } from '../../test/server.ts';
import { issueSecret } from '../accounts/secrets.ts';
import { openSession } from '../sessions/sessions.ts';
import { newToken } from '../crypto/tokens.ts';
import { newId } from '../db/uuid.ts';
import { handlers } from '../handlers/handlers.ts';

type Body = Readonly<Record<string, unknown>>;

describeEachDatabase('Whoever tries a link, a key or an address', (database) => {
  let clinic: TestClinic;
  let elsewhere: TestClinic;
  let server: FastifyInstance;
  let recorded: ReturnType<typeof recordStatements>;
  let clock: TestClock;
  let owner: string;
  let key: string;

  beforeEach(async () => {
    await database.clear();
    recorded = recordStatements(database.db);
    const context = testServerContext(recorded.db);
    ({ clock } = context);
    server = await openTestServer(context, { handlers });
    [clinic, elsewhere] = [await openClinic(database.db), await openClinic(database.db)];
    owner = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
    key = await makeKey();
  });
  afterEach(() => server.close());

  const makeKey = async () => {
    const { reply } = await call(
      server,
      '/category/storekey',
      { category: clinic.category, title: 'Partner', role: 'newuser' },
      { token: owner },
    );
    return reply.success ? reply.data.key : '';
  };

  /** What can be observed from outside: all of a refusal, the shape of an answer, the headers, and the work it took. */
  const observe = async (path: Path, body: Body, token?: string) => {
    recorded.take();
    const {
      status,
      reply,
      headers: { 'x-request-id': _id, date: _date, ...headers },
    } = await call(server, path, body, token === undefined ? {} : { token });
    return { status, answer: reply.success ? shapeOf(reply.data) : reply, headers, ...recorded.take() };
  };

  const known = () => `expert@${clinic.id}.test`;
  const nobody = () => `nobody@${clinic.id}.test`;

  test('learns nothing from a partner’s call: neither whether a form is there, nor whether a key ever was, nor whose an address is', async () => {
    const path = '/user/autologintocategory';
    const taken = await makeKey();
    const id = (
      await database.db
        .selectFrom('category_keys')
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).id;
    await call(server, '/category/removekey', { category: clinic.category, id }, { token: owner });
    const never = await observe(path, { category: newId(), token: newToken() });
    expect(never).toMatchObject({ status: 403, answer: { success: false } });
    for (const body of [
      { category: clinic.category, token: newToken() },
      { category: clinic.slug, token: newToken() },
      { category: clinic.category, token: taken },
      { category: clinic.category, token: newToken(), user: { email: known() } },
    ]) {
      expect(await observe(path, body)).toEqual(never);
    }
    const nowhere = await observe(path, { category: newId(), token: key });
    expect(nowhere).toMatchObject({ status: 403, answer: never.answer });
    for (const category of [elsewhere.category, elsewhere.slug])
      expect(await observe(path, { category, token: key })).toEqual(nowhere);
    const stranger = await observe(path, { category: clinic.category, token: key, user: { email: nobody() } });
    expect(stranger).toMatchObject({ status: 200 });
    for (const email of [known(), `expert@${elsewhere.id}.test`])
      expect(await observe(path, { category: clinic.category, token: key, user: { email } })).toEqual(stranger);
  });

  test('learns nothing from inviting somebody, or registering them', async () => {
    const person = { category: clinic.category, role: 'newuser' };
    for (const [path, more] of [
      ['/user/inviteuser', {}],
      ['/user/registeruser', { firstName: 'A', lastName: 'B' }],
    ] as const) {
      const stranger = await observe(path, { ...person, ...more, email: nobody() }, owner);
      expect(stranger.status).toBe(200);
      for (const email of [known(), `expert@${elsewhere.id}.test`])
        expect(await observe(path, { ...person, ...more, email }, owner)).toEqual(stranger);
    }
  });

  test('learns nothing from a link that was used, is too old or never was', async () => {
    const person = { clinic: clinic.id, user: clinic.userId('expert') };
    for (const [path, purpose, field, more] of [
      ['/autologin/', 'autologin', 'token', {}],
      ['/auth/activate', 'activation', 'id', { password: 'a quiet morning' }],
    ] as const) {
      const never = await observe(path, { [field]: newToken(), ...more });
      const used = await issueSecret(database.db, clock(), purpose, person);
      expect((await observe(path, { [field]: used, ...more })).status).toBe(200);
      expect(await observe(path, { [field]: used, ...more })).toEqual(never);
      const old = await issueSecret(database.db, new Date(clock().getTime() - 48 * 3_600_000), purpose, person);
      expect(await observe(path, { [field]: old, ...more })).toEqual(never);
    }
  });

  test('learns nothing from an invitation’s address without its link', async () => {
    await call(
      server,
      '/user/inviteuser',
      { email: 'guest@somewhere.test', category: clinic.category, role: 'newuser' },
      { token: owner },
    );
    for (const path of ['/user/invitation', '/user/acceptinvitation'] as const) {
      const stranger = await observe(path, { id: newToken(), email: nobody() });
      expect(stranger.status).toBeGreaterThanOrEqual(400);
      for (const email of [known(), 'guest@somewhere.test'])
        expect(await observe(path, { id: newToken(), email })).toEqual(stranger);
    }
  });

  test('learns nothing from having an address proved: somebody’s or nobody’s, by what it says or by whether an older code still opens', async () => {
    const path = '/sendemailverifycode/';
    const codes = async () =>
      (await database.db.selectFrom('secrets').select('hash').where('purpose', '=', 'emailcode').execute()).map(
        ({ hash }) => hash,
      );
    const first = await observe(path, { email: nobody() }, owner);
    const older = await codes();
    expect(await observe(path, { email: known() }, owner)).toEqual(first);
    const newer = await codes();
    expect([older.length, newer.length, newer.filter((hash) => older.includes(hash))]).toEqual([1, 1, []]);
  });
});

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
