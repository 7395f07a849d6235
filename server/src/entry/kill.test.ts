import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bundleServer } from '../../test/bundle.ts';
import { openClinic } from '../../test/clinic.ts';
import { describeEachDatabase, type TestDatabase } from '../../test/databases.ts';
import { verifyAudit } from '../audit-log/verify-audit.ts';

const acknowledgedBeforeTheKill = 20;

/** Lets a process store entries, kills it in the middle, and gives the ids it had acknowledged. */
async function killedWhileStoring(database: TestDatabase, category: string): Promise<readonly string[]> {
  const child = spawn(
    process.execPath,
    [join(bundleServer(), 'write-entries.js'), JSON.stringify(database.config), category],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > acknowledgedBeforeTheKill) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}

/** PostgreSQL may still be ending what the killed process had begun. */
async function untilQuiet({ db, kind }: TestDatabase): Promise<void> {
  if (kind === 'sqlite') return;
  const busy = sql<{
    count: number;
  }>`select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  while (((await busy.execute(db)).rows[0]?.count ?? 0) > 0) await wait(20);
}

describeEachDatabase('a server killed while it stores', (database) => {
  it('has lost nothing that it acknowledged, and left nothing half', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.clear();
      const clinic = await openClinic(database.db, { settings: { allowPublicScores: true } });
      const acknowledged = await killedWhileStoring(database, clinic.category);
      await untilQuiet(database);
      expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBeforeTheKill);
      const entries = await database.db.selectFrom('entries').select(['id', 'file']).execute();
      const stored = entries.map((entry) => entry.id);
      expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
      const files = await database.db.selectFrom('files').select(['id', 'entries']).execute();
      expect(files.map((file) => file.id).sort()).toEqual(entries.map((entry) => entry.file).sort());
      const audit = await database.db.selectFrom('audit').select('entry').where('action', '=', 'entry.store').execute();
      expect(audit.map((row) => row.entry).sort()).toEqual([...stored].sort());
      expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
    }
  });
});
