import type { ClientReply, Refusal } from '../client/client.ts';
import type { CallBody, CallData } from '../contract/contract.ts';

export type EntryBody = CallBody<'/entry/storeentry'>;
export type EntryData = CallData<'/entry/storeentry'>;

/**
 * An entry on its way: `saved-here` was not tried yet, `waiting` is tried again at `nextAt` (milliseconds),
 * `refused` after it had waited is kept for the form's next visitor. Once `sent` it is no longer kept.
 */
export type OutboxItem = {
  readonly entry: EntryBody;
  /** Who gave it; blank when nobody was signed in. Nobody else sends it. */
  readonly by: string;
} & (
  | { readonly state: 'saved-here' }
  | {
      readonly state: 'waiting';
      readonly attempts: number;
      readonly nextAt: number;
      readonly code: number;
      /** Never sent yet: the file that it belongs to was made without a connection, and waits itself. */
      readonly held?: boolean;
    }
  | { readonly state: 'refused'; readonly code: number; readonly message: string; readonly fields?: Refusal['fields'] }
  | { readonly state: 'sent'; readonly data: EntryData }
);

const firstWait = 2_000;
const longestWait = 300_000;

/**
 * Milliseconds until attempt number `attempts + 1`: doubling, half of it left to chance, after the seconds that the server asks
 * to wait; five minutes at most.
 */
export function waitAfter(attempts: number, random: number, asked = 0): number {
  const longest = Math.min(longestWait, firstWait * 2 ** (attempts - 1));
  return Math.min(longestWait, asked * 1_000 + Math.round(longest * (0.5 + random / 2)));
}

/** A final refusal: trying again would not help, as it does after signing in (401), in time (408) or later (429). */
export function isFinal(code: number): boolean {
  const status = Math.floor(code / 10);
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

/** The item after an answer, or the want of one. */
export function afterReply(item: OutboxItem, reply: ClientReply<EntryData>, now: number, random: number): OutboxItem {
  const { entry, by } = item;
  if (reply.success) return { entry, by, state: 'sent', data: reply.data };
  if (isFinal(reply.code))
    return { entry, by, state: 'refused', code: reply.code, message: reply.message, fields: reply.fields };
  const attempts = item.state === 'waiting' ? item.attempts + 1 : 1;
  const nextAt = now + waitAfter(attempts, random, reply.retryAfter);
  return { entry, by, state: 'waiting', attempts, nextAt, code: reply.code };
}

/** Items this person may send now, oldest first; with `all`, those that still wait for their time too; none of a file in `held`. */
export function toSend(
  items: readonly OutboxItem[],
  by: string,
  now: number,
  all: boolean,
  held: ReadonlySet<string> = none,
): readonly OutboxItem[] {
  const open = items.filter(
    (item) =>
      (item.by === by || item.by === '') &&
      (item.state === 'saved-here' || item.state === 'waiting') &&
      !isHeld(item, held),
  );
  const first = open.find((item) => item.state === 'waiting');
  const rests = !all && first?.state === 'waiting' && first.nextAt > now;
  return rests ? [] : [...open].sort((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
}

const none: ReadonlySet<string> = new Set();

/** Whether the file that it belongs to is not on the server yet. */
export const isHeld = ({ entry }: OutboxItem, held: ReadonlySet<string>): boolean =>
  entry.file !== undefined && held.has(entry.file);

/** The item while its file waits. */
export const holdBack = ({ entry, by }: OutboxItem, now: number): OutboxItem => ({
  entry,
  by,
  state: 'waiting',
  attempts: 0,
  nextAt: now,
  code: 5002,
  held: true,
});

/** Of a refused item: nobody refused it, whoever gave it took it back to continue with it. */
export const takenBack = 0;

/** The item as its form takes it for a draft. */
export const asTakenBack = ({ entry, by }: OutboxItem): OutboxItem => ({
  entry,
  by,
  state: 'refused',
  code: takenBack,
  message: '',
});

/** Whether it has certainly not reached the server. */
export const isUntried = (item: OutboxItem): boolean =>
  item.state === 'saved-here' || (item.state === 'waiting' && item.held === true);

/** What stopped this one stops all behind it: no connection, no session, too many calls. A fault of the server (5000, 5003) or a full form (4291, 4292) may be this entry's own. */
export function stopsAll(item: OutboxItem): boolean {
  return item.state === 'waiting' && stopsAllBehind(item.code);
}

export const stopsAllBehind = (code: number): boolean => ![5000, 5003, 4291, 4292].includes(code);

/** When to try next, in milliseconds; undefined when nothing waits. */
export function nextAttempt(items: readonly OutboxItem[]): number | undefined {
  const times = items.flatMap((item) => (item.state === 'waiting' ? [item.nextAt] : []));
  return times.length ? Math.min(...times) : undefined;
}
