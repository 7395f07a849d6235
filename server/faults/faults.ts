import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseRestarted, postmasterKilled } from './database-away.ts';
import { diskFull } from './disk-full.ts';
import type { Fault, Outcome } from './support/fault.ts';
import { everythingKilled, killedAtWork, serverKilled } from './killed.ts';
import { powerCut, powerCutUnsafe } from './power-cut.ts';
import { sentTogether } from './repeated.ts';
import type { DatabaseKind } from './support/scene.ts';
import { slowDisk } from './slow-disk.ts';
import { stalled } from './stalled.ts';
import { stopped } from './stopped.ts';
import { backedUp } from './backed-up.ts';
import { clockSteps } from './clock-steps.ts';
import { migrationKilled } from './migration-killed.ts';
import { standbyPromoted } from './promoted.ts';
import { mailAway } from './mail-away.ts';
import { unsafeSettings } from './unsafe-settings.ts';

/** Every fault that the server is put to by itself, in the order of their numbers. */
export const serverFaults: readonly Fault[] = [
  serverKilled,
  postmasterKilled,
  everythingKilled,
  powerCut,
  powerCutUnsafe,
  unsafeSettings,
  databaseRestarted,
  diskFull,
  sentTogether,
  clockSteps,
  mailAway,
  backedUp,
  stopped,
  stalled,
  killedAtWork,
  migrationKilled,
  standbyPromoted,
  slowDisk,
];

/** Tries a fault in a folder of its own, which is removed afterwards. */
export async function tryFault(
  fault: Fault,
  kind: DatabaseKind,
  programs: string,
  times: number,
  unhurried = false,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'porsa-fault-'));
  await chmod(folder, 0o755);
  const ground = join(folder, 'ground');
  await mkdir(ground);
  try {
    return await fault.run({ kind, folder: ground, programs, unhurried }, times);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
