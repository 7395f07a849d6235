import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startBundled, type BundledServer } from '../../faults/support/bundled-server.ts';
import { startFilling, type Filling, type Sending } from '../../faults/support/fillers.ts';
import { killAll } from '../../faults/support/processes.ts';
import { prepareClinic, type Clinic } from '../../faults/support/scene.ts';
import { judge, type Verdict } from '../../faults/support/verdict.ts';
import { openWitness, type Witness } from '../../faults/support/witness.ts';
import { newKey } from '../../src/crypto/sealer.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';

/** Several processes of the server over one database, a clinic in it, and who writes down what was acknowledged. */
export interface Stage extends Clinic {
  readonly config: { readonly url: string };
  readonly witness: Witness;
  readonly servers: readonly BundledServer[];
  startServers(count: number): Promise<void>;
  fill(address: string, perSecond: number, make?: () => Sending): Filling;
  verdict(): Promise<Verdict>;
  close(): Promise<void>;
}

export interface StageOptions {
  /** The database as the processes reach it. */
  readonly url: string;
  readonly folder: string;
  readonly definition?: FormDefinition;
  /** That of the database, where processes have met it before. */
  readonly secretKey?: string;
}

export async function openStage({ url, folder, definition, secretKey = newKey() }: StageOptions): Promise<Stage> {
  const clinic = await prepareClinic({ url }, definition);
  const witness = openWitness(join(folder, 'witness'));
  const servers: BundledServer[] = [];
  const shared = {
    DATABASE_URL: url,
    PORSA_SECRET_KEY: secretKey,
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  return {
    ...clinic,
    config: { url },
    witness,
    servers,
    startServers: async (count) => {
      for (let number = servers.length + 1; number <= count; number += 1) {
        const data = join(folder, `server-${number}`);
        await mkdir(data, { recursive: true });
        servers.push(await startBundled({ ...shared, PORSA_DATA: data }));
      }
    },
    fill: (address, perSecond, make) =>
      startFilling({ address: () => address, category: clinic.category, witness, perSecond, ...(make && { make }) }),
    verdict: () => judge({ url }, clinic.id, witness.all()),
    close: () => killAll(servers.filter(({ child }) => child.exitCode === null).map(({ child }) => child.pid ?? 0)),
  };
}

/** The port that a process listens on. */
export const portOf = ({ address }: BundledServer): number => Number(new URL(address).port);
