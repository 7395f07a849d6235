import { conclude } from './support/conclude.ts';
import { smallSettings } from './support/cluster.ts';
import type { Fault } from './support/fault.ts';
import { repeat, untilAtWork } from './support/recovery.ts';
import { openScene, patience } from './support/scene.ts';

/** PostgreSQL waits so long before it hands a commit to the disk, in microseconds: the most it can be told. */
const slow = '-c commit_delay=100000 -c commit_siblings=0';
const answeredWithinMs = 500;

export const slowDisk: Fault = {
  id: 'F26',
  what: 'the disk of PostgreSQL takes a tenth of a second for each commit',
  times: 20,
  databases: ['postgres'],
  run: async (ground, times) => {
    const scene = await openScene({ ...ground, settings: `${smallSettings} ${slow}` });
    let slowestMs = 0;
    try {
      await scene.startServer();
      const filling = scene.fill();
      const faults = await repeat(times, async () => {
        const { length } = filling.tally.waits;
        await untilAtWork(filling.tally, 40);
        const took = filling.tally.waits.slice(length).map(({ tookMs }) => tookMs);
        took.sort((one, other) => one - other);
        const at = (share: number) => took[Math.floor(took.length * share)] ?? Infinity;
        const p95 = Math.round(at(0.95));
        slowestMs = Math.max(slowestMs, p95);
        return [
          // What somebody else has handed to the disk meanwhile need not be handed to it again: a few are answered sooner.
          ...(at(0.5) < 100 ? ['commits were not slow: the trial sees nothing'] : []),
          ...(p95 > patience(ground, answeredWithinMs) ? [`answered within ${p95} ms (p95)`] : []),
        ];
      });
      const tally = await filling.stop();
      return {
        ...(await conclude(scene, tally, faults)),
        slowestMs,
      };
    } finally {
      await scene.close();
    }
  },
};
