import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a line of text into a file that only its owner reads. False where there is one already, which stays as it is.
 *
 * The file takes its name once it is whole: of processes that write at the same time one succeeds, and none reads half of it.
 */
export async function writeOnce(path: string, text: string): Promise<boolean> {
  const unnamed = `${path}.${randomUUID()}`;
  try {
    await writeFile(unnamed, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await link(unnamed, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unnamed, { force: true });
  }
}
