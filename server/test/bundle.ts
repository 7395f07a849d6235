import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../src/root-folder.ts';

/** What the bundles of one test run are named after. The run removes them: a worker that is ended removes nothing. */
export const runVariable = 'PORSA_TEST_RUN';

/** Within the project, whose installed modules a bundle needs, and as deep as the one that is shipped. */
const cache = join(rootFolder, '.cache');
const nameIn = (run: string) => `server-${run}-`;
let bundle: string | undefined;

/** Bundles the server and the programs of its tests as they stand, once for each process that tests, and gives the folder: what is run from there starts as fast as in production. */
export function bundleServer(): string {
  bundle ??= makeBundle(process.env[runVariable] ?? String(process.pid));
  return bundle;
}

export function removeBundles(run: string): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache))
    if (name.startsWith(nameIn(run))) rmSync(join(cache, name), { recursive: true, force: true });
}

function makeBundle(run: string): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, nameIn(run)));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['server/scripts/build-server.mjs', folder, 'server/test/write-entries.ts'],
    { cwd: rootFolder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The server could not be bundled: ${stderr}`);
  return folder;
}
