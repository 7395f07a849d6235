import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chown, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { folderVariable, initializeData, runProgram, serverAccount } from '../../test/postgres-cluster.ts';
import { isThere } from './processes.ts';

/** A PostgreSQL of one trial, that may be stopped, killed and set up badly. */
export interface Cluster {
  readonly url: string;
  /** Starts it; waits out what a killed one has left behind. Throws where it cannot start. */
  start(): Promise<void>;
  stop(): Promise<void>;
  postmaster(): number;
  /** Whether its first process is there, answering or not. */
  isRunning(): boolean;
  query(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

const always = "-c listen_addresses='' -c max_connections=60";

/** Small, so that many trials fit on a disk. */
export const smallSettings = '-c shared_buffers=16MB -c min_wal_size=8MB -c max_wal_size=64MB';

/** As `docs/production.md` sets it up. */
export const productionSettings =
  '-c shared_buffers=1GB -c max_wal_size=4GB -c min_wal_size=1GB -c checkpoint_timeout=15min -c wal_compression=on';

let template: Promise<string> | undefined;

/** An empty PostgreSQL, made once for each run and copied for each trial. */
async function makeTemplate(programs: string): Promise<string> {
  const folder = await mkdtemp(join(process.env[folderVariable] ?? tmpdir(), 'porsa-cluster-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const account = serverAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  await initializeData(programs, data, '--wal-segsize=1');
  return data;
}

/** Makes a PostgreSQL with its data in one folder and its socket in another; data that is there is used. */
export async function makeCluster(
  programs: string,
  data: string,
  socket: string,
  settings = smallSettings,
): Promise<Cluster> {
  const account = serverAccount();
  for (const folder of [data, socket]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  }
  if (!existsSync(join(data, 'PG_VERSION')))
    await runProgram('cp', ['-a', `${await (template ??= makeTemplate(programs))}/.`, data]);
  return clusterOf(programs, data, socket, settings);
}

/** A copy of a running PostgreSQL that follows it, and that it waits for at each commit. */
export async function makeStandby(
  programs: string,
  leader: Cluster,
  data: string,
  socket: string,
): Promise<Cluster & { readonly socket: string; promote(): Promise<void> }> {
  const account = serverAccount();
  for (const folder of [join(data, '..'), socket]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  }
  await runProgram(join(programs, 'pg_basebackup'), ['-d', leader.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast']);
  const standby = clusterOf(programs, data, socket, smallSettings);
  await standby.start();
  await leader.query("alter system set synchronous_standby_names = '*'");
  await leader.query('select pg_reload_conf()');
  for (let left = 400; left > 0; left -= 1) {
    const [row] = await leader.query("select count(*) as count from pg_stat_replication where sync_state = 'sync'");
    if (Number(row?.['count']) > 0) break;
    if (left === 1) throw new Error('The standby does not follow.');
    await wait(50);
  }
  return {
    ...standby,
    socket,
    promote: async () => {
      await runProgram(join(programs, 'pg_ctl'), ['-D', data, '-w', '-t', '40', 'promote']);
      // Nobody follows it yet.
      await standby.query("alter system set synchronous_standby_names = ''");
      await standby.query('select pg_reload_conf()');
    },
  };
}

function clusterOf(programs: string, data: string, socket: string, settings: string): Cluster {
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const control = (...words: string[]) =>
    runProgram(join(programs, 'pg_ctl'), ['-D', data, '-w', '-t', '40', '-l', join(socket, 'log'), ...words]);
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url,
    start: async () => {
      for (let left = 40; left > 0; left -= 1) {
        const failure = await control(
          '-o',
          `${always} ${settings} -c unix_socket_directories='${socket}'`,
          'start',
        ).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure === undefined) return;
        if (left === 1)
          throw new Error(
            `PostgreSQL did not start: ${existsSync(join(socket, 'log')) ? readFileSync(join(socket, 'log'), 'utf8').slice(-600) : String(failure)}`,
          );
        await wait(250);
      }
    },
    stop: () => control('-m', 'fast', 'stop'),
    postmaster,
    isRunning: () => existsSync(join(data, 'postmaster.pid')) && isThere(postmaster()),
    query: async (statement) => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}
