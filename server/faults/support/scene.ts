import { mkdir } from 'node:fs/promises';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { join } from 'node:path';
import { openDatabase, type DatabaseConfig } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrations/migrate.ts';
import { openClinic } from '../../test/clinic.ts';
import { startBundled, type BundledServer } from './bundled-server.ts';
import { makeCluster, type Cluster } from './cluster.ts';
import { startFilling, type Filling, type Sending } from './fillers.ts';
import { killAll, treeOf } from './processes.ts';
import { judge, type Verdict } from './verdict.ts';
import { openWitness, type Witness } from './witness.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Where a trial takes place. */
export interface Ground {
  readonly kind: DatabaseKind;
  /** A folder of its own, for witness and sockets. */
  readonly folder: string;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  /** Where the database lies; within `folder` by default. */
  readonly data?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The form that is filled; by default one with a little of everything. */
  readonly definition?: FormDefinition;
  /** Further settings of PostgreSQL. */
  readonly settings?: string;
  /** Nothing is killed and no power fails: what was acknowledged need not be on disk at once. */
  readonly isCalm?: boolean;
  /** Nothing is held to a time: others are at work on this machine. */
  readonly unhurried?: boolean;
}

/** How long something may take; where nothing is held to a time, as long as a test may wait. */
export const patience = ({ unhurried }: Ground, ms: number) => (unhurried ? 300_000 : ms);

/** A clinic with one public form, its database, and a server that may be killed and restarted. */
export interface Scene {
  readonly ground: Ground;
  readonly config: DatabaseConfig;
  readonly environment: Readonly<Record<string, string>>;
  readonly cluster: Cluster | undefined;
  readonly category: string;
  readonly witness: Witness;
  server(): BundledServer;
  startServer(): Promise<void>;
  killServer(): Promise<void>;
  /** Kills server and database at the same moment. */
  killEverything(): Promise<void>;
  fill(perSecond?: number, make?: () => Sending): Filling;
  verdict(): Promise<Verdict>;
  /** What another database lacks of what was acknowledged by then. */
  verdictOf(config: DatabaseConfig, acknowledged: ReturnType<Witness['all']>): Promise<Verdict>;
  close(): Promise<void>;
}

export async function openScene(ground: Ground): Promise<Scene> {
  const data = ground.data ?? join(ground.folder, 'data');
  await mkdir(data, { recursive: true });
  const cluster =
    ground.kind === 'postgres'
      ? await makeCluster(ground.programs, join(data, 'cluster'), join(ground.folder, 'socket'), ground.settings)
      : undefined;
  await cluster?.start();
  const config: DatabaseConfig = cluster ? { url: cluster.url } : { path: join(data, 'clinic', 'porsa.sqlite') };
  const environment = {
    PORSA_DATA: cluster ? join(ground.folder, 'clinic') : join(data, 'clinic'),
    ...(cluster && { DATABASE_URL: cluster.url }),
    ...ground.environment,
  };
  const { id, category } = await prepareClinic(config, ground.definition);
  const witness = openWitness(join(ground.folder, 'witness'), ground.isCalm);
  let server: BundledServer | undefined;
  const running = () => {
    if (server === undefined) throw new Error('The server has not been started.');
    return server;
  };
  return {
    ground,
    config,
    environment,
    cluster,
    category,
    witness,
    server: running,
    startServer: async () => {
      server = await startBundled(environment);
    },
    killServer: () => killAll([running().child.pid ?? 0]),
    killEverything: async () => killAll([running().child.pid ?? 0, ...(cluster ? treeOf(cluster.postmaster()) : [])]),
    fill: (perSecond = ground.unhurried ? 10 : 50, make) =>
      startFilling({ address: () => running().address, category, witness, perSecond, ...(make && { make }) }),
    verdict: () => judge(config, id, witness.all()),
    verdictOf: (other, acknowledged) => judge(other, id, acknowledged),
    close: async () => {
      if (server?.child.exitCode === null) await killAll([server.child.pid ?? 0]);
      await cluster?.stop().catch(() => undefined);
    },
  };
}

/** A clinic with a form that the public fills. */
export interface Clinic {
  readonly id: string;
  readonly category: string;
}

/** Brings a database up to date, and opens a clinic in it. */
export async function prepareClinic(config: DatabaseConfig, definition?: FormDefinition): Promise<Clinic> {
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const { id, category } = await openClinic(db, {
      settings: { allowPublicScores: true },
      ...(definition && { definition }),
    });
    return { id, category };
  } finally {
    await db.destroy();
  }
}
