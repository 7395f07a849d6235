import { sql, type Transaction } from 'kysely';
import { quarterIn, quarterOf } from '../db/quarter.ts';
import type { CountChangeTable } from '../db/schema/counts.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';

/** What a form has more of, or less, in a quarter of an hour. */
export type CountChange = Omit<CountChangeTable, 'id'>;

/** The columns of a file that its counting asks for. */
export interface CountedFile {
  readonly clinic: string;
  readonly id: string;
  readonly category: string;
  readonly created_at: string;
}

const atOnce = 500;

/** Notes changes of counts, in the transaction of what is counted. */
export async function changeCounts(transaction: Transaction<Schema>, changes: readonly CountChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += atOnce) {
    const values = changes.slice(start, start + atOnce).map((change) => ({ id: newId(), ...change }));
    await transaction.insertInto('count_changes').values(values).execute();
  }
}

/** Counts a file and its entries in once more, or out, where the caller holds its row. */
export async function countFile(transaction: Transaction<Schema>, file: CountedFile, by: 1 | -1): Promise<void> {
  const { clinic, category, created_at } = file;
  const spans = await entriesBySpan(transaction, file);
  await changeCounts(transaction, [
    { clinic, category, span: quarterOf(created_at), files: by, entries: 0 },
    ...spans.map(({ span, count }) => ({ clinic, category, span, files: 0, entries: by * count })),
  ]);
  for (const { span } of spans) await dropFigures(transaction, { clinic, category, span });
}

/** What was counted of the answers of that time is not only out of date: it may hold those of a patient who is erased. */
function dropFigures(
  transaction: Transaction<Schema>,
  { clinic, category, span }: Pick<CountChange, 'clinic' | 'category' | 'span'>,
): Promise<unknown> {
  return transaction
    .deleteFrom('form_figures')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('since', '<=', span)
    .where('until', '>', span)
    .execute();
}

function entriesBySpan(transaction: Transaction<Schema>, { clinic, id }: CountedFile) {
  const span = sql<string>`${sql.raw(quarterIn('created_at'))}`;
  return transaction
    .selectFrom('entries')
    .select(({ fn }) => [span.as('span'), fn.countAll<number>().as('count')])
    .where('clinic', '=', clinic)
    .where('file', '=', id)
    .groupBy(span)
    .execute();
}

/** Holds a file's row until the transaction ends; undefined where there is none. */
export function holdFile(transaction: Transaction<Schema>, { clinic, id }: Pick<CountedFile, 'clinic' | 'id'>) {
  return transaction
    .updateTable('files')
    .set(({ ref }) => ({ entries: ref('entries') }))
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .returning(['clinic', 'id', 'category', 'created_at', 'deleted_at', 'patient', 'entries'])
    .executeTakeFirst();
}
