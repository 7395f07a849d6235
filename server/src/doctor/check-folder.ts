import { access, constants, stat, statfs } from 'node:fs/promises';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';

/** Room on a disk, in bytes. */
export interface Room {
  readonly free: number;
  readonly whole: number;
}

const mebibyte = 1024 * 1024;
/** Below this, a day of uploads or a backup may fill the disk. */
const little = 2048 * mebibyte;
/** Below this, the next migration or checkpoint may fail. */
const none = 256 * mebibyte;

export async function roomIn(folder: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, whole: blocks * bsize };
}

/** The data folder: whether it is there, usable, and closed to others, and how much room its disk has. */
export async function checkFolder(
  folder: string,
  room: (folder: string) => Promise<Room> = roomIn,
): Promise<readonly Finding[]> {
  const found = await stat(folder).catch((error: unknown) => codeOf(error));
  if (found === 'ENOENT') return [fault('foldermissing', { folder })];
  if (typeof found === 'string') return [fault('folderdenied', { folder, reason: found })];
  const denied = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(() => undefined, codeOf);
  if (denied !== undefined) return [fault('folderdenied', { folder, reason: denied })];
  const isOpen = process.platform !== 'win32' && (found.mode & 0o077) !== 0;
  return [isOpen ? fault('folderopen', { folder }) : good('folder', { folder }), sayRoom(await room(folder))];
}

function sayRoom({ free, whole }: Room): Finding {
  const values = { free: Math.floor(free / mebibyte), part: Math.floor((free / Math.max(1, whole)) * 100) };
  if (free < none) return fault('diskfull', values);
  return free < little ? warning('disklow', values) : good('disk', values);
}
