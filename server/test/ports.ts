import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports that the system gives to outgoing connections, any of which could take a port between its choice and its use. */
const lowest = 10_000;
const blocks = 100;
const width = 200;

let first: number | undefined;
const taken = new Set<number>();
let given = 0;

/** The first of two neighbouring ports that no other test holds, out of a hundred pairs that this process has for itself. */
export function nextPort(): number {
  first ??= lowest + claimBlock() * width;
  for (let tried = 0; tried < width; tried += 2) {
    const port = first + given;
    given = (given + 2) % width;
    if (!taken.has(port)) {
      taken.add(port);
      return port;
    }
  }
  throw new Error('Every port of this process is taken.');
}

/** Gives a port back once nothing listens on it any more. */
export function releasePort(port: number): void {
  taken.delete(port);
}

/** A folder is made by one process alone, whoever else tries at the same moment. */
function claimBlock(): number {
  for (let tried = 0; tried < blocks; tried += 1) {
    const block = (process.pid + tried) % blocks;
    const folder = join(tmpdir(), `porsa-test-ports-${block}`);
    if (isClaimed(folder)) {
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      return block;
    }
  }
  // Left behind by another user of this machine, who alone can take them away.
  return process.pid % blocks;
}

function isClaimed(folder: string): boolean {
  try {
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'pid'), String(process.pid));
    return true;
  } catch {
    return false;
  }
}

/** Whether the process that made it has ended without taking it away. */
function isAbandoned(folder: string): boolean {
  let owner: number;
  try {
    owner = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return false;
  }
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
