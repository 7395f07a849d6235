import { faultsIn, type Verdict } from '../faults/support/verdict.ts';
import { isRefused, isTaken, waitsOf, type Outcome } from './outcome.ts';

/** One thing a scene must hold to, and what was seen. */
export interface Finding {
  readonly what: string;
  readonly seen: string;
  readonly isMet: boolean;
}

export function finding(what: string, isMet: boolean, seen: string | number): Finding {
  return { what, seen: String(seen), isMet };
}

/** Whether all of a kind came within a time. */
export function within(
  what: string,
  outcomes: readonly Outcome[],
  goals: { readonly p95: number; readonly p99?: number },
): Finding {
  const { p50, p95, p99 } = waitsOf(outcomes);
  const isMet = p95 <= goals.p95 && p99 <= (goals.p99 ?? Infinity);
  return finding(
    `${what}: p95 ≤ ${goals.p95} ms${goals.p99 === undefined ? '' : `, p99 ≤ ${goals.p99} ms`}`,
    isMet,
    `p50 ${p50}, p95 ${p95}, p99 ${p99} ms of ${outcomes.length}`,
  );
}

/** Whether every refusal says in words what is the matter, and when to come again. */
export function clearRefusals(outcomes: readonly Outcome[]): Finding {
  const unclear = outcomes.flatMap((outcome) => outcome.unclear ?? []);
  const refused = outcomes.filter(isRefused).length;
  return finding(
    'refusals are 429 or 503, with a sentence and Retry-After',
    unclear.length === 0,
    unclear.length === 0 ? `${refused} refused` : `${unclear.length} unclear, the first ${unclear[0]}`,
  );
}

/** Whether all that was acknowledged is stored once and whole, and nothing that was refused is. */
export function nothingLost(verdict: Verdict, outcomes: readonly Outcome[]): Finding {
  const unanswered = outcomes.filter(({ status }) => status === 0).length;
  const taken = outcomes.filter(isTaken).length;
  const uncalled = verdict.stored > taken + unanswered ? [`${verdict.stored - taken} stored though refused`] : [];
  const faults = [...faultsIn(verdict), ...uncalled];
  return finding(
    'nothing lost, doubled, torn or half stored',
    faults.length === 0,
    faults.length === 0 ? `${verdict.stored} stored` : faults.join('; '),
  );
}

/** The findings as rows of a table. */
export function rowsOf(scene: string, database: string, findings: readonly Finding[]): string {
  return findings
    .map(({ what, seen, isMet }) => `| ${scene} | ${database} | ${what} | ${seen} | ${isMet ? 'yes' : '**no**'} |`)
    .join('\n');
}
