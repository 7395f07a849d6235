import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { handlers as asked, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { testServerContext } from '../../test/context.ts';
import { fixtures, type CallFixture } from '../../test/matrix/bodies.ts';
import { requestOf } from '../../test/matrix/world.ts';
import { openTestServer } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { callRule } from './call-rules.ts';

let db: Database;
let server: FastifyInstance;
let clinic: TestClinic;
let file: string;
const reached: string[] = [];

/** Handlers that ask nothing themselves, behind the real rows. */
beforeAll(async () => {
  db = await openDatabase({});
  await migrate(db);
  clinic = await openClinic(db);
  ({ file } = await asked['/entry/storeentry'](clinic.as('owner'), visit(clinic.category)));
  const handlers = Object.fromEntries(
    Object.keys(contract).map((path) => [
      path,
      async () => {
        reached.push(path);
        throw new ServerError('unknown');
      },
    ]),
  ) as unknown as Handlers;
  server = await openTestServer(testServerContext(db), { handlers });
});
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const sessionOf = async (person: 'stranger' | 'owner') =>
  openSession(testServerContext(db), { clinic: clinic.id, id: clinic.userId(person) });
async function reaches(path: Path, person: 'stranger' | 'owner' | undefined): Promise<boolean> {
  const { service } = await db
    .selectFrom('projects')
    .select('service')
    .where('id', '=', clinic.project)
    .executeTakeFirstOrThrow();
  const fixture = fixtures[path] as unknown as CallFixture<Path>;
  const on = callRule(path).reach.some((one) => one.on === 'file') ? 'file' : 'category';
  const ids = { category: clinic.category, file, project: clinic.project, service, colleague: clinic.userId('expert') };
  const body = fixture.body(ids, fixture.aims?.[0] ?? on) as Readonly<Record<string, unknown>>;
  reached.length = 0;
  await server.inject(requestOf(path, body, person && (await sessionOf(person))));
  return reached.includes(path);
}

const rows = (Object.keys(contract) as Path[]).filter(
  (path) => (fixtures[path] as unknown as CallFixture<Path>).endless === undefined,
);
const askedBefore = rows.filter((path) => callRule(path).reach.some(({ within }) => within === undefined));

test.each(askedBefore)(
  '%s is refused to whom its row refuses it before its handler runs, whatever that would have asked',
  async (path) => {
    expect([await reaches(path, 'stranger'), await reaches(path, 'owner')]).toEqual([false, true]);
  },
);

test('No handler runs for nobody, or without admin access, where its row needs somebody', async () => {
  const ran: string[] = [];
  for (const path of rows.filter((one) => callRule(one).need !== 'nobody'))
    if (await reaches(path, undefined)) ran.push(path);
  for (const path of rows.filter((one) => callRule(one).need === 'admin'))
    if (await reaches(path, 'owner')) ran.push(path);
  expect(ran).toEqual([]);
});
