import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../configuration/read-configuration.ts';
import { writeOnce } from '../configuration/write-once.ts';

/**
 * The password of the demo's accounts: PORSA_DEMO_PASSWORD, or one that is made at the first start and kept as `demo.password` in the data folder.
 *
 * Throws a `ConfigurationError` where the file is there and cannot be read, or is blank.
 */
export async function demoPassword({
  demoPassword: configured,
  dataFolder,
}: Pick<Configuration, 'demoPassword' | 'dataFolder'>): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataFolder, 'demo.password');
  const password = randomBytes(9).toString('base64url');
  if (await writeOnce(path, password)) return password;
  const kept = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      throw new ConfigurationError([
        `PORSA_DATA must hold a demo.password that can be read; ${path} cannot (${error.code ?? 'no reason given'}).`,
      ]);
    },
  );
  if (kept === '')
    throw new ConfigurationError([
      `PORSA_DATA must hold a whole demo.password; ${path} is blank. Delete it, and the next start makes a new one.`,
    ]);
  return kept;
}
