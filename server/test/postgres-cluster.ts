import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quickFolder } from './quick-folder.ts';

/** The folder that a test run keeps its databases in. PostgreSQL is started in it by the first suite that needs it. */
export const folderVariable = 'PORSA_TEST_POSTGRES';

/** Who the server runs as: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export async function makeClusterFolder(): Promise<string> {
  const folder = await mkdtemp(join(quickFolder(), 'porsa-postgres-'));
  const account = serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** The folder of PostgreSQL's programs, or undefined where this machine has none and none may be installed. */
export function findPostgres(): string | undefined {
  const found = searchPostgres();
  if (found || process.env['CI'] !== 'true' || process.getuid?.() !== 0) return found;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return searchPostgres();
}

function searchPostgres(): string | undefined {
  const packaged = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort()
        .reverse()
        .map((version) => join('/usr/lib/postgresql', version, 'bin'))
    : [];
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_ctl'].every((program) => existsSync(join(folder, program))),
  );
}

/** The address of the run's server; starts it where no other suite has. */
export async function postgresAddress(programs: string): Promise<string> {
  const folder = process.env[folderVariable];
  if (!folder) throw new Error(`${folderVariable} is not set; run the tests with the project’s vitest.config.ts.`);
  if (await isFirst(folder)) await startCluster(programs, folder);
  while (!existsSync(join(folder, 'ready'))) {
    if (existsSync(join(folder, 'failed'))) throw new Error(await readFile(join(folder, 'failed'), 'utf8'));
    await wait(50);
  }
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

async function isFirst(folder: string): Promise<boolean> {
  return mkdir(join(folder, 'starting')).then(
    () => true,
    () => false,
  );
}

/** Makes the data of an empty PostgreSQL that trusts whoever reaches its socket; it is not synced to the disk. */
export async function initializeData(programs: string, data: string, ...options: readonly string[]): Promise<void> {
  const fixed = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  await runProgram(join(programs, 'initdb'), ['-D', data, ...fixed, ...options]);
}

async function startCluster(programs: string, folder: string): Promise<void> {
  const data = join(folder, 'data');
  try {
    await initializeData(programs, data);
    const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c max_connections=300`;
    await runProgram(join(programs, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-t',
      '60',
      '-l',
      join(folder, 'log'),
      '-o',
      settings,
      'start',
    ]);
    await writeFile(join(folder, 'ready'), programs);
  } catch (error) {
    await writeFile(join(folder, 'failed'), `PostgreSQL did not start: ${String(error)}`);
  }
}

/** Stops what a run has started, and removes its folder. */
export async function stopCluster(folder: string): Promise<void> {
  const ready = join(folder, 'ready');
  if (existsSync(ready))
    await runProgram(join(readFileSync(ready, 'utf8'), 'pg_ctl'), [
      '-D',
      join(folder, 'data'),
      '-m',
      'immediate',
      '-w',
      'stop',
    ]).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}

/** Runs one of PostgreSQL's programs as its own user. Output goes nowhere: a server that inherits a pipe would keep it open. */
export async function runProgram(program: string, options: readonly string[]): Promise<void> {
  const child = spawn(program, options, {
    stdio: 'ignore',
    cwd: '/tmp',
    env: { ...process.env, LC_ALL: 'C' },
    ...serverAccount(),
  });
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  });
}

/** Who PostgreSQL runs as; undefined where this process is not root, and it is this process's user. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const line = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  return line ? { uid: Number(line[2]), gid: Number(line[3]) } : undefined;
}
