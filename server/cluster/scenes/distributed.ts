import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { killAll } from '../../faults/support/processes.ts';
import { mixedWork, visitWithPicture } from '../../faults/support/mixed-work.ts';
import { untilAcknowledged, untilAtWork } from '../../faults/support/recovery.ts';
import { finding, type Finding } from '../../load/report.ts';
import { openDatabase, type Database } from '../../src/db/database.ts';
import { newKey } from '../../src/crypto/sealer.ts';
import { migrate } from '../../src/db/migrations/migrate.ts';
import { newId } from '../../src/db/uuid.ts';
import { distribute } from '../../src/operations/distribute.ts';
import { handlers, openClinic } from '../../test/clinic.ts';
import { runServer } from '../../test/server-process.ts';
import { withCleanup, type ClusterScene } from '../scene.ts';
import { hasCitus, startCitus, type CitusCluster } from '../support/citus.ts';
import { demoEnvironment, readEverything } from '../support/everyday.ts';
import { openStage, type Stage } from '../support/stage.ts';
import { wholeness } from './failover.ts';

const secretKey = newKey();
const perSecond = 15;
const awayMs = 6000;
const backWithinMs = 15_000;
/** Of what is due while a worker is away; the least that the clinics of another must be able to store. */
const nearly = 0.8;

export const distributed: ClusterScene = {
  name: 'distributed',
  what: 'a coordinator and two workers of Citus, laid out by `npm run distribute`; a worker goes off under load',
  needs: [],
  lacks: (programs) => (hasCitus(programs) ? undefined : 'Citus, built from its source for this PostgreSQL'),
  play: ({ folder, programs }) =>
    withCleanup(async (later) => {
      const cluster = await startCitus(programs, folder);
      later(cluster.close);
      const { url } = cluster.coordinator;
      const db = await openDatabase({ url });
      later(() => db.destroy());
      return [
        await layOut(db),
        await playDemo(url, folder),
        await shareAcross(db),
        ...(await loseWorker(cluster, folder, later)),
      ];
    }),
};

async function layOut(db: Database): Promise<Finding> {
  await migrate(db);
  const lines: string[] = [];
  await distribute(db, (line) => lines.push(line));
  const again: string[] = [];
  await distribute(db, (line) => again.push(line));
  const count = (place: string) => lines.filter((line) => line.endsWith(`: ${place}.`)).length;
  return finding(
    'npm run distribute lays every table out, and does nothing when it is repeated',
    count('by clinic') > 0 && again.length === 0,
    `${count('by clinic')} by clinic, ${count('everywhere')} everywhere`,
  );
}

/** The demo enters its patients by calls; then its people read what they read in a morning. */
async function playDemo(url: string, folder: string): Promise<Finding> {
  const data = join(folder, 'demo');
  await mkdir(data, { recursive: true });
  const server = runServer('demo', {
    DATABASE_URL: url,
    PORSA_DATA: data,
    PORSA_SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
    ...demoEnvironment,
  });
  try {
    const { asked, failed } = await readEverything(await server.address());
    return finding(
      'the demo fills itself, and no call of a morning fails',
      failed.length === 0,
      failed.slice(0, 5).join('; ') || `${asked} calls answered`,
    );
  } finally {
    await killAll([server.child.pid ?? 0]);
  }
}

async function shareAcross(db: Database): Promise<Finding> {
  const [from, to] = [await openClinic(db), await openClinic(db)];
  const file = newId();
  await handlers['/file/storefile'](from.as('expert'), {
    id: file,
    category: from.category,
    patient: { name: 'زهرا رضایی' },
  });
  await handlers['/file/sharefile'](from.as('expert'), { file, to: [{ category: to.category }] as never });
  const { items } = await handlers['/file/getsharedfiles'](to.as('expert'), {});
  const opened = await handlers['/file/getfile'](to.as('expert'), { id: file });
  return finding(
    'a file that is shared with another clinic is listed and opens there',
    items.some((item) => item.file === file) && opened.file.id === file,
    `${items.length} listed`,
  );
}

/** Two clinics on two workers; one worker goes off for a while. */
async function loseWorker(
  cluster: CitusCluster,
  folder: string,
  later: (undo: () => Promise<unknown>) => void,
): Promise<readonly Finding[]> {
  const { url } = cluster.coordinator;
  const first = await openStage({
    url,
    folder: await ownFolder(folder, 'first'),
    definition: visitWithPicture,
    secretKey,
  });
  later(first.close);
  const [lost, ...others] = cluster.workers;
  const home = await placeOf(cluster, first);
  let second = await openStage({
    url,
    folder: await ownFolder(folder, 'second'),
    definition: visitWithPicture,
    secretKey,
  });
  for (let tried = 0; (await placeOf(cluster, second)) === home; tried += 1)
    second = await openStage({
      url,
      folder: await ownFolder(folder, `second-${tried}`),
      definition: visitWithPicture,
      secretKey,
    });
  const [away, near] = home === lost?.port ? [first, second] : [second, first];
  await first.startServers(1);
  const address = first.servers[0]?.address ?? '';
  const fill = async (stage: Stage) =>
    stage.fill(address, perSecond, await mixedWork({ ...stage, server: () => ({ address }) }));
  const [awayFilling, nearFilling] = [await fill(away), await fill(near)];
  await Promise.all([untilAtWork(awayFilling.tally, perSecond), untilAtWork(nearFilling.tally, perSecond)]);
  await lost?.kill();
  const before = nearFilling.tally.acknowledged;
  await wait(awayMs);
  const went = nearFilling.tally.acknowledged - before;
  const due = (perSecond * awayMs) / 1000;
  await lost?.start();
  const back = performance.now();
  const tookMs = await untilAcknowledged(awayFilling.tally, back, 4 * backWithinMs);
  await untilAtWork(awayFilling.tally, perSecond);
  await Promise.all([awayFilling.stop(), nearFilling.stop()]);
  return [
    finding(
      `one of ${others.length + 1} workers is away: entries of a clinic on the other are taken`,
      went >= nearly * due,
      `${went} of ${due} in ${awayMs / 1000} s`,
    ),
    finding(
      `it is back: entries of its clinics are taken within ${backWithinMs / 1000} s`,
      tookMs <= backWithinMs,
      `${(tookMs / 1000).toFixed(1)} s`,
    ),
    await wholeness(first),
    await wholeness(second),
  ];
}

async function ownFolder(folder: string, name: string): Promise<string> {
  const own = join(folder, name);
  await mkdir(own, { recursive: true });
  return own;
}

/** The port of the worker that the rows of a clinic lie on. */
async function placeOf({ coordinator }: CitusCluster, { id }: Stage): Promise<number> {
  const [row] = await coordinator.query(
    `select nodeport from pg_dist_node join pg_dist_placement using (groupid)
      where shardid = get_shard_id_for_distribution_column('entries', $1::text)`,
    [id],
  );
  return Number(row?.['nodeport']);
}
