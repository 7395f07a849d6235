import { spawn } from 'node:child_process';
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { killAll, treeOf } from '../../faults/support/processes.ts';
import { serverAccount } from '../../test/postgres-cluster.ts';

/** A program of a scene, which runs until the scene ends or kills it. */
export interface Program {
  readonly pid: number;
  isRunning(): boolean;
  /** The end of what it has printed. */
  log(): string;
  /** Kills it with all that it has started, as a machine that goes off does. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  /** Where its log lies. */
  readonly folder: string;
  readonly name: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The path of a program of this machine; undefined where there is none. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Starts a program as the user that PostgreSQL runs as. */
export function startProgram(file: string, options: readonly string[], given: ProgramOptions): Program {
  const log = join(given.folder, `${given.name}.log`);
  const output = openSync(log, 'a');
  const child = spawn(file, options, {
    cwd: '/tmp',
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', ...given.environment },
    ...serverAccount(),
  });
  closeSync(output);
  let isOver = false;
  child.on('exit', () => (isOver = true));
  child.on('error', () => (isOver = true));
  const pid = child.pid ?? 0;
  return {
    pid,
    isRunning: () => !isOver,
    log: () => readFileSync(log, 'utf8').slice(-1500),
    kill: async () => {
      if (!isOver && pid > 0) await killAll(treeOf(pid));
    },
  };
}

/** A folder that programs of that user may write in. */
export async function makeFolder(...path: readonly string[]): Promise<string> {
  const folder = join(...path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const account = serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}
