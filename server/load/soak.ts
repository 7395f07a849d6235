import type { Scene } from '../faults/support/scene.ts';
import { newSending } from '../faults/support/fillers.ts';
import { measureBareInserts } from './bare-insert.ts';
import { flatBelow, slopeOf, watchMemory, type MemorySample } from './memory.ts';
import type { LoadOptions } from './options.ts';
import { isTaken } from './outcome.ts';
import { finding, nothingLost, within, type Finding } from './report.ts';
import { letVisit, steady } from './visitors.ts';
import { warmUp } from './warm-up.ts';

/** An ordinary day, for as long as asked: so many people at the form, so many entries a second. */
export async function soak(scene: Scene, { users, rate, seconds }: LoadOptions): Promise<readonly Finding[]> {
  const warm = await warmUp(scene);
  const stopWatching = watchMemory(scene.server().child.pid ?? 0);
  const { entries, looks } = await letVisit(scene, { moments: steady(rate, seconds), thinkMs: (users / rate) * 1000 });
  const memory = stopWatching();
  const failed = [...entries, ...looks].filter((outcome) => !isTaken(outcome));
  return [
    within('entries', entries, { p95: 100, p99: 500 }),
    within('opening the form', looks, { p95: 300 }),
    finding(
      'no errors',
      failed.length === 0,
      failed.length === 0 ? 'none' : `${failed.length}, the first ${failed[0]?.unclear ?? failed[0]?.status}`,
    ),
    nothingLost(await scene.verdict(), [...warm, ...entries]),
    flatness(memory),
    finding(
      'beside it: rows a second inserted bare',
      true,
      await measureBareInserts(scene, newSending(scene.category).answers),
    ),
  ];
}

function flatness(samples: readonly MemorySample[]): Finding {
  const slope = slopeOf(samples);
  const seen = [
    ...samples.filter((_sample, index) => index % Math.ceil(samples.length / 6) === 0),
    ...samples.slice(-1),
  ]
    .map(({ mib }) => Math.round(mib))
    .join(', ');
  const trend = slope === undefined ? 'too short a run to tell' : `${slope.toFixed(1)} MiB a minute`;
  return finding(
    `memory is flat in the second half: below ${flatBelow} MiB a minute`,
    slope === undefined || slope < flatBelow,
    `${trend}; ${seen} MiB`,
  );
}
