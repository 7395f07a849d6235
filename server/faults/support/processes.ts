import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process and all that it has started, the first one first. */
export function treeOf(root: number): readonly number[] {
  const parents = running().map((pid) => [Number(pid), parentOf(pid)] as const);
  const tree = [root];
  for (const pid of tree) tree.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
}

/** Processes that were started with a word, such as the folder they work in. */
export function processesNaming(word: string): readonly number[] {
  return running()
    .filter((pid) => commandOf(pid).includes(word))
    .map(Number);
}

const running = (): readonly string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** Sends a signal to processes of which some may be over by now. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Kills processes at once, and waits until none of them is left. */
export async function killAll(pids: readonly number[]): Promise<void> {
  signalAll(pids, 'SIGKILL');
  while (pids.some(isThere)) await wait(5);
}

/** A zombie holds nothing. */
export function isThere(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
