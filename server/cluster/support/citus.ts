import { join } from 'node:path';
import pg from 'pg';
import { initializeData, runProgram } from '../../test/postgres-cluster.ts';
import { nextPort, releasePort } from '../../test/ports.ts';
import { killAll, treeOf } from '../../faults/support/processes.ts';
import { makeFolder } from './program.ts';
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** A PostgreSQL with Citus. */
export interface CitusNode {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
  query(statement: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

export interface CitusCluster {
  readonly coordinator: CitusNode;
  readonly workers: readonly CitusNode[];
  close(): Promise<void>;
}

/** Whether these programs of PostgreSQL have Citus. */
export function hasCitus(programs: string): boolean {
  const asked = spawnSync(join(programs, 'pg_config'), ['--sharedir', '--pkglibdir'], { encoding: 'utf8' });
  const [share = '', library = ''] = (asked.stdout ?? '').trim().split('\n');
  return existsSync(join(share, 'extension', 'citus.control')) && existsSync(join(library, 'citus.so'));
}

async function makeCitusNode(programs: string, root: string, name: string): Promise<CitusNode> {
  const folder = await makeFolder(root, name);
  const data = join(folder, 'data');
  await initializeData(programs, data);
  const port = nextPort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'shared_preload_libraries=citus',
    'max_connections=200',
    'max_prepared_transactions=200',
    'shared_buffers=64MB',
    'wal_level=logical',
    'citus.shard_count=8',
    // On this machine alone.
    'citus.node_conninfo=sslmode=disable',
  ].flatMap((setting) => ['-c', setting]);
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const control = (...words: readonly string[]) =>
    runProgram(join(programs, 'pg_ctl'), ['-D', data, '-w', '-t', '40', '-l', join(folder, 'log'), ...words]);
  return {
    url,
    port,
    start: () => control('-o', settings.join(' '), 'start'),
    kill: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) await killAll(treeOf(postmaster()));
    },
    query: async (statement, values = []) => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
}

/** A coordinator and two workers, as the manual of Citus sets them up. */
export async function startCitus(programs: string, root: string): Promise<CitusCluster> {
  const coordinator = await makeCitusNode(programs, root, 'coordinator');
  const workers = [await makeCitusNode(programs, root, 'worker1'), await makeCitusNode(programs, root, 'worker2')];
  const all = [coordinator, ...workers];
  for (const node of all) {
    await node.start();
    await node.query('create extension citus');
  }
  await coordinator.query("select citus_set_coordinator_host('127.0.0.1', $1)", [coordinator.port]);
  for (const { port } of workers) await coordinator.query("select citus_add_node('127.0.0.1', $1)", [port]);
  return {
    coordinator,
    workers,
    close: async () => {
      for (const node of all) {
        await node.kill();
        releasePort(node.port);
      }
    },
  };
}
