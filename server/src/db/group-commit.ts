import { CompiledQuery, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import type { Schema } from './schema/schema.ts';

type Work<Result> = (transaction: Transaction<Schema>) => Promise<Result>;

/** A piece of work that waits for the next commit. */
interface Waiting {
  /** Does the work, and returns what its caller gets once the commit is done. */
  run(transaction: Transaction<Schema>): Promise<() => void>;
  fail(error: unknown): void;
}

/** Works that share one commit, at most. */
export const mostTogether = 64;

const queues = new WeakMap<Database, Waiting[]>();

/**
 * Does work in a transaction; done once its commit is on disk, and undone, alone, where it throws.
 *
 * SQLite has one writer, who waits for the disk at each commit: works that are there at the same moment share one.
 * Nobody waits for company. Where that commit fails, all of them fail. PostgreSQL does so by itself.
 */
export function commitTogether<Result>(database: Database, work: Work<Result>): Promise<Result> {
  if (isPostgres(database)) return database.transaction().execute(work);
  return new Promise((resolve, reject) => {
    addToQueue(database, { run: (transaction) => tryWork(transaction, work, resolve, reject), fail: reject });
  });
}

/** The commit comes after every call that has arrived by now has been worked on, and before any new one is looked for. */
function addToQueue(database: Database, waiting: Waiting): void {
  const queue = queues.get(database) ?? [];
  queues.set(database, queue);
  queue.push(waiting);
  if (queue.length === 1) setImmediate(() => void commitNext(database, queue));
}

async function commitNext(database: Database, queue: Waiting[]): Promise<void> {
  const batch = queue.splice(0, mostTogether);
  if (queue.length > 0) setImmediate(() => void commitNext(database, queue));
  try {
    const outcomes = await database.transaction().execute((transaction) => runAll(transaction, batch));
    for (const settle of outcomes) settle();
  } catch (error) {
    for (const waiting of batch) waiting.fail(error);
  }
}

async function runAll(transaction: Transaction<Schema>, batch: readonly Waiting[]): Promise<(() => void)[]> {
  const outcomes: (() => void)[] = [];
  for (const waiting of batch) outcomes.push(await waiting.run(transaction));
  return outcomes;
}

const savepoint = CompiledQuery.raw('savepoint work');
const release = CompiledQuery.raw('release work');
const undo = CompiledQuery.raw('rollback to work');

/** Even a refusal is only returned after the commit: it may depend on what another work of the batch has written. */
async function tryWork<Result>(
  transaction: Transaction<Schema>,
  work: Work<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  await transaction.executeQuery(savepoint);
  try {
    const result = await work(transaction);
    await transaction.executeQuery(release);
    return () => {
      resolve(result);
    };
  } catch (error) {
    await undoWork(transaction, error);
    return () => {
      reject(error);
    };
  }
}

/** Where the whole transaction was rolled back already, as on a full disk, nothing of the batch can be kept. */
async function undoWork(transaction: Transaction<Schema>, cause: unknown): Promise<void> {
  try {
    await transaction.executeQuery(undo);
    await transaction.executeQuery(release);
  } catch {
    throw cause;
  }
}
