import type { FastifyInstance } from 'fastify';
import * as argon2 from '@node-rs/argon2';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Path } from '../../../src/api/contract/contract.ts';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { recordStatements } from '../../test/record-statements.ts';
import { addPerson, call, openTestServer } from '../../test/server.ts';
import { createMailQueue } from '../mail/create-mail-queue.ts';
import { preparePasswords } from '../accounts/passwords.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });
afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

const known = 'mina@clinic.test';

describeEachDatabase('Somebody who tries addresses', (database) => {
  let server: FastifyInstance;
  let recorded: ReturnType<typeof recordStatements>;

  beforeEach(async () => {
    await database.clear();
    recorded = recordStatements(database.db);
    const { db } = recorded;
    const { clock, logger } = testServerContext(db);
    const mail = createMailQueue({
      db,
      clock,
      logger,
      transport: { send: async () => undefined, close: () => undefined },
    });
    const context = testServerContext(db, { mail });
    server = await openTestServer(context);
    await addPerson(context, { email: known });
    await preparePasswords();
  });
  afterEach(() => server.close());

  const tryOut = async (path: Path, body: object) => {
    recorded.take();
    const {
      status,
      reply,
      headers: { 'x-request-id': _id, date: _date, ...headers },
    } = await call(server, path, body);
    return { status, answer: reply.success ? Object.keys(reply.data) : reply, headers, ...recorded.take() };
  };

  const person = { firstName: 'Sara', lastName: 'Amini', password: 'a louder evening' };
  test.each<[Path, object]>([
    ['/auth/forgotpassword', {}],
    ['/auth/storuser', person],
    ['/auth/veryifypassword', { password: 'not the password' }],
  ])('learns nothing from %s: same answer, after as many reads and writes', async (path, body) => {
    const [stranger, owner] = [
      await tryOut(path, { ...body, email: 'nobody@clinic.test' }),
      await tryOut(path, { ...body, email: known }),
    ];
    expect(owner).toEqual(stranger);
    expect(owner.writes).toBeGreaterThan(1);
  });

  test.each<[Path, object, number]>([
    ['/auth/veryifypassword', { password: 'not the password' }, 1],
    ['/auth/storuser', person, 0],
  ])('is answered by %s after as many passwords hashed or compared', async (path, body, hashes) => {
    const work = async (email: string) => {
      const before = vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length;
      await call(server, path, { ...body, email });
      return vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length - before;
    };
    expect([await work('nobody@clinic.test'), await work(known)]).toEqual([hashes, hashes]);
  });

  test('changes as many rows for a stranger as for an owner who asks for a new password, the first time and the second', async () => {
    const secretsOf = async () =>
      await database.db.selectFrom('secrets').select(['hash', 'purpose']).orderBy('hash').execute();
    const grown: number[][] = [];
    for (const email of ['nobody@clinic.test', known, 'nobody@clinic.test', known]) {
      const before = await secretsOf();
      await call(server, '/auth/forgotpassword', { email });
      const after = await secretsOf();
      const isNew = (one: readonly { readonly hash: string }[], other: readonly { readonly hash: string }[]) =>
        one.filter(({ hash }) => !other.some((row) => row.hash === hash)).length;
      grown.push([isNew(after, before), isNew(before, after)]);
    }
    expect(grown).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
