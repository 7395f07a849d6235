import type { Client, Refusal } from '../../../api/client/client.ts';
import { isAway } from '../../../api/client/is-away.ts';
import { errors } from '../../../api/contract/errors.ts';
import { batchesOf } from './batches.ts';
import type { ImportedRecord, Outcome } from './types.ts';

export interface Sending {
  readonly call: Client['entry']['importentries'];
  readonly form: { readonly category: string; readonly version: number; readonly check?: boolean };
  readonly signal: AbortSignal;
  /** In the order of the records. */
  onOutcomes(records: readonly ImportedRecord[], outcomes: readonly Outcome[]): void;
  /** Whether the server is waited for. */
  onWaiting(isWaiting: boolean): void;
  /** Milliseconds until a try is repeated, by how many have failed. */
  readonly pause?: (tries: number) => number;
}

/** The server says that it has too much to do, or was not reached: the same is sent again. */
const passing: ReadonlySet<number> = new Set([errors.toomany.code, errors.unavailable.code]);

/** One call was too much at once, or one record in it cannot be read. */
const ofContent: ReadonlySet<number> = new Set([errors.badbody.code, errors.toolarge.code]);

const doubling = (tries: number): number => Math.min(30_000, 1000 * 2 ** tries);

/** Sends records portion by portion, through failing connections; gives what ended it before the last. Stopped, it gives nothing. */
export async function sendRecords(records: readonly ImportedRecord[], sending: Sending): Promise<Refusal | undefined> {
  const waiting = [...batchesOf(records)];
  for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
    const reply = await untilAnswered(batch, sending);
    if (reply === undefined) return undefined;
    if (reply.success) sending.onOutcomes(batch, reply.data.outcomes);
    else if (!ofContent.has(reply.code)) return reply;
    else if (batch.length > 1) waiting.unshift(...batch.map((record) => [record]));
    else sending.onOutcomes(batch, [{ outcome: 'refused', reason: nameOf(reply.code) }]);
  }
  return undefined;
}

const nameOf = (code: number): string =>
  Object.entries(errors).find(([, error]) => error.code === code)?.[0] ?? 'badbody';

async function untilAnswered(
  batch: readonly ImportedRecord[],
  { call, form, signal, onWaiting, pause = doubling }: Sending,
): Promise<Awaited<ReturnType<Sending['call']>> | undefined> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const reply = await call({ ...form, records: batch as ImportedRecord[] }, { signal, timeout: 120_000 });
    if (signal.aborted && !reply.success) return undefined;
    const isOver = reply.success || !(isAway(reply.code) || passing.has(reply.code));
    if (tries > 0 || !isOver) onWaiting(!isOver);
    if (isOver) return reply;
    await rest(pause(tries), signal);
  }
  return undefined;
}

/** A pause, which ends when the connection is back. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
