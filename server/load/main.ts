import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScene, type DatabaseKind, type Scene } from '../faults/support/scene.ts';
import { findPostgres } from '../test/postgres-cluster.ts';
import { burstOfEntries } from './burst.ts';
import { pinned } from './pinned.ts';
import { readOptions, type LoadOptions } from './options.ts';
import { overload } from './overload.ts';
import { rowsOf, type Finding } from './report.ts';
import { signInStorm } from './sign-in-storm.ts';
import { exporting, reading } from './reading/reading.ts';
import { soak } from './soak.ts';
import { storing } from './storing.ts';
import { fiftyQuestions } from './fifty-questions.ts';
import { productionSettings } from '../faults/support/cluster.ts';

/** `npm run load -- soak burst overload sign-in-storm reading exports --seconds 120 --users 200 --rate 50 --database sqlite`: what people wait, and what holds. */
const scenes: Readonly<Record<string, (scene: Scene, options: LoadOptions) => Promise<readonly Finding[]>>> = {
  soak,
  burst: burstOfEntries,
  overload,
  'sign-in-storm': signInStorm,
  storing,
};

/** Those of a clinic that is filled beforehand. */
const inClinics: Readonly<Record<string, typeof reading>> = { reading, exports: exporting };

const print = (line: string) => process.stdout.write(`${line}\n`);
const options = readOptions(process.argv.slice(2), [...Object.keys(scenes), ...Object.keys(inClinics)]);
const programs = findPostgres();
const isPossible = (kind: DatabaseKind) =>
  (options.database ?? kind) === kind && (kind !== 'postgres' || programs !== undefined);

/** Each scene has a database and a server of its own. */
async function play(name: string, kind: DatabaseKind): Promise<readonly Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porsa-load-'));
  await chmod(folder, 0o755);
  const inClinic = inClinics[name];
  if (inClinic)
    return inClinic(options.kept ?? folder, { kind, files: options.files, programs: programs ?? '' }).finally(() =>
      rm(folder, { recursive: true, force: true }),
    );
  await mkdir(join(folder, 'ground'));
  const scene = await openScene({
    kind,
    folder: join(folder, 'ground'),
    programs: programs ?? '',
    settings: productionSettings,
    isCalm: true,
    ...(name === 'storing' && { definition: fiftyQuestions }),
  });
  try {
    await scene.startServer();
    pinned(scene.server().child.pid, 'server');
    pinned(process.pid, 'senders');
    return await scenes[name]!(scene, options);
  } finally {
    pinned(process.pid, 'anywhere');
    await scene.close();
    await rm(folder, { recursive: true, force: true });
  }
}

print(
  `${options.users} people, ${options.rate} entries a second\n\n| scene | database | what | seen | met |\n|---|---|---|---|---|`,
);
for (const name of options.scenes) {
  for (const kind of (['sqlite', 'postgres'] as const).filter(isPossible)) {
    const findings = await play(name, kind);
    print(rowsOf(name, kind, findings));
    if (!findings.every(({ isMet }) => isMet)) process.exitCode = 1;
  }
}
