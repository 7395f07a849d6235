import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextPort } from '../../test/ports.ts';
import { makeFolder, startProgram, type Program } from './program.ts';
import { until } from './until.ts';

/** One machine with a database that Patroni looks after. */
export interface Node {
  readonly name: string;
  readonly port: number;
  /** Where Patroni answers, for example whether its database leads. */
  readonly statusPort: number;
  start(): Promise<void>;
  /** Database and Patroni at once, as a machine that goes off. */
  kill(): Promise<void>;
  log(): string;
}

export interface NodeStatus {
  readonly role: string;
  readonly state: string;
  readonly replication?: readonly { readonly sync_state: string; readonly state: string }[];
}

/** Seconds after which somebody else leads who says nothing more; Patroni’s least. */
const leaseSeconds = 20;

/** Settings of Patroni as `docs/scale.md` has them; JSON is YAML. */
export function patroniSettings(
  node: { name: string; port: number; statusPort: number },
  hosts: readonly string[],
  folder: string,
  programs: string,
) {
  const listen = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` });
  return {
    scope: 'porsa',
    name: node.name,
    restapi: listen(node.statusPort),
    etcd3: { hosts },
    bootstrap: {
      dcs: {
        ttl: leaseSeconds,
        loop_wait: 2,
        retry_timeout: 5,
        // Nothing is acknowledged that only one machine has.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        maximum_lag_on_failover: 0,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '64MB',
            min_wal_size: '80MB',
            max_wal_size: '512MB',
            wal_keep_size: '256MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      ...listen(node.port),
      data_dir: join(folder, 'data'),
      bin_dir: programs,
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'postgres' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: folder },
    },
  };
}

export async function makeNode(
  { patroni, programs }: { readonly patroni: string; readonly programs: string },
  name: string,
  hosts: readonly string[],
  root: string,
): Promise<Node> {
  const [port, statusPort] = [nextPort(), nextPort()];
  const folder = await makeFolder(root, name);
  const file = join(folder, 'patroni.yml');
  await writeFile(file, JSON.stringify(patroniSettings({ name, port, statusPort }, hosts, folder, programs), null, 2));
  let program: Program | undefined;
  return {
    name,
    port,
    statusPort,
    start: async () => {
      program = startProgram(patroni, [file], { folder, name });
    },
    kill: async () => program?.kill(),
    log: () => program?.log() ?? '',
  };
}

/** What a node says of itself; undefined where it says nothing. */
export async function statusOf({ statusPort }: Node): Promise<NodeStatus | undefined> {
  return fetch(`http://127.0.0.1:${statusPort}/patroni`, { signal: AbortSignal.timeout(2000) })
    .then(async (answer) => (await answer.json()) as NodeStatus)
    .catch(() => undefined);
}

/** The node whose database leads. */
export async function leaderOf(nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const status = await statusOf(node);
    if (status !== undefined && ['master', 'primary'].includes(status.role) && status.state === 'running') return node;
  }
  return undefined;
}

/** Waits until one leads and so many follow it, one of them at each commit. */
export async function untilWhole(nodes: readonly Node[], followers: number, seconds = 120): Promise<Node> {
  let leader: Node | undefined;
  await until(
    `a leader and ${followers} followers`,
    async () => {
      leader = await leaderOf(nodes);
      if (leader === undefined) return false;
      const { replication = [] } = (await statusOf(leader)) ?? {};
      const streaming = replication.filter(({ state }) => state === 'streaming');
      return streaming.length >= followers && streaming.some(({ sync_state: state }) => state === 'sync');
    },
    seconds,
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${nodes.map((node) => node.log()).join('\n---\n')}`);
  });
  return leader!;
}
