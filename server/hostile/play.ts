import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Place } from './clinic.ts';
import type { Tally } from './guest.ts';
import { letPeopleWork, type Call } from './people.ts';

/** What came of one scene. */
export interface Outcome {
  readonly calls: readonly Call[];
  readonly tally: Tally;
  /** The most that the server held, in MiB. */
  readonly peakMib: number;
}

const program = fileURLToPath(new URL('./guest-process.ts', import.meta.url));

/** Lets a guest do a scene for so long on a server, while people work. */
export async function play(name: string, place: Place, pid: number, seconds: number): Promise<Outcome> {
  const guest = fork(program, [name, JSON.stringify(place), String(seconds * 1000)]);
  try {
    if (guest.pid !== undefined) setPriority(guest.pid, 10);
    await once(guest, 'message');
    forgetPeak(pid);
    const told = once(guest, 'message').then(([tally]) => tally as Tally);
    guest.send('begin');
    const end = performance.now() + seconds * 1000;
    const [calls, tally] = await Promise.all([letPeopleWork(place, () => performance.now() >= end), told]);
    return { calls, tally, peakMib: peakOf(pid) };
  } finally {
    guest.kill('SIGKILL');
  }
}

/** Lets the kernel count the most resident memory from now on. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function peakOf(pid: number): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
