import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../src/root-folder.ts';

/** A server process, run from a bundle: it starts as fast as one in production. */
export interface BundledServer {
  readonly child: ChildProcess;
  readonly address: string;
  readonly ended: Promise<number | null>;
  output(): string;
}

/** Within the project, whose installed modules the bundle needs; one for each run, since several may go on at once. */
const cache = join(rootFolder, '.cache');
let bundle: string | undefined;

/** Bundles the server as it stands, once for each run, and gives the folder. */
export function bundleServer(): string {
  if (bundle !== undefined) return bundle;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'faults-'));
  process.once('exit', () => { rmSync(folder, { recursive: true, force: true }); });
  const { status, stderr } = spawnSync(process.execPath, ['server/scripts/build-server.mjs', folder], { cwd: rootFolder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The server could not be bundled: ${stderr}`);
  bundle = folder;
  return folder;
}

export interface SpawnedServer { readonly child: ChildProcess; readonly ended: Promise<number | null>; output(): string }

/** Begins to start a server under nothing but the given environment; it may be killed before it listens. */
export function spawnServer(environment: Readonly<Record<string, string>>): SpawnedServer {
  const child = spawn(process.execPath, [join(bundleServer(), 'main.js')], {
    cwd: rootFolder, stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'error', PORSA_TRUSTED_PROXIES: '1', PORSA_ENTRIES_PER_FORM: '999999', ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => { printed = (printed + chunk.toString()).slice(-100_000); });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => printed };
}

/** A server that listens. Throws what it has printed where it ends instead. */
export async function startBundled(environment: Readonly<Record<string, string>>): Promise<BundledServer> {
  const server = spawnServer(environment);
  const over = server.ended.then((code) => { throw new Error(`The server ended with ${code}: ${server.output().slice(-600)}`); });
  over.catch(() => undefined);
  for (;;) {
    const address = /Porsa listens on (\S+)\n/.exec(server.output())?.[1];
    if (address) return { ...server, address };
    await Promise.race([once(server.child.stdout!, 'data'), over]);
  }
}
