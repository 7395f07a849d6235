import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Tally } from '../../faults/support/fillers.ts';
import { mixedWork, visitWithPicture } from '../../faults/support/mixed-work.ts';
import { untilAcknowledged, untilAtWork } from '../../faults/support/recovery.ts';
import { faultsIn } from '../../faults/support/verdict.ts';
import { waitsOf } from '../../load/outcome.ts';
import { finding, type Finding } from '../../load/report.ts';
import { withCleanup, type ClusterScene, type Ground } from '../scene.ts';
import { startEtcd } from '../support/etcd.ts';
import { startProxy } from '../support/haproxy.ts';
import { makeNode, untilWhole, type Node } from '../support/patroni.ts';
import { openStage, type Stage } from '../support/stage.ts';
import { until } from '../support/until.ts';
import { openWeb } from './processes.ts';

const names = ['node1', 'node2', 'node3'] as const;
const perSecond = 30;
/** The lease of twenty seconds, the election, the checks of the proxy, and connections made anew. */
const backWithinMs = 45_000;
const calmMs = 8000;
const onTheirWayMs = 1500;

export const failover: ClusterScene = {
  name: 'failover',
  what: 'three nodes of PostgreSQL with Patroni and etcd, two processes; the leader goes off under load',
  needs: ['haproxy', 'etcd', 'patroni'],
  play: (ground) =>
    withCleanup(async (later) => {
      const { folder, paths, rounds } = ground;
      const etcd = await startEtcd(paths['etcd'] ?? '', folder);
      later(etcd.close);
      const nodes = await startNodes(ground, etcd.hosts, later);
      const database = await startProxy(paths['haproxy'] ?? '', `${folder}/database`, [
        {
          mode: 'tcp',
          check: '/primary',
          servers: nodes.map(({ port, statusPort }) => ({ port, checkPort: statusPort })),
        },
      ]);
      later(database.kill);
      const url = `postgres://postgres@127.0.0.1:${database.ports[0]}/postgres`;
      await until('the proxy knows the leader', () => leadsSteadily(url));
      const stage = await openStage({ url, folder, definition: visitWithPicture });
      later(stage.close);
      await stage.startServers(2);
      const web = await openWeb(ground, stage, 'web');
      later(web.kill);
      const make = await mixedWork({ ...stage, server: () => web });
      const filling = stage.fill(web.address, perSecond, make);
      const tookMs: number[] = [];
      for (let round = 0; round < rounds; round += 1) tookMs.push(await goOff(nodes, filling.tally));
      await etcd.members[0]?.kill();
      const before = filling.tally.acknowledged;
      const begun = performance.now();
      await wait(calmMs);
      const { p95 } = waitsOf(filling.tally.waits.filter(({ at }) => at > begun));
      const went = filling.tally.acknowledged - before;
      await filling.stop();
      return [
        finding(
          `the leader goes off ${rounds} times: entries are taken again within ${backWithinMs / 1000} s`,
          tookMs.every((ms) => ms <= backWithinMs),
          `${tookMs.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s; it came back as a follower each time`,
        ),
        finding(
          'one of three etcd goes off: entries go on',
          went > perSecond,
          `${went} in ${calmMs / 1000} s, p95 ${p95} ms`,
        ),
        await wholeness(stage),
      ];
    }),
};

/** A proxy that has just started takes every server for one that answers. */
async function leadsSteadily(url: string): Promise<boolean> {
  for (let asked = 0; asked < 10; asked += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    await client.end();
    if (rows[0]?.follows !== false) return false;
    await wait(150);
  }
  return true;
}

async function startNodes(
  { paths, programs, folder }: Ground,
  hosts: readonly string[],
  later: (undo: () => Promise<unknown>) => void,
): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  for (const name of names) {
    const node = await makeNode({ patroni: paths['patroni'] ?? '', programs }, name, hosts, folder);
    later(node.kill);
    nodes.push(node);
    await node.start();
  }
  await untilWhole(nodes, 2);
  return nodes;
}

/** The leader’s machine goes off, somebody else leads, and it comes back as a follower; gives how long nothing was taken. */
async function goOff(nodes: readonly Node[], tally: Tally): Promise<number> {
  const leader = await untilWhole(nodes, 2);
  await untilAtWork(tally, 2 * perSecond);
  const killed = performance.now();
  await leader.kill();
  // Answers that were on their way still come.
  await wait(onTheirWayMs);
  await untilAcknowledged(tally, performance.now(), 3 * backWithinMs);
  await untilAtWork(tally, perSecond);
  const tookMs = longestPause(tally, killed);
  await leader.start();
  await untilWhole(nodes, 2);
  return tookMs;
}

/** The longest time without an answer since a moment. */
function longestPause({ waits }: Tally, since: number): number {
  const times = [since, ...waits.map(({ at }) => at).filter((at) => at > since), performance.now()];
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}

export async function wholeness(stage: Stage): Promise<Finding> {
  const verdict = await stage.verdict();
  const faults = faultsIn(verdict);
  return finding(
    'nothing acknowledged is lost, doubled or torn',
    faults.length === 0,
    faults.join('; ') || `${verdict.acknowledged} acknowledged, ${verdict.stored} stored`,
  );
}
