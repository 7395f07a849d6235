import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from '../src/root-folder.ts';
import { bundleServer } from './bundle.ts';
import { nextPort, releasePort } from './ports.ts';
import { quickFolder } from './quick-folder.ts';

/** A server running as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** The address it listens on, once it does. */
  address(): Promise<string>;
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
}

/** Runs an entry point under nothing but the given environment. */
export function runServer(entry: 'main' | 'demo', environment: Readonly<Record<string, string>>): ServerProcess {
  const port = nextPort();
  const child = spawn(process.execPath, [join(bundleServer(), `${entry}.js`)], {
    cwd: rootFolder,
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const take = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'close').then(([code]) => {
    releasePort(port);
    return code as number | null;
  });
  return { child, ended, output: () => printed, address: () => waitForAddress(child, () => printed, ended) };
}

async function waitForAddress(
  child: ChildProcess,
  output: () => string,
  ended: Promise<number | null>,
): Promise<string> {
  const over = ended.then((code) => {
    throw new Error(`The server ended with ${code}: ${output().slice(-600)}`);
  });
  over.catch(() => undefined);
  for (;;) {
    const address = /Porsa listens on (\S+)\n/.exec(output())?.[1];
    if (address) return address;
    await Promise.race([once(child.stdout!, 'data'), over]);
  }
}

export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(quickFolder(), 'porsa-process-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
