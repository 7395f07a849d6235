import type { Scene } from '../faults/support/scene.ts';
import type { LoadOptions } from './options.ts';
import type { Outcome } from './outcome.ts';
import { finding, nothingLost, within, type Finding } from './report.ts';
import { sendEntries } from './send-entries.ts';
import { warmUp } from './warm-up.ts';

const times = 10;
const [before, burst, after] = [10, 10, 20];
/** So long after the burst its end may still be felt. */
const settles = 5;
/** Connections that are there from the beginning. */
const senders = 50;

/** Ten seconds of ten times as many, between ordinary ones. */
export async function burstOfEntries(scene: Scene, { rate }: LoadOptions): Promise<readonly Finding[]> {
  const warm = await warmUp(scene);
  const { taken, refused, unclear } = await sendEntries(scene, {
    senders,
    seconds: 0,
    impatientMs: 0,
    plan: [
      { perSecond: rate, seconds: before },
      { perSecond: rate * times, seconds: burst },
      { perSecond: rate, seconds: after },
    ],
  });
  const during = (from: number, to: number): readonly Outcome[] =>
    taken
      .filter(({ dueAt }) => dueAt >= from * 1000 && dueAt < to * 1000)
      .map(({ dueAt, tookMs }) => ({ dueAt, tookMs, status: 200 }));
  const inBurst = during(before, before + burst);
  const ordinary = during(before + burst + settles, Infinity);
  const all = (what: string, { length }: readonly Outcome[], wanted: number) =>
    finding(what, length === wanted, `${length} of ${wanted}`);
  return [
    within('entries taken in the burst', inBurst, { p95: 300 }),
    all('all of the burst are taken', inBurst, rate * times * burst),
    within(`entries from ${settles} seconds after it on`, ordinary, { p95: 200, p99: 500 }),
    all('all are taken again by then', ordinary, rate * (after - settles)),
    finding(
      'refusals are 429 or 503, with a sentence and Retry-After',
      unclear.length === 0,
      unclear[0] ?? `${refused} refused`,
    ),
    nothingLost(await scene.verdict(), [...warm, ...during(0, Infinity)]),
  ];
}
