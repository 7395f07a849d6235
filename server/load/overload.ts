import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from '../faults/support/scene.ts';
import type { LoadOptions } from './options.ts';
import { isTaken, type Outcome } from './outcome.ts';
import { clearRefusals, finding, nothingLost, within, type Finding } from './report.ts';
import { letVisit, sendEntry, steady } from './visitors.ts';

const seconds = 20;
const ordinarySeconds = 10;
/** How long a refused client waits here; browsers wait for as long as the refusal asks. */
const impatientMs = 500;

/** Far more people than can be served, each sending again and again without a pause; then an ordinary time. */
export async function overload(scene: Scene, { senders, users, rate }: LoadOptions): Promise<readonly Finding[]> {
  const end = performance.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  const send = async () => {
    while (performance.now() < end) {
      const outcome = await sendEntry(scene, performance.now());
      outcomes.push(outcome);
      if (!isTaken(outcome)) await wait(impatientMs);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  const thinkMs = Math.min(5000, (users / rate) * 1000);
  const { entries } = await letVisit(scene, { moments: steady(rate, ordinarySeconds), thinkMs });
  const taken = outcomes.filter(isTaken);
  return [
    finding(
      'load is shed, and entries go on being taken',
      taken.length > 0 && taken.length < outcomes.length,
      `${Math.round(taken.length / seconds)} taken and ${Math.round((outcomes.length - taken.length) / seconds)} refused a second, of ${senders} at once`,
    ),
    within('entries taken meanwhile', taken, { p95: 1000 }),
    clearRefusals(outcomes),
    within(`entries ${thinkMs / 1000} seconds after it`, entries.filter(isTaken), { p95: 200, p99: 500 }),
    finding(
      'all are taken again by then',
      entries.every(isTaken),
      `${entries.filter(isTaken).length} of ${entries.length}`,
    ),
    nothingLost(await scene.verdict(), [...outcomes, ...entries]),
  ];
}
