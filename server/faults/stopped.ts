import { conclude } from './support/conclude.ts';
import type { Fault } from './support/fault.ts';
import { repeat, untilAtWork } from './support/recovery.ts';
import { openScene, patience } from './support/scene.ts';

const endsWithin = 10_000;

export const stopped: Fault = {
  id: 'F21',
  what: 'the server is asked to stop while entries come in, and restarted, as an update does',
  times: 20,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const scene = await openScene(ground);
    const endsWithinMs = patience(ground, endsWithin);
    let slowestMs = 0;
    try {
      await scene.startServer();
      const filling = scene.fill();
      const faults = await repeat(times, async () => {
        await untilAtWork(filling.tally);
        const asked = performance.now();
        scene.server().child.kill('SIGTERM');
        const code = await scene.server().ended;
        const tookMs = Math.round(performance.now() - asked);
        slowestMs = Math.max(slowestMs, tookMs);
        await scene.startServer();
        return [
          ...(code === 0 ? [] : [`it ended with ${code}: ${scene.server().output().slice(-300)}`]),
          ...(tookMs > endsWithinMs ? [`it took ${tookMs} ms to end`] : []),
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
