import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The last core is for those who send, the first for the server; a database may use them all. */
export type Place = 'server' | 'senders' | 'anywhere';

/** Keeps a process to its place, so that who measures takes nothing from what is measured; where there is one core, or no `taskset`, it does nothing. */
export function pinned(pid: number | undefined, place: Place): void {
  // Who is pinned is said to have one core at its disposal: those of the machine count.
  const cores = cpus().length;
  if (pid === undefined || cores < 2) return;
  const where = { server: '0', senders: String(cores - 1), anywhere: `0-${cores - 1}` }[place];
  spawnSync('taskset', ['-a', '-p', '-c', where, String(pid)], { stdio: 'ignore' });
}
