import { join } from 'node:path';
import { sql } from 'kysely';
import type { Scene } from '../faults/support/scene.ts';
import { openDatabase } from '../src/db/database.ts';
import { cpuMs } from './cpu-time.ts';
import { fiftyAnswers } from './fifty-questions.ts';
import { openFurtherForms, pictureQuestion } from './further-forms.ts';
import { waitsOf, type Outcome } from './outcome.ts';
import { runProgram, sendFrom } from './programs.ts';
import type { SendersOptions, SendersResult } from './programs/senders.ts';
import { finding, nothingLost, type Finding } from './report.ts';
import { staffOf } from '../faults/support/staff.ts';
import { survey } from './warm-up.ts';

const [roundSeconds, senders, impatientMs] = [4, 32, 500];

/** The numbers before those of the first entry of each round; the first round is a warm-up. */
const firsts = [0, 1_000_000, 2_000_000, 3_000_000];

/** How much of a bare insert's speed storing must keep. */
const goals = { postgres: 0.5, sqlite: 0.4 } as const;

/**
 * How many entries a second are stored, beside a Fastify application that does one insert: in turn, so that both meet
 * the same machine.
 */
export async function storing(scene: Scene): Promise<readonly Finding[]> {
  const { address, child } = scene.server();
  const serverPid = child.pid;
  const bare = await openBareApp(scene);
  const { headers, files } = await staffOf(scene, fiftyAnswers, 200);
  const further = await openFurtherForms(scene, firsts);
  const into = (category: string, version = 1) => ({
    address,
    path: '/entry/storeentry',
    body: { category, version, answers: fiftyAnswers },
  });
  const entries = into(scene.category);
  const kinds: Readonly<Record<string, Target>> = {
    bare: { address: bare.address, path: '/', body: { answers: fiftyAnswers } },
    'new files': entries,
    'new files with a patient': { ...entries, patients: true },
    'existing files, by staff': { ...entries, headers, files },
    'new files with a webhook': into(further.announced),
    'new files with a picture': { ...into(further.pictured), picture: pictureQuestion },
    'new files that a rule forwards': into(further.forwarded, 2),
  };
  const results = new Map<string, Measured[]>(Object.keys(kinds).map((kind) => [kind, []]));
  try {
    for (const [round, first] of firsts.entries()) {
      if (round > 0) await survey(scene);
      for (const [kind, target] of Object.entries(kinds)) {
        const before = cpuMs(kind === 'bare' ? bare.pid : serverPid);
        const result = await sendFrom({
          ...target,
          first,
          senders,
          seconds: round === 0 ? 2 : roundSeconds,
          impatientMs,
        });
        if (target.body['category'] === scene.category)
          scene.witness.acknowledgedAll(result.taken.map(({ id }) => [id, fiftyAnswers]));
        const tookMs = cpuMs(kind === 'bare' ? bare.pid : serverPid) - before;
        if (round > 0) results.get(kind)?.push({ ...result, cpuMs: tookMs });
      }
    }
  } finally {
    await bare.stop();
  }
  const verdict = await scene.verdict();
  return [...ratiosOf(scene, results), nothingLost(verdict, takenAll(verdict.acknowledged))];
}

/** With the time of the processor that the server needed. */
interface Measured extends SendersResult {
  readonly cpuMs: number;
}

type Target = Omit<SendersOptions, 'senders' | 'seconds' | 'impatientMs' | 'first'>;

async function openBareApp({ config, ground }: Scene) {
  const place = config.url === undefined ? { path: join(ground.folder, 'bare.sqlite') } : { url: config.url };
  const db = await openDatabase(place);
  await sql`create table bare (id text primary key, answers text not null)`.execute(db);
  await db.destroy();
  const { firstLine, pid, stop } = runProgram('bare-app', place, 'server');
  return { address: await firstLine, pid, stop };
}

function ratiosOf({ ground }: Scene, results: ReadonlyMap<string, readonly Measured[]>): readonly Finding[] {
  const speedOf = (kind: string) => {
    const of = results.get(kind) ?? [];
    return of.reduce((sum, { taken }) => sum + taken.length, 0) / of.reduce((sum, { seconds }) => sum + seconds, 0);
  };
  const cpuOf = (kind: string) => {
    const of = results.get(kind) ?? [];
    return of.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / of.reduce((sum, { taken }) => sum + taken.length, 0);
  };
  const bare = speedOf('bare');
  const goal = goals[ground.kind];
  return [...results.keys()].map((kind) => {
    const speed = speedOf(kind);
    const waits = waitsOf((results.get(kind) ?? []).flatMap(({ taken }) => taken));
    const share = `${Math.round((100 * speed) / bare)} % of a bare insert`;
    const seen = `${Math.round(speed)} a second${kind === 'bare' ? '' : `, ${share}`}; p50 ${waits.p50}, p95 ${waits.p95} ms; ${cpuOf(kind).toFixed(2)} ms of the processor each`;
    if (kind === 'bare') return finding(`Fastify and one insert, ${senders} senders`, true, seen);
    return finding(`${kind}, ${senders} senders: ≥ ${goal * 100} % of it`, speed >= goal * bare, seen);
  });
}

const takenAll = (count: number): readonly Outcome[] =>
  Array.from({ length: count }, () => ({ dueAt: 0, tookMs: 0, status: 200 }));
