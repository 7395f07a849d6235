import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import { commitTogether } from '../db/group-commit.ts';
import { isDistributed } from '../db/is-distributed.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { createLane } from './audit-chain.ts';
import { clinicOf, isExpectant, keysOf, rowsOf, sizeOf, type Change } from './change.ts';
import { findTaken } from './find-taken.ts';
import { isConflict, writeAtOnce, writeInTurn } from './write-rows.ts';

/** What is to be written. */
export interface Work<Result> {
  /** Its rows, where they are known without a look into the database; and what it gives once they are stored. */
  readonly known?: { readonly change: Change; readonly result: Result } | undefined;
  /** The same in a transaction of its own, which may look: where nothing is known beforehand, or somebody was faster. */
  alone(transaction: Transaction<Schema>): Promise<Result>;
}

/** Works of one statement, and characters of their answers; works that wait; works in transactions of their own, at most. */
export const mostTogether = 128;
const mostSize = 4_000_000;
export const mostWaiting = 2000;
const mostAlone = 12;
/** How often a work is tried with others. */
const mostTries = 3;
const retryAfter = 3;

interface Waiting {
  readonly change: Change;
  readonly keys: readonly string[];
  tries: number;
  done(): void;
  alone(): void;
  fail(error: unknown): void;
}

interface WriteQueue {
  add<Result>(work: Work<Result>): Promise<Result>;
}

const queues = new WeakMap<Database, WriteQueue>();

/**
 * Writes something durably, with all that waits at the moment: on PostgreSQL in one statement, on SQLite in one
 * transaction. Nobody waits for company. Refuses at once where too many wait.
 */
export function write<Result>(db: Database, work: Work<Result>): Promise<Result> {
  const queue = queues.get(db) ?? createQueue(db);
  queues.set(db, queue);
  return queue.add(work);
}

function createQueue(db: Database): WriteQueue {
  const writeAll = createWriter(db);
  const runAlone = createLoneRunner(db);
  const waiting: Waiting[] = [];
  let isWriting = false;
  let lastTogether = 0;
  const next = async (): Promise<void> => {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    // A database that does not answer says so to those who wait.
    const isSpread = await isDistributed(db).catch(() => false);
    // Those of the last batch are likely to send again: one half is prepared while the other is written.
    const half = Math.ceil((waiting.length + lastTogether) / 2);
    const batch = takeBatch(waiting, { isSpread, most: isPostgres(db) ? Math.min(half, mostTogether) : mostTogether });
    lastTogether = batch.length;
    await writeAll(batch, (again) => waiting.unshift(...again));
    isWriting = false;
    void next();
  };
  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length + runAlone.waiting() >= mostWaiting)
          return reject(new ServerError('unavailable', { retryAfter }));
        const alone = () => runAlone.add(() => commitTogether(db, work.alone).then(resolve, reject));
        const { known } = work;
        if (known === undefined) return alone();
        const { change, result } = known;
        waiting.push({ change, keys: keysOf(change), tries: 0, done: () => resolve(result), alone, fail: reject });
        // What arrives in the same turn goes together.
        setImmediate(() => void next());
      }),
  };
}

/**
 * The first that wait, without those that must find what another of them has written; where clinics lie on several
 * machines, those of one clinic, which a machine that is away does not hold up.
 */
function takeBatch(
  waiting: Waiting[],
  { isSpread, most }: { readonly isSpread: boolean; readonly most: number },
): readonly Waiting[] {
  const taken = new Set<string>();
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  let size = 0;
  for (const one of waiting.splice(0, 2 * mostTogether)) {
    const hasRoom = batch.length === 0 || (batch.length < most && size + sizeOf(one.change) <= mostSize);
    const isNear = !isSpread || clinicOf(one.change) === clinicOf(batch[0]?.change ?? one.change);
    const fits = hasRoom && isNear && !one.keys.some((key) => taken.has(key));
    (fits ? batch : left).push(one);
    if (!fits) continue;
    size += sizeOf(one.change);
    for (const key of one.keys) taken.add(key);
  }
  waiting.unshift(...left);
  return batch;
}

/** Never rejects: each work learns what has become of it. */
function createWriter(db: Database) {
  const lane = createLane(db);
  const writeIn = async (reader: Database, changes: readonly Change[], put: typeof writeInTurn): Promise<void> => {
    const { audit, heads, firstHeads, ...placed } = await lane.place(
      reader,
      changes.flatMap((change) => change.audit),
    );
    await put(reader, { ...rowsOf(changes), audit, heads, firstHeads });
    lane.keep({ audit, heads, firstHeads, ...placed });
  };
  const store = async (changes: readonly Change[]): Promise<void> => {
    if (isPostgres(db) && !(await isDistributed(db))) return writeIn(db, changes, writeAtOnce);
    // Another process may have written to the file since.
    if (!isPostgres(db)) lane.forget();
    return commitTogether(db, (transaction) => writeIn(transaction, changes, writeInTurn));
  };
  return async (batch: readonly Waiting[], again: (works: readonly Waiting[]) => void): Promise<void> => {
    try {
      await store(batch.map(({ change }) => change));
      for (const work of batch) work.done();
    } catch (error) {
      lane.forget();
      const failAll = (reason: unknown) => batch.forEach((work) => work.fail(reason));
      if (isConflict(error)) await settle(db, batch, lane.move, again).catch(failAll);
      else failAll(error);
    }
  };
}

/** Those for whom somebody was faster go by themselves, the others together again; where it was none of them, it was the lane. */
async function settle(
  db: Database,
  batch: readonly Waiting[],
  moveLane: () => void,
  again: (works: readonly Waiting[]) => void,
): Promise<void> {
  const taken = await findTaken(
    db,
    batch.map(({ change }) => change),
  );
  if (taken.size === 0) moveLane();
  const goesAlone = (work: Waiting): boolean => {
    work.tries += 1;
    return taken.has(work.change) || (taken.size === 0 && isExpectant(work.change)) || work.tries >= mostTries;
  };
  const alone = new Set(batch.filter(goesAlone));
  again(batch.filter((work) => !alone.has(work)));
  for (const work of alone) work.alone();
}

/** Runs some at a time, so that transactions leave connections for those who read. */
function createLoneRunner(db: Database) {
  const most = isPostgres(db) ? mostAlone : Infinity;
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const next = (): void => {
    const work = running < most ? waiting.shift() : undefined;
    if (work === undefined) return;
    running += 1;
    void work().finally(() => {
      running -= 1;
      next();
    });
  };
  return {
    waiting: () => waiting.length,
    add: (work: () => Promise<void>): void => {
      waiting.push(work);
      next();
    },
  };
}
