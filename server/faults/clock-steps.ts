import { conclude } from './support/conclude.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.ts';
import type { Fault } from './support/fault.ts';
import type { Tally } from './support/fillers.ts';
import { repeat, untilAtWork } from './support/recovery.ts';
import { openScene, type Scene } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

const hour = 3_600_000;
/** In turn: summer time ends and begins, a clock is a day or ten years off and set right again. */
const steps = [-hour, 0, hour, -24 * hour, 24 * hour, 0, 3652 * 24 * hour, 0] as const;

export const clockSteps: Fault = {
  id: 'F17',
  what: 'the server’s clock jumps while entries come in: by an hour, a day, ten years, there and back',
  times: 10,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const file = join(ground.folder, 'clock-step');
    const preload = new URL('./clock-step.mjs', import.meta.url).href;
    const scene = await openScene({
      ...ground,
      environment: { ...ground.environment, NODE_OPTIONS: `--import=${preload}`, CLOCK_STEP: file },
    });
    try {
      await scene.startServer();
      const filling = scene.fill();
      const faults = await repeat(times, async (round) => {
        await untilAtWork(filling.tally);
        const step = steps[(round - 1) % steps.length]!;
        writeFileSync(file, String(step));
        scene.server().child.kill('SIGUSR2');
        const missed = await missesStep(scene, step, filling.tally);
        return [...missed, ...faultsIn(await scene.verdict())];
      });
      const tally = await filling.stop();
      return {
        ...(await conclude(scene, tally, faults)),
      };
    } finally {
      await scene.close();
    }
  },
};

/** Entries that are under way when the clock is set bear the old time; so many times ten later none is. */
const patience = 30;

/** The newest rows of the audit log come to bear the server's time: else the clock was never off, and the trial would see nothing. */
async function missesStep({ config }: Scene, step: number, tally: Tally): Promise<readonly string[]> {
  const db = await openDatabase(config);
  try {
    for (let left = patience; left > 0; left -= 1) {
      await untilAtWork(tally);
      const last = await db.selectFrom('audit').select('at').orderBy('seq', 'desc').limit(50).execute();
      if (last.some(({ at }) => Math.abs(Date.parse(at) - Date.now() - step) < hour / 2)) return [];
    }
    return [`no row of the log bears the time of a clock that is ${step} ms off`];
  } finally {
    await db.destroy();
  }
}
