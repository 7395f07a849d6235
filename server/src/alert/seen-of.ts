import type { CallData } from '../../../src/api/contract/contract.ts';
import { nameOf } from '../sharing/share-file.ts';

interface SeenRow {
  readonly seen_at: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Who marked an alert as seen, and when; null while nobody has. */
export function seenOf(row: SeenRow): CallData<'/app/seealert'> | null {
  return row.seen_at === null ? null : { by: nameOf(row) ?? '', at: row.seen_at };
}
