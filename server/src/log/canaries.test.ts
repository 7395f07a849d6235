import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers as asked, openClinic, type TestClinic } from '../../test/clinic.ts';
import { testMail, testServerContext, type TestMail } from '../../test/context.ts';
import { fixtures, type CallFixture, type Ids } from '../../test/matrix/bodies.ts';
import { requestOf } from '../../test/matrix/world.ts';
import { openTestServer } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';
import { newId } from '../db/uuid.ts';
import { handlers } from '../handlers/handlers.ts';

const paths = (Object.keys(contract) as Path[]).filter(
  (path) => (fixtures[path] as CallFixture<Path>).endless === undefined,
);
/** Each kind of body once, by somebody who may and somebody who may not. */
const tries = [
  ['owner', 'category'],
  ['newuser', 'file'],
  ['admin', 'file'],
  ['admin', 'nothing'],
] as const;

/** Text in every place of a body that takes one, numbered so that a find tells where it came from. */
function planted(value: unknown, mark: (key: string) => string, key = ''): unknown {
  if (typeof value === 'string')
    return /^(?:id|file|category|project|service|user|to|group|link|role|right|lang|dateMode|headline|kind|slug|schema|type|pageType)$/.test(
      key,
    ) || /^[0-9a-f-]{36}$/.test(value)
      ? value
      : mark(key);
  if (Array.isArray(value)) return value.map((item) => planted(item, mark, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, item]) => [inner, inner === 'definition' ? item : planted(item, mark, inner)]),
  );
}

/** A refusal without its data: what mends a call, such as the newer draft, is what was asked for. */
function refusalOf(reply: string): string {
  const { data: _data, ...refusal } = JSON.parse(reply) as { readonly data?: unknown };
  return JSON.stringify(refusal);
}

describeEachDatabase('what people write', (database) => {
  const lines: string[] = [];
  let mail: TestMail;
  let server: FastifyInstance;
  let clinic: TestClinic;
  beforeAll(async () => {
    mail = testMail();
    server = await openTestServer(testServerContext(database.db, { mail }), {
      handlers,
      log: {
        write: (line) => {
          lines.push(line);
        },
      },
    });
    clinic = await openClinic(database.db);
  });
  afterAll(() => server.close());

  it('stands in no log, no refusal and no address, whichever call it is sent with and whoever sends it', async () => {
    const tokens: string[] = [];
    const leaks: string[] = [];
    let count = 0;
    const mark = (key: string): string => {
      count += 1;
      return key === 'email' ? `kanarya${count}@clinic.test` : `Kanarya${count}`;
    };
    const { service } = await database.db
      .selectFrom('projects')
      .select('service')
      .where('id', '=', clinic.project)
      .executeTakeFirstOrThrow();
    for (const path of paths) {
      const fixture = fixtures[path] as unknown as CallFixture<Path>;
      const { file } = await asked['/entry/storeentry'](clinic.as('owner'), {
        id: newId(),
        category: clinic.category,
        version: 1,
        answers: { weight: 80 } as never,
        patient: { name: mark('name'), address: mark('address') },
      });
      const ids: Ids = {
        category: clinic.category,
        file,
        project: clinic.project,
        service,
        colleague: clinic.userId('expert'),
      };
      for (const [who, on] of tries) {
        const token = await openSession(testServerContext(database.db), { clinic: clinic.id, id: clinic.userId(who) });
        tokens.push(token);
        for (const body of [planted(fixture.body(ids, on), mark), { ...fixture.body(ids, on), note: mark('note') }]) {
          const reply = await server.inject(requestOf(path, body as Readonly<Record<string, unknown>>, token));
          if (reply.statusCode >= 400 && /kanarya/i.test(refusalOf(reply.body)))
            leaks.push(`${path} ${reply.statusCode} ${reply.body.slice(0, 200)}`);
          if (/kanarya/i.test(String(reply.headers['location'] ?? ''))) leaks.push(`${path} leads to an address`);
        }
      }
    }
    expect(count).toBeGreaterThan(200);
    expect(leaks).toEqual([]);
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(200);
    expect(/kanarya\d+/i.exec(log)).toBeNull();
    expect(tokens.filter((token) => log.includes(token))).toEqual([]);
  });

  it('of a patient’s answers and name stands in no email; an email goes to one address and holds no password', async () => {
    const { file } = await asked['/entry/storeentry'](clinic.as('owner'), {
      id: newId(),
      category: clinic.category,
      version: 1,
      answers: { weight: 83, height: 180 } as never,
      patient: { name: 'Zanbur Patient', phone: '09120000000' },
    });
    const token = await openSession(testServerContext(database.db), { clinic: clinic.id, id: clinic.userId('owner') });
    const before = mail.messages.length;
    await server.inject(
      requestOf('/file/sharefile', { file, to: [{ user: clinic.userId('expert') }], note: 'see me' }, token),
    );
    await server.inject(
      requestOf('/user/inviteuser', { email: 'new@elsewhere.test', category: clinic.category, role: 'newuser' }, token),
    );
    await server.inject(
      requestOf(
        '/auth/storuser',
        { firstName: 'A', lastName: 'B', email: 'other@elsewhere.test', password: 'zanbur password' },
        undefined,
      ),
    );
    const messages = mail.messages.slice(before);
    expect(messages.length).toBeGreaterThanOrEqual(2);
    expect(messages.filter((message) => /zanbur|09120000000/i.test(JSON.stringify(message)))).toEqual([]);
  });
});
