import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDisk, type Disk } from './support/disk.ts';
import type { Fault, Outcome } from './support/fault.ts';
import { killAll, signalAll, treeOf } from './support/processes.ts';
import { repeat, untilAtWork } from './support/recovery.ts';
import { openScene, type Ground, type Scene } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

export const powerCut: Fault = {
  id: 'F4',
  what: 'the power fails: what was not handed to the disk is lost',
  times: 100,
  databases: ['sqlite', 'postgres'],
  needsRoot: true,
  run: cutPower,
};

/** The same with nobody waiting for the disk. It proves nothing unless this one loses answers. */
export const powerCutUnsafe: Fault = {
  id: 'F4-guard',
  what: 'the power fails with sync turned off: the trial must notice what is lost',
  times: 5,
  databases: ['sqlite', 'postgres'],
  needsRoot: true,
  run: async (ground, times) => {
    const withoutSync = new URL('./without-sync.mjs', import.meta.url).href;
    const outcome = await cutPower(
      { ...ground, environment: { NODE_OPTIONS: `--import=${withoutSync}` } },
      times,
      async ({ cluster }) => {
        await cluster?.query('alter system set fsync = off');
        await cluster?.query('select pg_reload_conf()');
      },
    ).catch((error: unknown) => ({ acknowledged: 0, faults: [String(error)] }));
    const lost = outcome.faults.length > 0;
    return {
      ...outcome,
      faults: lost ? [] : ['nothing was lost although nobody waited for the disk: the trial sees nothing'],
      note: `noticed: ${outcome.faults[0] ?? 'nothing'}`,
    };
  },
};

async function cutPower(ground: Ground, times: number, spoil?: (scene: Scene) => Promise<void>): Promise<Outcome> {
  const disk = makeDisk(ground.folder, ground.kind === 'postgres' ? 192 : 48);
  const scene = await openScene({ ...ground, data: disk.folder });
  try {
    disk.sync();
    const faults = await repeat(times, async () => {
      await scene.startServer();
      await spoil?.(scene);
      const filling = scene.fill();
      await untilAtWork(filling.tally, 20);
      await wait(randomInt(200));
      await cut(scene, disk);
      await filling.stop();
      disk.swap();
      if (spoil && scene.cluster) rmSync(join(disk.folder, 'cluster', 'postgresql.auto.conf'));
      await scene.cluster?.start();
      return faultsIn(await scene.verdict());
    });
    return { acknowledged: scene.witness.all().size, faults };
  } finally {
    await scene.close();
    disk.remove();
  }
}

/** Nobody writes while the disk is copied: it is copied as it was at one moment. */
async function cut({ server, cluster }: Scene, disk: Disk): Promise<void> {
  const everybody = [server().child.pid ?? 0, ...(cluster ? treeOf(cluster.postmaster()) : [])];
  signalAll(everybody, 'SIGSTOP');
  disk.copy();
  await killAll(everybody);
}
