import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startFilling } from '../faults/support/fillers.ts';
import { faultsIn, judge } from '../faults/support/verdict.ts';
import { openWitness } from '../faults/support/witness.ts';
import { openDatabase } from '../src/db/database.ts';
import { openClinic } from './clinic.ts';
import { inTemporaryFolder, runServer, type ServerProcess } from './server-process.ts';

const running: ServerProcess[] = [];

afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

test('Two servers started at once on one folder share its database and its key, and lose nothing', () =>
  inTemporaryFolder(async (folder) => {
    const environment = { PORSA_DATA: join(folder, 'data'), PORSA_TRUSTED_PROXIES: '1' };
    running.push(runServer('main', environment), runServer('main', environment));
    const addresses = await Promise.all(running.map((server) => server.address()));
    const config = { path: join(environment.PORSA_DATA, 'porsa.sqlite') };
    const db = await openDatabase(config);
    const clinic = await openClinic(db, { settings: { allowPublicScores: true } });
    await db.destroy();
    const witness = openWitness(join(folder, 'witness'));
    let calls = 0;
    const filling = startFilling({ address: () => addresses[calls++ % 2] ?? '', category: clinic.category, witness });
    await expect.poll(() => filling.tally.acknowledged).toBeGreaterThan(80);
    await filling.stop();
    expect(faultsIn(await judge(config, clinic.id, witness.all()))).toEqual([]);
    expect([...filling.tally.refused.keys()].filter((status) => status !== 0)).toEqual([]);
  }));
