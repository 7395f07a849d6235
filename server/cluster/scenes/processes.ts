import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { makeCluster, productionSettings } from '../../faults/support/cluster.ts';
import { killAll } from '../../faults/support/processes.ts';
import { untilAcknowledged, untilAtWork } from '../../faults/support/recovery.ts';
import { faultsIn } from '../../faults/support/verdict.ts';
import { fiftyAnswers, fiftyQuestions } from '../../load/fifty-questions.ts';
import { waitsOf } from '../../load/outcome.ts';
import { sendFrom } from '../../load/programs.ts';
import { finding, type Finding } from '../../load/report.ts';
import type { SendersResult } from '../../load/programs/senders.ts';
import { withCleanup, type ClusterScene, type Ground } from '../scene.ts';
import { startProxy } from '../support/haproxy.ts';
import { openStage, portOf, type Stage } from '../support/stage.ts';

const counts = [1, 2, 4] as const;
const [senders, warmUpSeconds, seconds, impatientMs] = [32, 2, 6, 500];
/** So long after a process was killed, entries are taken again at the latest. */
const backWithinMs = 3000;

/** Processes that have a core each must not stand in each other’s way; all of them share the cores with the database, the proxy and who sends. */
const leastShare = 0.9;

export const processes: ClusterScene = {
  name: 'processes',
  what: 'one, two and four processes behind HAProxy over one PostgreSQL; one is killed',
  needs: ['haproxy'],
  play: (ground) =>
    withCleanup(async (later) => {
      const { folder, programs } = ground;
      const cluster = await makeCluster(programs, join(folder, 'data'), join(folder, 'socket'), productionSettings);
      later(() => cluster.stop());
      await cluster.start();
      const stage = await openStage({ url: cluster.url, folder, definition: fiftyQuestions });
      later(stage.close);
      const speeds: number[] = [];
      const findings: Finding[] = [];
      for (const count of counts) {
        await stage.startServers(count);
        const proxy = await openWeb(ground, stage, `proxy-${count}`);
        later(proxy.kill);
        const result = await storeThrough(stage, proxy.address, count);
        speeds.push(result.taken.length / result.seconds);
        findings.push(speedFinding(count, speeds, result));
        if (count === counts.at(-1)) findings.push(...(await killOne(stage, proxy.address)));
        else await proxy.kill();
      }
      return findings;
    }),
};

function speedFinding(count: number, speeds: readonly number[], { taken, unclear }: SendersResult): Finding {
  const cores = availableParallelism();
  const [speed, ofOne] = [speeds.at(-1) ?? 0, speeds[0] ?? 0];
  const { p50, p95 } = waitsOf(taken);
  const isFast = count > cores || speed >= leastShare * ofOne;
  const goal = count > cores ? '' : `, ≥ ${leastShare} × of one`;
  return finding(
    `${count} process${count === 1 ? '' : 'es'}, ${senders} senders, ${cores} cores: every refusal is clear${goal}`,
    isFast && unclear.length === 0,
    `${Math.round(speed)} a second; p50 ${p50}, p95 ${p95} ms`,
  );
}

export async function openWeb({ paths, folder }: Ground, stage: Stage, name: string) {
  const servers = stage.servers.map((server) => ({ port: portOf(server) }));
  const proxy = await startProxy(paths['haproxy'] ?? '', join(folder, name), [
    { mode: 'http', check: '/readyz', servers },
  ]);
  return { ...proxy, address: `http://127.0.0.1:${proxy.ports[0]}` };
}

async function storeThrough(stage: Stage, address: string, run: number): Promise<SendersResult> {
  const body = { category: stage.category, version: 1, answers: fiftyAnswers };
  const options = { address, path: '/entry/storeentry', body, senders, impatientMs };
  const send = async (first: number, length: number) => {
    const result = await sendFrom({ ...options, first, seconds: length });
    stage.witness.acknowledgedAll(result.taken.map(({ id }) => [id, fiftyAnswers]));
    return result;
  };
  await send(run * 2_000_000, warmUpSeconds);
  return send(run * 2_000_000 + 1_000_000, seconds);
}

async function killOne(stage: Stage, address: string): Promise<readonly Finding[]> {
  const filling = stage.fill(address, 40, () => ({ ...entryOf(stage) }));
  await untilAtWork(filling.tally, 40);
  await killAll([stage.servers[0]?.child.pid ?? 0]);
  const killed = performance.now();
  const tookMs = await untilAcknowledged(filling.tally, killed, 4 * backWithinMs);
  await untilAtWork(filling.tally, 200);
  const { waits } = await filling.stop();
  const { p95 } = waitsOf(waits.filter(({ at }) => at > killed));
  const verdict = await stage.verdict();
  const faults = faultsIn(verdict);
  return [
    finding(
      `one of four is killed: entries are taken within ${backWithinMs} ms`,
      tookMs <= backWithinMs,
      `${tookMs} ms; p95 ${p95} ms from then on`,
    ),
    finding('nothing lost, doubled or torn', faults.length === 0, faults.join('; ') || `${verdict.stored} stored`),
  ];
}

function entryOf({ category }: Stage) {
  return { id: crypto.randomUUID(), category, version: 1, answers: fiftyAnswers };
}
