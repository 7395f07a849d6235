import { conclude } from './support/conclude.ts';
import { rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDisk, type Disk } from './support/disk.ts';
import type { Fault, Outcome } from './support/fault.ts';
import type { Tally } from './support/fillers.ts';
import { repeat, untilAcknowledged, untilAtWork } from './support/recovery.ts';
import { openScene, patience, type Ground, type Scene } from './support/scene.ts';

const backWithin = 15_000;

export const diskFull: Fault = {
  id: 'F7',
  what: 'the disk of the database is full, and has room again later',
  times: 20,
  databases: ['sqlite', 'postgres'],
  needsRoot: true,
  run: fillUp,
};

async function fillUp(ground: Ground, times: number): Promise<Outcome> {
  const disk = makeDisk(ground.folder, ground.kind === 'postgres' ? 128 : 32);
  const scene = await openScene({ ...ground, data: disk.folder });
  const backWithinMs = patience(ground, backWithin);
  let slowestMs = 0;
  let ended = 0;
  try {
    await scene.startServer();
    const filling = scene.fill(100);
    const faults = await repeat(times, async () => {
      await untilAtWork(filling.tally);
      takeAllRoom(disk);
      const read = await whileFull(scene, disk, filling.tally);
      rmSync(join(disk.folder, 'ballast'));
      if (await wasStartedAgain(scene)) ended += 1;
      const tookMs = await untilAcknowledged(filling.tally, performance.now(), 2 * backWithinMs);
      slowestMs = Math.max(slowestMs, tookMs);
      return [
        ...read,
        ...(tookMs > backWithinMs ? [`back after ${tookMs} ms`] : []),
        ...(scene.server().child.exitCode === null ? [] : ['the server ended']),
      ];
    });
    const tally = await filling.stop();
    const database = scene.cluster ? `PostgreSQL ended by itself ${ended} times and was started again; ` : '';
    const note = `${database}refused meanwhile: ${[...tally.refused].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || 'none'}`;
    return {
      ...(await conclude(scene, tally, faults)),
      slowestMs,
      note,
    };
  } finally {
    await scene.close();
    disk.remove();
  }
}

/** `dd` writes until there is no room, and that is how it ends. */
function takeAllRoom({ folder }: Disk): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${join(folder, 'ballast')}`, 'bs=4k', 'oflag=append', 'conv=notrunc'], {
      stdio: 'ignore',
    });
  } catch {
    return;
  }
}

/** Waits for the first refusals: until then there was room within the files; then nothing may be acknowledged, and the form must still open. */
async function whileFull(scene: Scene, disk: Disk, tally: Tally): Promise<readonly string[]> {
  const refusals = () => [...tally.refused.values()].reduce((sum, count) => sum + count, 0);
  const before = refusals();
  for (let left = 1500; refusals() < before + 5; left -= 1) {
    if (left === 0) return ['entries were acknowledged on and on, though there was no room'];
    await wait(100);
  }
  const form = await fetch(`${scene.server().address}/category/getform`, {
    method: 'POST',
    body: JSON.stringify({ category: scene.category }),
    headers: { 'content-type': 'application/json', connection: 'close' },
  });
  const readable = form.ok || (scene.cluster !== undefined && form.status === 503);
  return [
    ...(readable ? [] : [`the form could not be read: ${form.status}`]),
    ...((await endsAcknowledging(disk, tally))
      ? []
      : ['entries were acknowledged between refusals, though there was no room']),
  ];
}

/** PostgreSQL makes room by itself, as it throws its own old log away; it must end once that is taken too. */
async function endsAcknowledging(disk: Disk, tally: Tally): Promise<boolean> {
  for (let left = 30; left > 0; left -= 1) {
    takeAllRoom(disk);
    const { acknowledged } = tally;
    await wait(300);
    if (tally.acknowledged === acknowledged) return true;
  }
  return false;
}

/** PostgreSQL may recover by itself, or end where it has no room for its log, as it says in its manual; then whoever runs it starts it again. The server is never restarted. */
async function wasStartedAgain({ cluster }: Scene): Promise<boolean> {
  if (cluster === undefined) return false;
  for (let left = 240; left > 0; left -= 1) {
    if (
      await cluster.query('select 1').then(
        () => true,
        () => false,
      )
    )
      return false;
    if (!cluster.isRunning()) {
      await cluster.start();
      return true;
    }
    await wait(250);
  }
  throw new Error('PostgreSQL neither answers nor ends, though there is room again.');
}
