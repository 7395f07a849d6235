import type { LiveEventTable } from '../db/schema/colleagues.ts';
import type { AuditDraft } from './audit-chain.ts';
import type { Rows } from './parts.ts';

/** What one piece of work writes, and its place in the log. */
export interface Change {
  readonly rows: Partial<Omit<Rows, 'audit' | 'heads' | 'firstHeads' | 'liveHeads' | 'liveEvents'>>;
  /** Events of people's open pages, without their numbers. */
  readonly live?: readonly Omit<LiveEventTable, 'seq'>[];
  readonly audit: readonly AuditDraft[];
}

/** What no two changes of one statement may share: the second has to find what the first has written. */
export function keysOf({ rows }: Change): readonly string[] {
  const { links = [], patients = [], files = [], entries = [], uploads = [] } = rows;
  return [
    ...[...links, ...files, ...entries, ...uploads].map(({ clinic, id }) => `${clinic} ${id}`),
    ...patients.flatMap(({ clinic, code }) => (code === null ? [] : [`${clinic} ${code}`])),
  ];
}

/** Whose it is: every change is logged. */
export const clinicOf = ({ audit }: Change): string | undefined => audit[0]?.clinic;

/** How many characters its answers have. */
export const sizeOf = ({ rows: { entries = [] } }: Change): number =>
  entries.reduce((sum, { answers, computed }) => sum + answers.length + computed.length, 0);

/** Whether a change concerns rows that somebody else may hold, or may have changed since they were seen. */
export const isExpectant = ({ rows: { links = [], visits = [], uploads = [], patients = [] } }: Change): boolean =>
  [...links, ...visits, ...uploads].length > 0 || patients.some(({ code }) => code !== null);

/** The rows of many changes. */
export function rowsOf(changes: readonly Change[]): Partial<Rows> {
  const all = <Row>(of: (rows: Change['rows']) => readonly Row[] | undefined): readonly Row[] =>
    changes.flatMap(({ rows }) => of(rows) ?? []);
  return {
    links: all((rows) => rows.links),
    patients: all((rows) => rows.patients),
    files: all((rows) => rows.files),
    words: all((rows) => rows.words),
    entries: all((rows) => rows.entries),
    counts: sumOf(all((rows) => rows.counts)),
    visits: together(all((rows) => rows.visits)),
    uploads: all((rows) => rows.uploads),
    events: all((rows) => rows.events),
    shares: firstOfEach(all((rows) => rows.shares)),
    notices: all((rows) => rows.notices),
    mails: all((rows) => rows.mails),
    ...numbered(changes.flatMap(({ live = [] }) => live)),
  };
}

/** Several responses in one file forward it to the same people. */
function firstOfEach(shares: Rows['shares']): Rows['shares'] {
  const keyOf = ({ clinic, file, to_kind, to_id }: Rows['shares'][number]) => `${clinic} ${file} ${to_kind} ${to_id}`;
  return [...new Map([...shares].reverse().map((share) => [keyOf(share), share])).values()];
}

/** Heads in the order of people's ids, in which no two processes wait for one another. */
function numbered(live: NonNullable<Change['live']>): Pick<Rows, 'liveHeads' | 'liveEvents'> {
  const counts = new Map<string, Rows['liveHeads'][number]>();
  const liveEvents: Rows['liveEvents'][number][] = [];
  for (const event of [...live].reverse()) {
    const { clinic, user_id } = event;
    const behind = counts.get(user_id)?.events ?? 0;
    counts.set(user_id, { clinic, user_id, events: behind + 1 });
    liveEvents.unshift({ ...event, behind });
  }
  const liveHeads = [...counts.values()].sort((one, other) => (one.user_id < other.user_id ? -1 : 1));
  return { liveHeads, liveEvents };
}

/** A file is counted up once for all of its entries; in the order of their ids, in which no two processes wait for one another. */
function together(visits: Rows['visits']): Rows['visits'] {
  const files = new Map<string, Rows['visits'][number]>();
  for (const visit of visits) {
    const key = `${visit.clinic} ${visit.id}`;
    files.set(key, { ...visit, count: visit.count + (files.get(key)?.count ?? 0) });
  }
  return [...files].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, visit]) => visit);
}

/** One row for all that a form has more of at a time. */
function sumOf(counts: Rows['counts']): Rows['counts'] {
  const sums = new Map<string, Rows['counts'][number]>();
  for (const count of counts) {
    const key = `${count.clinic} ${count.category} ${count.span}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, files: sum.files + count.files, entries: sum.entries + count.entries } : count);
  }
  return [...sums.values()];
}
