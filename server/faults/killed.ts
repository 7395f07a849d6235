import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnServer, startBundled } from './support/bundled-server.ts';
import { makeCluster } from './support/cluster.ts';
import type { Fault, Outcome } from './support/fault.ts';
import { mixedWork, visitWithPicture } from './support/mixed-work.ts';
import { killAll, treeOf } from './support/processes.ts';
import { repeat, untilAcknowledged, untilAtWork } from './support/recovery.ts';
import { openScene, patience, type Ground } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

const backWithin = 10_000;

export const serverKilled: Fault = {
  id: 'F1',
  what: 'the server is killed while entries come in',
  times: 100,
  databases: ['sqlite', 'postgres'],
  run: (ground, times) => killRepeatedly(ground, times, false),
};

export const killedAtWork: Fault = {
  id: 'F23',
  what: 'server and database are killed, in turn the server alone, while existing files, patients and pictures come in',
  times: 100,
  databases: ['sqlite', 'postgres'],
  run: (ground, times) => killRepeatedly({ ...ground, definition: visitWithPicture }, times, 'in turn', mixedWork),
};

export const everythingKilled: Fault = {
  id: 'F3',
  what: 'server and database are killed at the same moment: at work, while they start, while tables are made',
  times: 100,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const atWork = await killRepeatedly(ground, Math.ceil(times / 2), true);
    const starting = await killWhileStarting(
      { ...ground, folder: join(ground.folder, 'starting') },
      Math.floor(times / 2),
    );
    return { ...atWork, faults: [...atWork.faults, ...starting] };
  },
};

async function killRepeatedly(
  ground: Ground,
  times: number,
  withDatabase: boolean | 'in turn',
  workOf?: typeof mixedWork,
): Promise<Outcome> {
  const scene = await openScene(ground);
  const backWithinMs = patience(ground, backWithin);
  let slowestMs = 0;
  try {
    await scene.startServer();
    const filling = scene.fill(undefined, await workOf?.(scene));
    const faults = await repeat(times, async (round) => {
      const isWhole = withDatabase === 'in turn' ? round % 2 === 1 : withDatabase;
      await untilAtWork(filling.tally);
      await wait(randomInt(100));
      await (isWhole ? scene.killEverything() : scene.killServer());
      const killed = performance.now();
      if (isWhole) await scene.cluster?.start();
      await scene.startServer();
      const tookMs = await untilAcknowledged(filling.tally, killed, 2 * backWithinMs);
      slowestMs = Math.max(slowestMs, tookMs);
      return [...faultsIn(await scene.verdict()), ...(tookMs > backWithinMs ? [`back after ${tookMs} ms`] : [])];
    });
    await filling.stop();
    const last = await scene.verdict();
    return { acknowledged: last.acknowledged, faults: [...faults, ...faultsIn(last)], slowestMs };
  } finally {
    await scene.close();
  }
}

/** On an empty database, so that the tables are being made; then it must start as if nothing had been. */
async function killWhileStarting(ground: Ground, times: number): Promise<readonly string[]> {
  await mkdir(ground.folder, { recursive: true });
  return repeat(times, async (round) => {
    const data = join(ground.folder, String(round));
    await mkdir(data);
    const cluster =
      ground.kind === 'postgres'
        ? await makeCluster(ground.programs, join(data, 'cluster'), join(data, 'socket'))
        : undefined;
    await cluster?.start();
    const environment = { PORSA_DATA: join(data, 'clinic'), ...(cluster && { DATABASE_URL: cluster.url }) };
    const server = spawnServer(environment);
    await wait(randomInt(1500));
    await killAll([server.child.pid ?? 0, ...(cluster ? treeOf(cluster.postmaster()) : [])]);
    await cluster?.start();
    const again = await startBundled(environment);
    const ready = await fetch(`${again.address}/readyz`);
    await killAll([again.child.pid ?? 0]);
    await cluster?.stop();
    return ready.ok ? [] : [`not ready after it was killed while it started: ${ready.status}`];
  });
}
