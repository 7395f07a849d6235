import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const least = 2 * 1024 ** 3;

/**
 * Where the databases of tests lie: in memory, where there is room for them. None of them is to outlive the machine, and each of their
 * many thousand commits would wait for a disk. What happens to disks is tried on disks, in `server/faults`.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.W_OK);
    return bavail * bsize > least ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
