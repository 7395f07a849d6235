import { conclude } from './support/conclude.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Outcome } from './support/fault.ts';
import { killAll, treeOf } from './support/processes.ts';
import { repeat, untilAcknowledged, untilAtWork } from './support/recovery.ts';
import { openScene, patience, type Ground, type Scene } from './support/scene.ts';

export const postmasterKilled: Fault = {
  id: 'F2',
  what: 'PostgreSQL is killed, in turn one connection of it and the whole',
  times: 200,
  databases: ['postgres'],
  run: (ground, times) =>
    withoutDatabase(ground, times, 10_000, async ({ cluster }, round) => {
      if (cluster === undefined) return;
      if (round % 2 === 1) {
        const [busy] = await cluster.query(
          "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by query_start desc limit 1",
        );
        await killAll([Number(busy?.['pid'])]);
        return;
      }
      await killAll(treeOf(cluster.postmaster()).slice(0, 1));
      await wait(200);
      await cluster.start();
    }),
};

export const databaseRestarted: Fault = {
  id: 'F6',
  what: 'PostgreSQL is restarted, and once stays away for 30 seconds',
  times: 50,
  databases: ['postgres'],
  run: (ground, times) =>
    withoutDatabase(ground, times, 5000, async ({ cluster }, round) => {
      await cluster?.stop();
      if (round === 1) await wait(30_000);
      await cluster?.start();
    }),
};

/** The server stays up without its database, says so, and is back by itself soon after it. */
async function withoutDatabase(
  ground: Ground,
  times: number,
  backWithin: number,
  fail: (scene: Scene, round: number) => Promise<void>,
): Promise<Outcome> {
  const scene = await openScene(ground);
  const backWithinMs = patience(ground, backWithin);
  let slowestMs = 0;
  try {
    await scene.startServer();
    const filling = scene.fill();
    const faults = await repeat(times, async (round) => {
      await untilAtWork(filling.tally);
      await fail(scene, round);
      const tookMs = await untilAcknowledged(filling.tally, performance.now(), 2 * backWithinMs);
      slowestMs = Math.max(slowestMs, tookMs);
      return [
        ...(scene.server().child.exitCode === null ? [] : [`the server ended: ${scene.server().output().slice(-300)}`]),
        ...(tookMs > backWithinMs ? [`back after ${tookMs} ms`] : []),
      ];
    });
    const tally = await filling.stop();
    const note = `refused meanwhile: ${[...tally.refused].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || 'none'}`;
    return {
      ...(await conclude(scene, tally, faults)),
      slowestMs,
      note,
    };
  } finally {
    await scene.close();
  }
}
