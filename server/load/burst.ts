import type { Scene } from '../faults/support/scene.ts';
import type { LoadOptions } from './options.ts';
import { isTaken } from './outcome.ts';
import { clearRefusals, finding, nothingLost, within, type Finding } from './report.ts';
import { letVisit, steady } from './visitors.ts';

const times = 10;
const [before, burst, after] = [10, 10, 20];
/** So long after the burst its end may still be felt. */
const settles = 5;

/** Ten seconds of ten times as many, between ordinary ones. */
export async function burstOfEntries(scene: Scene, { users, rate }: LoadOptions): Promise<readonly Finding[]> {
  const moments = [
    ...steady(rate, before),
    ...steady(rate * times, burst, before),
    ...steady(rate, after, before + burst),
  ];
  const { entries, looks } = await letVisit(scene, { moments, thinkMs: (users / rate) * 1000 });
  const begun = Math.min(...entries.map(({ dueAt }) => dueAt));
  const during = (from: number, to: number) =>
    entries.filter(({ dueAt }) => dueAt >= begun + from * 1000 && dueAt < begun + to * 1000);
  const ordinary = during(before + burst + settles, Infinity);
  return [
    within('entries taken in the burst', during(before, before + burst).filter(isTaken), { p95: 1000 }),
    within(`entries from ${settles} seconds after it on`, ordinary.filter(isTaken), { p95: 200, p99: 500 }),
    finding(
      'all are taken again by then',
      ordinary.every(isTaken),
      `${ordinary.filter(isTaken).length} of ${ordinary.length}`,
    ),
    clearRefusals([...entries, ...looks]),
    nothingLost(await scene.verdict(), entries),
  ];
}
