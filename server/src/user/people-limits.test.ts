import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, call, openTestServer, testPassword } from '../../test/server.ts';
import { openSession } from '../auth/sessions.ts';

const hour = 3_600_000;

describeEachDatabase('Guessing and mailing', (database) => {
  let context: ReturnType<typeof testServerContext>;
  let server: FastifyInstance;
  let person: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    await database.clear();
    context = testServerContext(database.db);
    server = await openTestServer(context);
    person = await addPerson(context, { email: 'mina@clinic.test' });
  });
  afterEach(() => server.close());

  const join = async (email: string, address: string, forwarded?: string) => {
    const headers: Readonly<Record<string, string>> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await call(server, '/auth/storuser', { firstName: 'Sara', lastName: 'Amini', email, password: 'a louder evening' }, { address, headers })).status;
  };

  test('goes ten times an hour for one address of mail, wherever the sign-ups come from', async () => {
    for (let count = 0; count < 10; count += 1) expect(await join('sara@clinic.test', `10.0.0.${count}`)).toBe(200);
    expect(await join('Sara@clinic.test', '10.0.1.1')).toBe(429);
    context.clock.advance(hour);
    expect(await join('sara@clinic.test', '10.0.1.1')).toBe(200);
  }, 60_000);

  test('goes twenty times an hour from one place, whatever X-Forwarded-For says', async () => {
    for (let count = 0; count < 20; count += 1) expect(await join(`sara${count}@clinic.test`, '10.0.0.1', `10.9.9.${count}`)).toBe(200);
    expect(await join('another@clinic.test', '10.0.0.1', '10.8.8.8')).toBe(429);
    expect(await join('another@clinic.test', '10.0.0.2')).toBe(200);
  }, 60_000);

  test('mails ten codes an hour for one person, whatever address they name', async () => {
    const ask = async (count: number, token = person.token) => (await call(server, '/sendemailverifycode/', { email: `new${count}@clinic.test` }, { token })).status;
    for (let count = 0; count < 10; count += 1) expect(await ask(count)).toBe(200);
    expect(await ask(10)).toBe(429);
    context.clock.advance(hour);
    expect(await ask(11, await openSession(context, person.user))).toBe(200);
  });

  test('lets five of two hundred parallel tries reach a password, from as many places', async () => {
    const attempts = Array.from({ length: 200 }, (_one, count) => call(server, '/auth/veryifypassword', { email: 'mina@clinic.test', password: 'wrong' }, { address: `10.1.${count % 8}.${count}`, headers: { 'x-forwarded-for': `10.2.0.${count}` } }));
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195);
    expect((await call(server, '/auth/veryifypassword', { email: 'mina@clinic.test', password: testPassword })).status).toBe(429);
  });
});
