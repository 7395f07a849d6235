import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newKey } from '../src/crypto/sealer.ts';
import { startBundled, type BundledServer } from './support/bundled-server.ts';
import type { Fault } from './support/fault.ts';
import { startFilling, type Filling, type Tally } from './support/fillers.ts';
import { openGate, type Gate } from './support/gate.ts';
import { mixedWork, visitWithPicture } from './support/mixed-work.ts';
import { killAll } from './support/processes.ts';
import { bareRefusals, repeat, untilAtWork } from './support/recovery.ts';
import { openScene, patience, type Ground } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

/** How long the one stands still, and within what time nineteen of twenty are answered by the other. */
const [stallMs, answeredWithinMs] = [4000, 500];
/** On a machine that was slower than that before: so much slower at most. */
const slower = 1.5;
/** What the other must go on acknowledging meanwhile, at least. */
const fewest = 10;

export const stalled: Fault = {
  id: 'F22',
  what: 'of two processes over one database one is paused, in turn cut off from the database; the other goes on',
  times: 40,
  databases: ['postgres'],
  run: async (ground, times) => {
    const environment = { ...ground.environment, PORSA_SECRET_KEY: newKey() };
    const scene = await openScene({ ...ground, environment, definition: visitWithPicture });
    const gate = await openGate(join(ground.folder, 'gate'), join(ground.folder, 'socket'));
    const data = { PORSA_DATA: join(ground.folder, 'second'), DATABASE_URL: gate.url };
    let second: BundledServer | undefined;
    let slowestMs = 0;
    try {
      await scene.startServer();
      const other = await startBundled({ ...scene.environment, ...data });
      second = other;
      const make = await mixedWork(scene);
      const perSecond = ground.unhurried ? 10 : 50;
      const first = scene.fill(perSecond, make);
      const { witness, category } = scene;
      const filling = startFilling({ address: () => other.address, category, witness, perSecond, make });
      const faults = await repeat(times, async (round) => {
        await Promise.all([untilAtWork(first.tally), untilAtWork(filling.tally)]);
        const beforeMs = await p95During(first.tally, stallMs);
        const { acknowledged } = first.tally;
        const p95 = await whileStill(round % 2 === 1 ? pausing(other) : shutting(gate), first.tally, ground);
        const goalMs = patience(ground, Math.max(answeredWithinMs, slower * beforeMs));
        slowestMs = Math.max(slowestMs, p95);
        return [
          ...(first.tally.acknowledged - acknowledged < fewest ? ['the other stood still as well'] : []),
          ...(p95 > goalMs ? [`the other answered within ${p95} ms (p95), and within ${beforeMs} ms before`] : []),
        ];
      });
      const [tally] = await Promise.all([first, filling].map((one: Filling) => one.stop()));
      const verdict = await scene.verdict();
      return {
        acknowledged: verdict.acknowledged,
        faults: [...faults, ...faultsIn(verdict), ...(tally ? bareRefusals(tally, scene.server()) : [])],
        slowestMs,
      };
    } finally {
      if (second) await killAll([second.child.pid ?? 0]);
      gate.close();
      await scene.close();
    }
  },
};

interface Stall {
  begin(): void;
  end(): void;
}

const pausing = ({ child }: BundledServer): Stall => ({
  begin: () => child.kill('SIGSTOP'),
  end: () => child.kill('SIGCONT'),
});

const shutting = (gate: Gate): Stall => ({ begin: () => gate.shut(), end: () => gate.open() });

/** How long nineteen of twenty of those who are answered within a time wait, in milliseconds. */
async function p95During({ waits }: Tally, ms: number): Promise<number> {
  const from = performance.now();
  await wait(ms);
  const took = waits
    .filter(({ at }) => at > from)
    .map(({ tookMs }) => tookMs)
    .sort((one, other) => one - other);
  return Math.round(took[Math.floor(took.length * 0.95)] ?? 0);
}

/** The same while the other process stands still; where nothing is hurried, until the one that goes on could show that it does. */
async function whileStill({ begin, end }: Stall, tally: Tally, ground: Ground): Promise<number> {
  const enough = tally.acknowledged + fewest;
  const deadline = performance.now() + patience(ground, stallMs);
  begin();
  try {
    const p95 = await p95During(tally, stallMs);
    while (tally.acknowledged < enough && performance.now() < deadline) await wait(100);
    return p95;
  } finally {
    end();
  }
}
