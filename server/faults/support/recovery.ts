import { setTimeout as wait } from 'node:timers/promises';
import type { BundledServer } from './bundled-server.ts';
import type { Tally } from './fillers.ts';

/** Waits until entries are acknowledged again; the milliseconds it took, or the patience where they were not. */
export async function untilAcknowledged(tally: Tally, since: number, patienceMs: number): Promise<number> {
  while (tally.lastAt <= since && performance.now() - since < patienceMs) await wait(10);
  return Math.round(performance.now() - since);
}

/** Waits until so many more have been acknowledged, so that a fault always meets a server at work. */
export async function untilAtWork(tally: Tally, more = 10): Promise<void> {
  const goal = tally.acknowledged + more;
  for (let left = 30_000; tally.acknowledged < goal; left -= 1) {
    if (left === 0)
      throw new Error(`The server acknowledges nothing: ${JSON.stringify([...tally.refused])} ${tally.bare[0] ?? ''}`);
    await wait(10);
  }
}

/** Refusals that tell nobody what to do, with what the server has written of them. */
export function bareRefusals({ bare }: Tally, server: BundledServer): readonly string[] {
  return bare.length === 0 ? [] : [...bare.slice(0, 3), server.output().slice(-600)];
}

/** So many trials, one after another; stops at the first that shows a fault. */
export async function repeat(
  times: number,
  trial: (round: number) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  for (let round = 1; round <= times; round += 1) {
    const faults = await trial(round);
    if (faults.length > 0) return faults.map((fault) => `round ${round}: ${fault}`);
  }
  return [];
}
