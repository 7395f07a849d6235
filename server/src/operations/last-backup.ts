import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When the last backup was made, and whether it is encrypted. */
export interface LastBackup {
  readonly at: Date;
  readonly isSealed: boolean;
}

const nameOf = (dataFolder: string): string => join(dataFolder, 'last-backup.json');

/** Notes in the data folder that a backup was made. Who may not write there has made it all the same. */
export async function noteBackup(dataFolder: string, { at, isSealed }: LastBackup): Promise<void> {
  const text = `${JSON.stringify({ at: at.toISOString(), encrypted: isSealed })}\n`;
  await writeFile(nameOf(dataFolder), text, { mode: 0o600 }).catch(() => undefined);
}

export async function readLastBackup(dataFolder: string): Promise<LastBackup | undefined> {
  const text = await readFile(nameOf(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { at, encrypted } = JSON.parse(text) as { readonly at: string; readonly encrypted: boolean };
  return { at: new Date(at), isSealed: encrypted };
}
