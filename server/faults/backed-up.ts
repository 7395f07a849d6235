import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, statSync, truncateSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.ts';
import { rootFolder } from '../src/root-folder.ts';
import { bundleServer } from '../test/bundle.ts';
import type { Fault } from './support/fault.ts';
import { repeat, untilAtWork } from './support/recovery.ts';
import { openScene } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

const passphrase = 'a quiet morning';

export const backedUp: Fault = {
  id: 'F19',
  what: 'a backup is made while entries come in and restored elsewhere; one that is cut off, or opened with another passphrase, is refused',
  times: 10,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const scene = await openScene(ground);
    try {
      await scene.startServer();
      const filling = scene.fill();
      const faults = await repeat(times, async (round) => {
        await untilAtWork(filling.tally);
        const [file, half] = [join(ground.folder, `backup-${round}`), join(ground.folder, `half-${round}`)];
        const acknowledged = scene.witness.all();
        const made = await operate('backup', file, { ...scene.environment, PORSA_BACKUP_PASSPHRASE: passphrase });
        if (made.code !== 0) return [`no backup was made: ${made.output}`];
        copyFileSync(file, half);
        truncateSync(half, randomInt(1, statSync(file).size));
        const to = (name: string) => join(ground.folder, `${name}-${round}`);
        const restore = (from: string, name: string, key: string) =>
          operate('restore', from, { PORSA_DATA: to(name), PORSA_BACKUP_PASSPHRASE: key });
        const [whole, cut, wrong] = await Promise.all([
          restore(file, 'whole', passphrase),
          restore(half, 'cut', passphrase),
          restore(file, 'wrong', 'another morning'),
        ]);
        if (whole.code !== 0) return [`the backup was not restored: ${whole.output}`];
        return [
          ...faultsIn(await scene.verdictOf({ path: join(to('whole'), 'porsa.sqlite') }, acknowledged)),
          ...(cut.code === 2 && (await isEmpty(to('cut')))
            ? []
            : [`a backup that was cut off ended with ${cut.code}: ${cut.output}`]),
          ...(wrong.code === 2 && (await isEmpty(to('wrong')))
            ? []
            : [`with another passphrase it ended with ${wrong.code}: ${wrong.output}`]),
        ];
      });
      await filling.stop();
      const verdict = await scene.verdict();
      return { acknowledged: verdict.acknowledged, faults: [...faults, ...faultsIn(verdict)] };
    } finally {
      await scene.close();
    }
  },
};

async function operate(
  name: 'backup' | 'restore',
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly output: string }> {
  await mkdir(environment['PORSA_DATA'] ?? '', { recursive: true });
  const child = spawn(process.execPath, [join(bundleServer(), 'operate.js'), name, file], {
    cwd: rootFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** Nothing of a backup that was refused is there. */
async function isEmpty(folder: string): Promise<boolean> {
  const path = join(folder, 'porsa.sqlite');
  if (!existsSync(path)) return true;
  const db = await openDatabase({ path });
  try {
    return (
      (
        await db
          .selectFrom('entries')
          .select('id')
          .limit(1)
          .execute()
          .catch(() => [])
      ).length === 0
    );
  } finally {
    await db.destroy();
  }
}
