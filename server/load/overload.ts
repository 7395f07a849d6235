import type { Scene } from '../faults/support/scene.ts';
import type { LoadOptions } from './options.ts';
import { isTaken, type Outcome } from './outcome.ts';
import { finding, nothingLost, within, type Finding } from './report.ts';
import { sendEntries } from './send-entries.ts';
import { letVisit, steady } from './visitors.ts';
import { warmUp } from './warm-up.ts';

const seconds = 20;
const ordinarySeconds = 10;
/** How long a refused client waits here; browsers wait for as long as the refusal asks. */
const impatientMs = 500;

/** Far more people than can be served, each sending again and again without a pause; then an ordinary time. */
export async function overload(scene: Scene, { senders, users, rate }: LoadOptions): Promise<readonly Finding[]> {
  const warm = await warmUp(scene);
  const { taken, refused, unclear } = await sendEntries(scene, { senders, seconds, impatientMs });
  const thinkMs = Math.min(5000, (users / rate) * 1000);
  const { entries } = await letVisit(scene, { moments: steady(rate, ordinarySeconds), thinkMs });
  const outcomes = taken.map(({ tookMs }): Outcome => ({ dueAt: 0, tookMs, status: 200 }));
  return [
    finding(
      'load is shed, and entries go on being taken',
      taken.length > 0 && refused > 0,
      `${Math.round(taken.length / seconds)} taken and ${Math.round(refused / seconds)} refused a second, of ${senders} at once`,
    ),
    within('entries taken meanwhile', outcomes, { p95: 500 }),
    finding(
      'refusals are 429 or 503, with a sentence and Retry-After',
      unclear.length === 0,
      unclear[0] ?? `${refused} refused`,
    ),
    within(`entries ${thinkMs / 1000} seconds after it`, entries.filter(isTaken), { p95: 200, p99: 500 }),
    finding(
      'all are taken again by then',
      entries.every(isTaken),
      `${entries.filter(isTaken).length} of ${entries.length}`,
    ),
    nothingLost(await scene.verdict(), [...warm, ...outcomes, ...entries]),
  ];
}
