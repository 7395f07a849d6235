import { access, constants, mkdir } from 'node:fs/promises';
import { ConfigurationError } from './read-configuration.ts';

/** Creates the data folder, readable by its owner only, or throws with one sentence on why it cannot be used. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigurationError([
      `PORSA_DATA must be a folder the server may write into; ${folder} cannot be used (${reason(error)}).`,
    ]);
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
}
