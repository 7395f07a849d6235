import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, visit } from '../../test/clinic.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
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
  it.runIf(database.kind === 'postgres')('is enough for the server to start and work, and cannot change, remove or cut off a row', async () => {
    const role = `porsa_${randomBytes(6).toString('hex')}`;
    const run = (statement: string) => sql.raw(statement).execute(database.db);
    const { rows: [{ name }] } = await sql<{ name: string }>`select current_database() as name`.execute(database.db) as unknown as { rows: [{ name: string }] };
    await run(`create role ${role} login`);
    for (const statement of await documentedGrants(role)) await run(statement.replace('DATABASE porsa ', `DATABASE ${name} `));
    const url = new URL(database.config.url ?? '');
    url.username = role;
    const lesser = await openDatabase({ url: url.href });
    try {
      await migrate(lesser);
      const clinic = await openClinic(lesser);
      const { file } = await handlers['/entry/storeentry'](clinic.as('owner'), { ...visit(clinic.category), patient: { name: 'Sara' } });
      await handlers['/file/getfile'](clinic.as('secretary'), { id: file });
      expect(await verifyAudit(lesser, clinic.id)).toEqual([]);
      for (const deed of [`update audit set role = ''`, `delete from audit`, `truncate audit`, `delete from audit_heads`, `drop table audit`, `alter table audit add column more text`]) {
        await expect(sql.raw(deed).execute(lesser), deed).rejects.toThrow(/permission denied|must be owner/);
      }
    } finally {
      await lesser.destroy();
      await run(`drop owned by ${role}`);
      await run(`drop role ${role}`);
    }
  });
});
