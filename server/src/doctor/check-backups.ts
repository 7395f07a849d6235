import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readLastBackup } from '../operations/last-backup.ts';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';

const day = 86_400_000;
const soonMs = 2 * day;
const lateMs = 7 * day;

interface Found {
  readonly at: Date;
  readonly isSealed: boolean;
}

/** How old the newest backup is: of those that `npm run backup` noted, or of the files in a folder where one is named. */
export async function checkBackups(dataFolder: string, backups: string | undefined, now: Date): Promise<Finding> {
  let last: Found | undefined;
  try {
    last = backups === undefined ? await readLastBackup(dataFolder) : await newestIn(backups);
  } catch (error) {
    return fault('backupsdenied', { folder: backups ?? dataFolder, reason: codeOf(error) });
  }
  if (last === undefined) return fault('backupnone');
  const age = now.getTime() - last.at.getTime();
  const values = { days: Math.max(0, Math.floor(age / day)) };
  if (age > lateMs) return fault('backupold', values);
  if (age > soonMs) return warning('backupold', values);
  return last.isSealed ? good('backup', values) : warning('backupplain', values);
}

/** Sealed or not is not asked of files that other programs wrote. */
async function newestIn(folder: string): Promise<Found | undefined> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'));
  const times = await Promise.all(files.map(async ({ name }) => (await stat(join(folder, name))).mtimeMs));
  return times.length === 0 ? undefined : { at: new Date(Math.max(...times)), isSealed: true };
}
