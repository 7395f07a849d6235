import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestMail, TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, call, openFreshServer, testPassword } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';

const hour = 3_600_000;

describeEachDatabase('Guessing and mailing', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;
  let person: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    ({ context, server } = await openFreshServer(database));
    person = await addPerson(context, { email: 'mina@clinic.test' });
  });
  afterEach(() => server.close());

  const join = async (email: string, address: string, forwarded?: string) => {
    const headers: Readonly<Record<string, string>> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (
      await call(
        server,
        '/auth/storuser',
        { firstName: 'Sara', lastName: 'Amini', email, password: 'a louder evening' },
        { address, headers },
      )
    ).status;
  };

  test('never keeps somebody from signing up, nor buries them under mail, wherever the sign-ups come from', async () => {
    for (let count = 0; count < 30; count += 1)
      expect(await join(count % 2 === 0 ? 'sara@clinic.test' : 'Sara@clinic.test', `10.0.0.${count}`)).toBe(200);
    expect((context.mail as TestMail).messages).toHaveLength(3);
    context.clock.advance(hour / 6);
    expect(await join('sara@clinic.test', '10.0.1.1')).toBe(200);
    expect((context.mail as TestMail).messages).toHaveLength(4);
  });

  test('goes twenty times an hour from one place, whatever X-Forwarded-For says', async () => {
    for (let count = 0; count < 20; count += 1)
      expect(await join(`sara${count}@clinic.test`, '10.0.0.1', `10.9.9.${count}`)).toBe(200);
    expect(await join('another@clinic.test', '10.0.0.1', '10.8.8.8')).toBe(429);
    expect(await join('another@clinic.test', '10.0.0.2')).toBe(200);
  });

  test('mails ten codes an hour for one person, whatever address they name', async () => {
    const ask = async (count: number, token = person.token) =>
      (await call(server, '/sendemailverifycode/', { email: `new${count}@clinic.test` }, { token })).status;
    for (let count = 0; count < 10; count += 1) expect(await ask(count)).toBe(200);
    expect(await ask(10)).toBe(429);
    context.clock.advance(hour);
    expect(await ask(11, await openSession(context, person.user))).toBe(200);
  });

  test('lets five of two hundred parallel tries from one place reach a password, whatever X-Forwarded-For says', async () => {
    const attempts = Array.from({ length: 200 }, (_one, count) =>
      call(
        server,
        '/auth/veryifypassword',
        { email: 'mina@clinic.test', password: 'wrong' },
        { address: '10.1.0.1', headers: { 'x-forwarded-for': `10.2.0.${count}` } },
      ),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(195);
  });

  test('goes thirty times in a quarter of an hour for all accounts together from one place; whoever gets in is not counted', async () => {
    const attempt = (email: string, password: string) =>
      call(server, '/auth/veryifypassword', { email, password }, { address: '10.1.0.1' });
    for (let count = 0; count < 40; count += 1)
      expect((await attempt('mina@clinic.test', testPassword)).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 32; count += 1)
      statuses.push((await attempt(`sara${count}@clinic.test`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    context.clock.advance(hour / 4);
    expect((await attempt('mina@clinic.test', testPassword)).status).toBe(200);
  });
});
