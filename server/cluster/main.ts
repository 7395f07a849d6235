import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOf } from '../load/report.ts';
import { findPostgres } from '../test/postgres-cluster.ts';
import { readOptions } from './options.ts';
import type { ClusterScene } from './scene.ts';
import { distributed } from './scenes/distributed.ts';
import { failover } from './scenes/failover.ts';
import { processes } from './scenes/processes.ts';
import { findProgram } from './support/program.ts';

/** `npm run cluster -- processes failover distributed --rounds 3`: Porsa on several machines, played on this one. */
const scenes = [processes, failover, distributed];
const options = readOptions(
  process.argv.slice(2),
  scenes.map(({ name }) => name),
);
const print = (line: string) => process.stdout.write(`${line}\n`);
const programs = findPostgres();
let missed = 0;

/** What a scene needs and this machine has not. */
function missing({ needs, lacks }: ClusterScene): readonly string[] {
  if (programs === undefined) return ['PostgreSQL'];
  const other = lacks?.(programs);
  return [...needs.filter((name) => findProgram(name) === undefined), ...(other === undefined ? [] : [other])];
}

async function play(scene: ClusterScene): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'porsa-cluster-'));
  await chmod(folder, 0o755);
  const paths = Object.fromEntries(scene.needs.map((name) => [name, findProgram(name) ?? '']));
  try {
    const findings = await scene.play({ folder, programs: programs ?? '', paths, rounds: options.rounds });
    missed += findings.filter(({ isMet }) => !isMet).length;
    print(rowsOf(scene.name, 'postgres', findings));
  } catch (error) {
    missed += 1;
    print(`| ${scene.name} | postgres | is played to its end | ${String(error)} | **no** |`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

print('| scene | database | what | seen | met |\n|---|---|---|---|---|');
for (const scene of scenes.filter(({ name }) => options.scenes.includes(name))) {
  const absent = missing(scene);
  if (absent.length > 0)
    print(`| ${scene.name} | postgres | ${scene.what} | skipped: without ${absent.join(', ')} | – |`);
  else await play(scene);
}
process.exit(missed === 0 ? 0 : 1);
