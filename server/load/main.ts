import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newSending, post } from '../faults/fillers.ts';
import { openScene, type DatabaseKind, type Scene } from '../faults/scene.ts';
import { faultsIn } from '../faults/verdict.ts';
import { findPostgres } from '../test/postgres-cluster.ts';

/** `npm run load -- --seconds 120 --users 200 --rate 50 --database sqlite`: people open and fill a form, and what they wait. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' }, users: { type: 'string', default: '200' }, rate: { type: 'string', default: '50' }, database: { type: 'string' } } });
const [seconds, users, rate] = [Number(values.seconds), Number(values.users), Number(values.rate)];
const say = (line: string) => process.stdout.write(`${line}\n`);

const residentMiB = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const at = (sorted: readonly number[], part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

/** So long does each fill the form: so many are at it at any time. */
const thinkMs = (users / rate) * 1000;

async function look(address: string, path: string, category: string, index: number): Promise<boolean> {
  const response = await fetch(`${address}${path}`, { method: 'POST', body: JSON.stringify({ category }), headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.200.${(index >> 8) & 255}.${index & 255}` } });
  await response.arrayBuffer();
  return response.ok;
}

async function load(scene: Scene): Promise<void> {
  const never = new AbortController().signal;
  const took: number[] = [];
  const memory: number[] = [];
  let errors = 0;
  const { address, child } = scene.server();
  const begins = performance.now();
  /**
   * Each opens the form, looks at its pages, thinks, and sends, at moments fixed beforehand: nobody waits for a slow
   * server, and each entry is counted from when it was to be sent.
   */
  const visit = async (index: number) => {
    const sendsAt = begins + thinkMs + (index / rate) * 1000;
    await wait(Math.max(0, sendsAt - thinkMs - performance.now()));
    const looked = await Promise.all(['/category/getform', '/page/getcategoryminapages'].map((path) => look(address, path, scene.category, index)));
    await wait(Math.max(0, sendsAt - performance.now()));
    const sending = newSending(scene.category);
    const response = await post(address, sending, never);
    await response.arrayBuffer();
    took.push(performance.now() - sendsAt);
    if (response.ok) scene.witness.acknowledged(sending.id, sending.answers);
    if (!response.ok || looked.includes(false)) errors += 1;
  };
  const watch = setInterval(() => memory.push(residentMiB(child.pid ?? 0)), 1000);
  await Promise.all(Array.from({ length: Math.round(rate * seconds) }, (_one, index) => visit(index).catch(() => { errors += 1; })));
  clearInterval(watch);
  took.sort((a, b) => a - b);
  const later = memory.slice(Math.floor(memory.length / 2));
  const slope = later.length > 1 ? ((later.at(-1) ?? 0) - (later[0] ?? 0)) / (later.length / 60) : 0;
  const verdict = await scene.verdict();
  say(`| ${scene.ground.kind} | ${took.length} | ${errors} | ${at(took, 0.5)} | ${at(took, 0.95)} | ${at(took, 0.99)} | ${Math.round(later[0] ?? 0)} | ${slope.toFixed(1)} | ${faultsIn(verdict).join('; ') || 'nothing lost'} |`);
  if (errors > 0 || faultsIn(verdict).length > 0) process.exitCode = 1;
}

say(`${users} people, ${rate} entries a second, ${seconds} s\n\n| database | entries | errors | p50 ms | p95 ms | p99 ms | MiB at half | MiB a minute after | verdict |\n|---|--:|--:|--:|--:|--:|--:|--:|---|`);
const programs = findPostgres();
for (const kind of ['sqlite', 'postgres'] satisfies DatabaseKind[]) {
  if ((values.database !== undefined && values.database !== kind) || (kind === 'postgres' && programs === undefined)) continue;
  const folder = await mkdtemp(join(tmpdir(), 'porsa-load-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'ground'));
  const scene = await openScene({ kind, folder: join(folder, 'ground'), programs: programs ?? '' });
  try {
    await scene.startServer();
    await load(scene);
  } finally {
    await scene.close();
    await rm(folder, { recursive: true, force: true });
  }
}
