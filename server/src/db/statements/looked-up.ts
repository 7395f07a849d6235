import DataLoader from 'dataloader';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../database.ts';
import { isPostgres, isUnfitRow } from '../dialect.ts';
import { isDistributed } from '../is-distributed.ts';
import { named } from './named-statements.ts';
import { compiledOnce, run, valuesIn } from './prepared.ts';

/** Texts by which rows are looked up. */
type Keys = Readonly<Record<string, string>>;

/** What is looked up at once, at most; and how long a statement may hold up those that come after it. */
const mostTogether = 100;
const patienceMs = 5;

/**
 * Rows that every call looks for: on PostgreSQL, what is asked for while another statement is on its way goes together in
 * the next. A quiet database answers each by itself, at once.
 */
export function lookedUp<Given extends Keys, Row extends object>(
  build: (database: Database, given: Given) => Compilable<Row>,
): (database: Database, given: Given) => Promise<readonly Row[]> {
  const queryFor = compiledOnce(build);
  const loaders = new WeakMap<Database, DataLoader<Given, readonly Row[]>>();
  const alone = async (database: Database, given: Given) =>
    (await run(database, queryFor(database, given), given)).rows;
  const loaderOf = (database: Database) => {
    const loader =
      loaders.get(database) ??
      createLoader<Given, readonly Row[]>(async (all) => {
        const [first] = all;
        if (first === undefined || all.length === 1 || (await isDistributed(database)))
          return Promise.allSettled(all.map((given) => alone(database, given)));
        return together(database, queryFor(database, first), all).catch((error: unknown) => {
          // One that the database does not take must not take the others along.
          if (!isUnfitRow(error) || database.isTransaction) throw error;
          return Promise.allSettled(all.map((given) => alone(database, given)));
        });
      });
    loaders.set(database, loader);
    return loader;
  };
  return (database, given) => (isPostgres(database) ? loaderOf(database).load(given) : alone(database, given));
}

/** Nobody waits for company; whoever comes while others are answered waits for them, but not for long. */
function createLoader<Key, Value>(load: (keys: readonly Key[]) => Promise<readonly PromiseSettledResult<Value>[]>) {
  let running: Promise<unknown> = Promise.resolve();
  let count = 0;
  return new DataLoader<Key, Value>(
    async (keys) => {
      count += 1;
      const loading = load(keys).finally(() => (count -= 1));
      running = loading.catch(() => undefined);
      return (await loading).map((result) => (result.status === 'fulfilled' ? result.value : asError(result.reason)));
    },
    {
      cache: false,
      maxBatchSize: mostTogether,
      batchScheduleFn: (go) => {
        if (count === 0) setImmediate(go);
        else void Promise.race([running, new Promise((resolve) => setTimeout(resolve, patienceMs))]).then(go);
      },
    },
  );
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

const texts = new WeakMap<CompiledQuery, string>();

/** The rows of each, from one statement. */
async function together<Row extends object>(
  database: Database,
  query: CompiledQuery<Row>,
  all: readonly object[],
): Promise<readonly PromiseFulfilledResult<readonly Row[]>[]> {
  const sql = texts.get(query) ?? named(textOf(query));
  texts.set(query, sql);
  const values = all.map((given) => valuesIn(query, given));
  const parameters = query.parameters.map((_, index) => values.map((one) => one[index]));
  const { rows } = await database.executeQuery<Row & { readonly asked_as: number }>({ ...query, sql, parameters });
  const found = all.map((): Row[] => []);
  for (const { asked_as: place, ...row } of rows) found[place - 1]?.push(row as unknown as Row);
  return found.map((value) => ({ status: 'fulfilled', value }));
}

function textOf({ sql, parameters }: CompiledQuery): string {
  const arrays = parameters.map((_, index) => `$${index + 1}::text[]`);
  const columns = parameters.map((_, index) => `p${index + 1}`);
  const asked = `unnest(${arrays.join(', ')}) with ordinality as asked (${columns.join(', ')}, asked_as)`;
  const each = sql.replace(/\$(\d+)/g, 'asked.p$1');
  return `select found.*, asked.asked_as from ${asked}, lateral (${each}) as found`;
}
