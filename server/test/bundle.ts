import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../src/root-folder.ts';

/** What the bundle of one test run is named after. The run removes it: a worker that is ended removes nothing. */
export const runVariable = 'PORSA_TEST_RUN';

/** Within the project, whose installed modules a bundle needs, and as deep as the one that is shipped. */
const cache = join(rootFolder, '.cache');
const nameIn = (run: string) => `server-${run}`;
let bundle: string | undefined;

/**
 * Bundles the server and the programs of its tests as they stand, and gives the folder: what is run from there starts as fast as in
 * production. The first process of a run that asks makes it for all of them.
 */
export function bundleServer(): string {
  bundle ??= sharedBundle(process.env[runVariable]);
  return bundle;
}

export function removeBundles(run: string): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache))
    if (name === nameIn(run)) rmSync(join(cache, name), { recursive: true, force: true });
}

function sharedBundle(run: string | undefined): string {
  const name = run ?? String(process.pid);
  const folder = join(cache, nameIn(name));
  if (run === undefined) process.once('exit', () => removeBundles(name));
  if (isFirst(folder)) makeBundle(folder);
  waitForBundle(folder);
  return folder;
}

/** A folder is made by one process alone, whoever else tries at the same moment. */
function isFirst(folder: string): boolean {
  mkdirSync(cache, { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

const longestMs = 10 * 60_000;
const outcomeOf = (folder: string) => join(folder, 'outcome');

function makeBundle(folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['server/scripts/build-server.mjs', folder, 'server/test/write-entries.ts'],
    { cwd: rootFolder, encoding: 'utf8' },
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(outcomeOf(folder), status === 0 ? '' : stderr || `It ended with ${status}.`);
}

/** Whoever asks can do nothing without it, and waits as long as its maker takes. */
function waitForBundle(folder: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const until = Date.now() + longestMs;
  while (!existsSync(outcomeOf(folder))) {
    if (Date.now() > until) throw new Error(`The server was not bundled in ${longestMs / 60_000} minutes.`);
    Atomics.wait(clock, 0, 0, 50);
  }
  const fault = readFileSync(outcomeOf(folder), 'utf8');
  if (fault !== '') throw new Error(`The server could not be bundled: ${fault}`);
}
