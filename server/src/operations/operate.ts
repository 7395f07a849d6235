import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { databaseFault } from '../configuration/start-faults.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { operationPatience } from '../db/patience.ts';
import { addClinic } from './add-clinic.ts';
import { backup, type Inventory } from './backup.ts';
import { noteBackup } from './last-backup.ts';
import { distribute } from './distribute.ts';
import { move } from './move.ts';
import { OperationError } from './operation-error.ts';
import { restore } from './restore.ts';
import { repairCounts, verifyCounts } from './verify-counts.ts';
import { verifyLogs } from './verify.ts';

export interface Surroundings {
  readonly config: Configuration;
  print(line: string): void;
}

type Operation = (surroundings: Surroundings, ...given: readonly (string | undefined)[]) => Promise<void>;

/** What can be done with a clinic's data from the command line. */
export const operations: Readonly<Record<string, Operation>> = {
  backup: async (around, file) => {
    assertUsed(around.config);
    await withDatabase(around, async (db) =>
      report(around, 'Kept', await backupTo(db, needed(file, 'npm run backup -- FILE'), around.config)),
    );
  },
  restore: async (around, file) => {
    const handle = await open(needed(file, 'npm run restore -- FILE')).catch(() => {
      throw new OperationError(`${file ?? ''} cannot be read.`);
    });
    await withDatabase(around, async (db) =>
      report(
        around,
        'Restored',
        await restore(db, handle.createReadStream(), { passphrase: around.config.backupPassphrase }),
      ),
    );
  },
  move: async (around) => {
    if (around.config.databaseUrl === undefined)
      throw new OperationError('DATABASE_URL must be the empty PostgreSQL database to move the data to.');
    assertUsed({ ...around.config, databaseUrl: undefined });
    const from = await openDatabase({ path: embedded(around.config) });
    try {
      await withDatabase(around, async (to) => report(around, 'Moved', await move(from, to)));
    } finally {
      await from.destroy();
    }
  },
  'add-clinic': async (around, slug, title, discount) =>
    withDatabase(around, async (db) => {
      const secret = await addClinic(db, new Date(), { slug, title, discount });
      around.print(
        `Added ${slug ?? ''}. Use this link within a day to create its first admin: ${around.config.publicUrl}/activation/${secret}/`,
      );
    }),
  verify: async (around, option) => {
    assertUsed(around.config);
    if (option !== undefined && option !== '--repair')
      throw new OperationError('The only option is --repair: npm run verify -- --repair');
    await withDatabase(around, (db) => (option === undefined ? verifyCounts : repairCounts)(db, around.print));
  },
  distribute: async (around) => {
    assertUsed(around.config);
    await withDatabase(around, (db) => distribute(db, around.print));
  },
  'verify-audit': async (around, file) => {
    assertUsed(around.config);
    const kept = file ?? around.config.auditSeal?.file;
    const earlier = kept === undefined ? undefined : await readText(kept);
    await withDatabase(around, (db) => verifyLogs(db, around.print, earlier));
  },
};

const embedded = ({ dataFolder }: Configuration): string => join(dataFolder, 'porsa.sqlite');

/** Opening an embedded database that is not there would make one. */
function assertUsed(config: Configuration): void {
  if (config.databaseUrl === undefined && !existsSync(embedded(config)))
    throw new OperationError(`PORSA_DATA contains no database: there is no ${embedded(config)}.`);
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new OperationError(`${file} cannot be read.`);
  });
}

function needed(argument: string | undefined, usage: string): string {
  if (argument === undefined) throw new OperationError(`Specify the file: ${usage}`);
  return argument;
}

async function withDatabase(around: Surroundings, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase({
    url: around.config.databaseUrl,
    path: embedded(around.config),
    patience: operationPatience,
  }).catch((error: unknown) => {
    throw databaseFault(around.config, error);
  });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** Written beside the file first: a backup that fails leaves the older one as it was. */
async function backupTo(
  db: Database,
  file: string,
  { backupPassphrase: passphrase, dataFolder }: Configuration,
): Promise<Inventory> {
  const unfinished = `${file}.unfinished`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    const inventory = await backup(db, handle.createWriteStream({ flush: true }), { passphrase });
    await rename(unfinished, file);
    await noteBackup(dataFolder, { at: new Date(), isSealed: passphrase !== undefined });
    return inventory;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function report({ print }: Surroundings, done: string, inventory: Inventory): void {
  for (const [table, { rows, hash }] of Object.entries(inventory))
    print(`${table.padEnd(20)} ${String(rows).padStart(10)} rows  ${hash.slice(0, 16)}`);
  print(
    `${done} ${Object.values(inventory).reduce((sum, { rows }) => sum + rows, 0)} rows of ${Object.keys(inventory).length} tables.`,
  );
}
