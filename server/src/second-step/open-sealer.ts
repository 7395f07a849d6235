import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../configuration/read-configuration.ts';
import { writeOnce } from '../configuration/write-once.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema/schema.ts';
import { createSealer, isKey, newKey, type Sealer } from '../crypto/sealer.ts';
import { ownerText } from './second-step.ts';

/** The setting by which the database remembers its key. */
export const sealingKeySetting = 'sealingkey';

/**
 * The sealer of this server's key: PORSA_SECRET_KEY, or `secret.key` in the data folder, made at the first start.
 *
 * The database remembers which key seals in it, so that processes over one database share it. Throws a
 * `ConfigurationError` where the key is another one, damaged or missing. A key that is new beside the old one takes its place.
 */
export async function openSealer(
  db: Database,
  config: Pick<Configuration, 'dataFolder' | 'secretKeys'>,
): Promise<Sealer> {
  const kept = await keptKey(db);
  const sealer = createSealer(
    config.secretKeys ?? [await keyInFolder(join(config.dataFolder, 'secret.key'), kept !== undefined)],
  );
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('settings')
      .values({ name: sealingKeySetting, value: JSON.stringify(sealer.keyId) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const known = await transaction
      .updateTable('settings')
      .set((is) => ({ value: is.ref('value') }))
      .where('name', '=', sealingKeySetting)
      .returning('value')
      .executeTakeFirstOrThrow();
    const keyId = JSON.parse(known.value) as string;
    if (!sealer.knows(keyId))
      throw new ConfigurationError([
        'PORSA_SECRET_KEY must be the key that two-factor secrets in this database are encrypted with, and the same for every process; the current key is a different one. Restore secret.key from the backup, or see “The secret key” in docs/production.md.',
      ]);
    if (keyId !== sealer.keyId) await sealAnew(transaction, sealer);
  });
  return sealer;
}

async function keptKey(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('name', '=', sealingKeySetting).executeTakeFirst())
    ?.value;
}

async function keyInFolder(path: string, mustBeThere: boolean): Promise<string> {
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new ConfigurationError([
      `PORSA_DATA must contain a readable secret.key; ${path} can’t be read (${error.code ?? 'no reason given'}).`,
    ]);
  });
  if (found === undefined) return mustBeThere ? missing(path) : makeKey(path);
  const key = found.trim();
  if (!isKey(key))
    throw new ConfigurationError([
      `PORSA_DATA must contain a valid secret.key; ${path} is damaged. Restore it from the backup.`,
    ]);
  return key;
}

function missing(path: string): never {
  throw new ConfigurationError([
    `PORSA_SECRET_KEY must be set, or ${path} be there: two-factor secrets in this database are encrypted with a key that is missing. Restore secret.key from the backup, or see “The secret key” in docs/production.md.`,
  ]);
}

/** Of processes that start together over one folder, the first one's key is everybody's. */
async function makeKey(path: string): Promise<string> {
  const key = newKey();
  return (await writeOnce(path, key)) ? key : keyInFolder(path, true);
}

async function sealAnew(transaction: Transaction<Schema>, sealer: Sealer): Promise<void> {
  const rows = await transaction.selectFrom('second_steps').select(['clinic', 'user_id', 'secret']).execute();
  for (const { clinic, user_id: id, secret } of rows) {
    const owner = ownerText({ clinic, id });
    await transaction
      .updateTable('second_steps')
      .set({ secret: sealer.seal(sealer.open(secret, owner), owner) })
      .where('clinic', '=', clinic)
      .where('user_id', '=', id)
      .execute();
  }
  await transaction
    .updateTable('settings')
    .set({ value: JSON.stringify(sealer.keyId) })
    .where('name', '=', sealingKeySetting)
    .execute();
}
