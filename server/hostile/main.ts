import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBundled } from '../faults/support/bundled-server.ts';
import { killAll } from '../faults/support/processes.ts';
import { prepareClinics } from './clinic.ts';
import { readOptions } from './options.ts';
import { play } from './play.ts';
import { figuresOf, head, rowsOf } from './report.ts';
import { scenes } from './scenes.ts';

/** `npm run hostile -- slow-bodies --minute`: one guest does their worst on a built server, beside ten people who work. */
const options = readOptions(process.argv.slice(2), Object.keys(scenes));
const print = (line: string) => process.stdout.write(`${line}\n`);
const entriesOfGuest = 2000;
/** As `docs/production.md` starts a server. */
const asInProduction = { MALLOC_ARENA_MAX: '2' };
let missed = 0;

/** Each scene has a server of its own: limits that a guest has run into would shield it from the next. */
async function show(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'porsa-hostile-'));
  const clinics = await prepareClinics({ path: join(folder, 'porsa.sqlite') }, entriesOfGuest);
  const server = await startBundled({ ...asInProduction, PORSA_DATA: folder, PORSA_TRUSTED_PROXIES: '0' });
  try {
    const place = { ...clinics, server: server.address };
    const figures = figuresOf(await play(name, place, server.child.pid ?? 0, options.seconds));
    missed += figures.filter(({ isMet }) => !isMet).length;
    print(rowsOf(name, figures));
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output().slice(-600)}`);
  } finally {
    await killAll([server.child.pid ?? 0]);
    await rm(folder, { recursive: true, force: true });
  }
}

print(`${options.seconds} seconds a scene, ten people beside one guest\n\n${head}`);
for (const name of options.scenes) await show(name);
process.exitCode = missed === 0 ? 0 : 1;
