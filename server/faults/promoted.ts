import { join } from 'node:path';
import { makeStandby, type Cluster } from './support/cluster.ts';
import type { Fault } from './support/fault.ts';
import { openGate } from './support/gate.ts';
import { mixedWork, visitWithPicture } from './support/mixed-work.ts';
import { killAll, treeOf } from './support/processes.ts';
import { bareRefusals, repeat, untilAcknowledged, untilAtWork } from './support/recovery.ts';
import { openScene, patience } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

const backWithin = 15_000;

export const standbyPromoted: Fault = {
  id: 'F25',
  what: 'the database is killed and its synchronous standby promoted, again and again',
  times: 20,
  databases: ['postgres'],
  run: async (ground, times) => {
    const gate = await openGate(join(ground.folder, 'gate'), join(ground.folder, 'socket'));
    const environment = { ...ground.environment, DATABASE_URL: gate.url };
    const scene = await openScene({ ...ground, environment, definition: visitWithPicture });
    const backWithinMs = patience(ground, backWithin);
    let leader: Cluster | undefined = scene.cluster;
    let slowestMs = 0;
    try {
      await scene.startServer();
      const filling = scene.fill(undefined, await mixedWork(scene));
      const faults = await repeat(times, async (round) => {
        if (leader === undefined) return ['there is no PostgreSQL'];
        const folder = join(ground.folder, `standby-${round}`);
        const standby = await makeStandby(ground.programs, leader, join(folder, 'data'), join(folder, 'socket'));
        await untilAtWork(filling.tally);
        await killAll(treeOf(leader.postmaster()));
        const killed = performance.now();
        await standby.promote();
        gate.lead(standby.socket);
        leader = standby;
        const tookMs = await untilAcknowledged(filling.tally, killed, 2 * backWithinMs);
        slowestMs = Math.max(slowestMs, tookMs);
        return [
          ...faultsIn(await scene.verdictOf({ url: standby.url }, scene.witness.all())),
          ...(tookMs > backWithinMs ? [`back after ${tookMs} ms`] : []),
        ];
      });
      const tally = await filling.stop();
      const last = await scene.verdictOf({ url: leader?.url ?? '' }, scene.witness.all());
      const refused = bareRefusals(tally, scene.server());
      return { acknowledged: last.acknowledged, faults: [...faults, ...faultsIn(last), ...refused], slowestMs };
    } finally {
      await scene.close();
      await leader?.stop().catch(() => undefined);
      gate.close();
    }
  },
};
