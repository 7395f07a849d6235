import { waitsOf } from '../load/outcome.ts';
import type { Tally } from './guest.ts';
import type { Call } from './people.ts';
import type { Outcome } from './play.ts';

export const goals = { p95Ms: 300, memoryMib: 400 } as const;

/** One figure of a scene, and whether it meets its goal. */
export interface Figure {
  readonly what: string;
  readonly goal: string;
  readonly seen: string;
  readonly isMet: boolean;
}

export const isRefused = ({ status }: Call): boolean => status < 200 || status >= 300;

export function figuresOf({ calls, tally, peakMib }: Outcome): readonly Figure[] {
  const { p50, p95, p99 } = waitsOf(calls.map(({ tookMs, status }) => ({ dueAt: 0, tookMs, status })));
  const refused = calls.filter(isRefused);
  return [
    {
      what: 'others wait',
      goal: `p95 ≤ ${goals.p95Ms} ms`,
      seen: `p50 ${p50}, p95 ${p95}, p99 ${p99} ms of ${calls.length}`,
      isMet: p95 <= goals.p95Ms,
    },
    {
      what: 'others refused',
      goal: 'none',
      seen: refused.length === 0 ? 'none' : `${refused.length}: ${listOf(countOf(refused))}`,
      isMet: calls.length > 0 && refused.length === 0,
    },
    {
      what: 'memory',
      goal: `≤ ${goals.memoryMib} MiB`,
      seen: `${peakMib} MiB`,
      isMet: peakMib <= goals.memoryMib,
    },
    { what: 'the guest got', goal: 'an answer', seen: listOf(tally), isMet: Object.keys(tally).length > 0 },
  ];
}

function countOf(calls: readonly Call[]): Tally {
  const counts: Record<string, number> = {};
  for (const { path, status } of calls) counts[`${status} ${path}`] = (counts[`${status} ${path}`] ?? 0) + 1;
  return counts;
}

function listOf(tally: Tally): string {
  return Object.entries(tally)
    .map(([what, count]) => `${what} × ${count}`)
    .join(', ');
}

export const head = '| scene | figure | goal | seen | met |\n|---|---|---|---|---|';

export function rowsOf(scene: string, figures: readonly Figure[]): string {
  return figures
    .map(({ what, goal, seen, isMet }) => `| ${scene} | ${what} | ${goal} | ${seen} | ${isMet ? 'yes' : '**no**'} |`)
    .join('\n');
}
