import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { createSealer, isKey } from '../crypto/sealer.ts';
import type { Database } from '../db/database.ts';
import { sealingKeySetting } from '../second-step/open-sealer.ts';
import { codeOf, fault, good, type Finding } from './finding.ts';

type Keys = NonNullable<Configuration['secretKeys']>;

/** Whether the key is there that two-factor secrets are encrypted with, closed to others, and the one that this database knows. */
export async function checkKey(
  db: Database | undefined,
  { dataFolder, secretKeys }: Pick<Configuration, 'dataFolder' | 'secretKeys'>,
): Promise<Finding> {
  const path = join(dataFolder, 'secret.key');
  const keys = secretKeys ?? (await keyIn(path));
  if (keys === undefined) return fault('keymissing', { path });
  if ('level' in keys) return keys;
  const known = await db
    ?.selectFrom('settings')
    .select('value')
    .where('name', '=', sealingKeySetting)
    .executeTakeFirst();
  if (known !== undefined && !createSealer(keys).knows(JSON.parse(known.value) as string)) return fault('keywrong');
  return good('key');
}

async function keyIn(path: string): Promise<Keys | Finding | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    const { mode } = await stat(path);
    if (!isKey(text)) return fault('keydamaged', { path });
    return process.platform !== 'win32' && (mode & 0o077) !== 0 ? fault('keyopen', { path }) : [text];
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : fault('folderdenied', { folder: path, reason: codeOf(error) });
  }
}
