import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestMail, TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, call, openFreshServer, testPassword } from '../../test/server.ts';
import { newToken } from '../crypto/tokens.ts';

const email = 'mina@clinic.test';
const hour = 3_600_000;

describeEachDatabase('A stranger who tries passwords', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;
  beforeEach(async () => {
    ({ context, server } = await openFreshServer(database));
    await addPerson(context, { email });
  });
  afterEach(() => server.close());

  const signIn = async (password: string, address: string, device?: string) =>
    call(server, '/auth/veryifypassword', { email, password, ...(device !== undefined && { device }) }, { address });
  const status = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).status;

  /** Tries at every place until each waits. */
  async function guess(places: number): Promise<number> {
    let reached = 0;
    for (let place = 0; place < places; place += 1) {
      for (let last = 401; last === 401;) {
        last = await status('wrong', `10.${place >> 8}.${place & 255}.1`);
        if (last === 401) reached += 1;
      }
    }
    return reached;
  }

  test('at one place keeps nobody out at another, for however long they try', async () => {
    for (let round = 0; round < 8; round += 1) {
      expect(await guess(1)).toBeGreaterThan(0);
      expect([await status(testPassword, '10.9.9.9'), await status(testPassword, '10.0.0.1')]).toEqual([200, 429]);
      context.clock.advance(3 * hour);
    }
  });

  test('beside somebody, behind one address, keeps them out of no device of theirs', async () => {
    const device = newToken();
    expect(await status(testPassword, '10.0.0.1', device)).toBe(200);
    await guess(1);
    expect([
      await status(testPassword, '10.0.0.1'),
      await status(testPassword, '10.0.0.1', newToken()),
      await status(testPassword, '10.0.0.1', device),
    ]).toEqual([429, 429, 200]);
  });

  test('from very many places gets three hundred tries a day; a known device still opens, and so does a mailed link', async () => {
    const device = newToken();
    expect(await status(testPassword, '10.9.9.9', device)).toBe(200);
    expect(await guess(80)).toBe(300);
    const held = await signIn(testPassword, '10.8.8.8');
    expect(held).toMatchObject({ status: 429, reply: { code: 4293 } });
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect(await status(testPassword, '10.8.8.8', device)).toBe(200);
    await call(server, '/auth/forgotpassword', { email }, { address: '10.8.8.8' });
    const id = /\/reset\/([^/]+)\//.exec((context.mail as TestMail).messages.at(-1)?.text ?? '')?.[1] ?? '';
    expect(
      (await call(server, '/auth/resetpassword', { id, password: 'a louder evening' }, { address: '10.8.8.8' })).status,
    ).toBe(200);
    expect(await status('a louder evening', '10.7.7.7')).toBe(200);
  });

  test('is answered alike where nobody has the address', async () => {
    const attempt = async (as: string) => {
      const answers: unknown[] = [];
      for (let count = 0; count < 7; count += 1) {
        const { reply, headers } = await call(
          server,
          '/auth/veryifypassword',
          { email: as, password: 'wrong', device: newToken() },
          { address: '10.0.0.1' },
        );
        answers.push([reply, headers['retry-after']]);
      }
      return answers;
    };
    const known = await attempt(email);
    expect(await attempt('nobody@clinic.test')).toEqual(known);
  });

  test('with a device of their own, or one of another person’s, is a stranger', async () => {
    const device = newToken();
    await addPerson(context, { email: 'sara@clinic.test' });
    expect(
      (
        await call(
          server,
          '/auth/veryifypassword',
          { email: 'sara@clinic.test', password: testPassword, device },
          { address: '10.0.0.1' },
        )
      ).status,
    ).toBe(200);
    await guess(1);
    expect(await status(testPassword, '10.0.0.1', device)).toBe(429);
  });

  test('who has stolen a device guesses no oftener than its owner, and not at all once the password is new', async () => {
    const device = newToken();
    await status(testPassword, '10.9.9.9', device);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push(await status('wrong', `10.0.${count}.1`, device));
    expect(statuses.filter((one) => one === 401)).toHaveLength(5);
    await call(server, '/auth/forgotpassword', { email });
    const id = /\/reset\/([^/]+)\//.exec((context.mail as TestMail).messages.at(-1)?.text ?? '')?.[1] ?? '';
    await call(server, '/auth/resetpassword', { id, password: 'a louder evening', device: newToken() });
    const rows = await database.db.selectFrom('known_devices').select('hash').execute();
    expect([rows.length, JSON.stringify(rows).includes(device)]).toEqual([1, false]);
  });

  test('cannot turn the link in a mail to a name of their own by the Host they send', async () => {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    await call(server, '/auth/forgotpassword', { email }, { headers });
    const mail = JSON.stringify((context.mail as TestMail).messages.at(-1));
    expect(mail).toContain('https://forms.test/reset/');
    expect(mail).not.toContain('evil.test');
  });

  test('keeps nobody who is signed in from confirming with their password', async () => {
    const { token } = await addPerson(context, { email: 'sara@clinic.test' });
    for (let count = 0; count < 8; count += 1)
      await call(
        server,
        '/auth/veryifypassword',
        { email: 'sara@clinic.test', password: 'wrong' },
        { address: '127.0.0.1' },
      );
    expect(
      (await call(server, '/auth/changepassword', { old: testPassword, password: 'a louder evening' }, { token }))
        .status,
    ).toBe(200);
  });

  test('keeps nobody from typing the code that was mailed to them', async () => {
    const { token } = await addPerson(context, { email: 'sara@clinic.test' });
    await call(server, '/sendemailverifycode/', { email: 'new@clinic.test' }, { token });
    const code = /\b\d{6}\b/.exec((context.mail as TestMail).messages.at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    for (let count = 0; count < 12; count += 1)
      await call(
        server,
        '/verifyEmailAddress/',
        { email: 'new@clinic.test', code: wrong },
        { address: `10.0.0.${count}` },
      );
    expect(
      (await call(server, '/verifyEmailAddress/', { email: 'new@clinic.test', code }, { address: '10.0.1.1' })).status,
    ).toBe(429);
    expect((await call(server, '/verifyEmailAddress/', { email: 'new@clinic.test', code }, { token })).status).toBe(
      200,
    );
  });
});
