import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, visit } from '../../test/clinic.ts';
import { inTemporaryFolder, runServer } from '../../test/server-process.ts';
import { visitForm } from '../../test/visit-form.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { rootFolder } from '../root-folder.ts';
import { verifyAudit } from './verify-audit.ts';

/** The rights as docs/production.md gives them. */
async function documentedGrants(role: string): Promise<readonly string[]> {
  const page = await readFile(join(rootFolder, 'docs/production.md'), 'utf8');
  const statements = [...page.matchAll(/^(?:GRANT|REVOKE) .*;$/gm)].map(([statement]) => statement);
  expect(statements.length).toBeGreaterThan(3);
  return statements.map((statement) => statement.replaceAll('porsa_server', role));
}

describeEachDatabase('a database role that may not change the audit log', (database) => {
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const deeds = [
    `update audit set role = ''`,
    `delete from audit`,
    `truncate audit`,
    `delete from audit_heads`,
    `drop table audit`,
    `alter table audit add column more text`,
    `drop table files`,
    `alter table users add column more text`,
    `create table more (id text)`,
    `create role more`,
  ];

  /** Does something as a role that has what the documents give it, over a database that the owner has brought up to date. */
  async function asLesser(work: (url: string) => Promise<void>): Promise<void> {
    const role = `porsa_${randomBytes(6).toString('hex')}`;
    const {
      rows: [named],
    } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    await run(`create role ${role} login`);
    for (const statement of await documentedGrants(role))
      await run(statement.replace('DATABASE porsa ', `DATABASE ${named!.name} `));
    const url = new URL(database.config.url ?? '');
    url.username = role;
    try {
      await work(url.href);
    } finally {
      await run(`drop owned by ${role}`);
      await run(`drop role ${role}`);
    }
  }

  async function expectPowerless(lesser: Database): Promise<void> {
    for (const deed of deeds)
      await expect(sql.raw(deed).execute(lesser), deed).rejects.toThrow(/permission denied|must be owner/);
  }

  it.runIf(database.kind === 'postgres')(
    'is enough for `npm start`, from the first admin to a patient’s file, an email and an end, and has no other right',
    () =>
      asLesser((url) =>
        inTemporaryFolder(async (folder) => {
          await database.clear();
          const server = runServer('main', { PORSA_DATA: folder, DATABASE_URL: url });
          const ask = async (path: string, body: object, token = '') => {
            const response = await fetch((await server.address()) + path, {
              method: 'POST',
              headers: { 'content-type': 'application/json', connection: 'close', 'access-token': token },
              body: JSON.stringify(body),
            });
            const { data } = (await response.json()) as { readonly data: Readonly<Record<string, string>> };
            return { status: response.status, data };
          };
          await server.address();
          await expect.poll(server.output).toMatch(/\/activation\/[A-Za-z0-9_-]{43}\/\n/);
          const id = /\/activation\/([^/]+)\//.exec(server.output())?.[1];
          const {
            data: { token },
          } = await ask('/auth/activate', {
            id,
            person: { firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@clinic.test', password: 'a quiet morning' },
          });
          const { data: service } = await ask('/service/storeservice', { title: 'Heart' }, token);
          const { data: project } = await ask(
            '/project/storeproject',
            { service: service['id'], headline: 'complaints', title: 'Visits' },
            token,
          );
          const { data: category } = await ask(
            '/category/storecategory',
            { project: project['id'], title: 'Visit', slug: 'visit', settings: { allowPublicScores: true } },
            token,
          );
          await ask('/category/storedraft', { category: category['id'], rev: 0, definition: visitForm }, token);
          await ask('/category/publish', { category: category['id'], rev: 1 }, token);
          const { data: entry, status } = await ask('/entry/storeentry', visit(category['id']!));
          expect(status).toBe(200);
          expect((await ask('/file/getfile', { id: entry['file'] }, token)).status).toBe(200);
          expect(
            (
              await ask(
                '/user/inviteuser',
                { email: 'omid@elsewhere.test', category: category['id'], role: 'expert' },
                token,
              )
            ).status,
          ).toBe(200);
          expect((await ask('/file/erasefile', { id: entry['file'], confirm: entry['file'] }, token)).status).toBe(200);
          expect((await ask('/auth/logout', {}, token)).status).toBe(200);
          const actions = (await database.db.selectFrom('audit').select('action').execute()).map(
            ({ action }) => action,
          );
          expect(actions).toEqual(
            expect.arrayContaining(['auth.firstadmin', 'entry.store', 'file.view', 'user.invite', 'file.erase']),
          );
          const lesser = await openDatabase({ url });
          await expectPowerless(lesser).finally(() => lesser.destroy());
          server.child.kill('SIGTERM');
          expect([await server.ended, /permission denied|must be owner/.test(server.output())]).toEqual([0, false]);
        }),
      ),
  );

  it.runIf(database.kind === 'postgres')(
    'is enough for the calls of a clinic, and cannot change, remove or cut off a row',
    () =>
      asLesser(async (url) => {
        const lesser = await openDatabase({ url });
        try {
          await migrate(lesser);
          const clinic = await openClinic(lesser);
          const { file } = await handlers['/entry/storeentry'](clinic.as('owner'), {
            ...visit(clinic.category),
            patient: { name: 'Sara' },
          });
          await handlers['/file/getfile'](clinic.as('secretary'), { id: file });
          expect(await verifyAudit(lesser, clinic.id)).toEqual([]);
          await expectPowerless(lesser);
        } finally {
          await lesser.destroy();
        }
      }),
  );
});
