import type { ImportedRecord } from './types.ts';

/** What one call takes: far below the server’s limits of records, bytes and values. */
const most = { records: 50, letters: 300_000, values: 15_000 };

/** The records in the portions that are sent, in their order; one that is larger than a portion goes alone. */
export function batchesOf(records: readonly ImportedRecord[]): readonly (readonly ImportedRecord[])[] {
  const batches: ImportedRecord[][] = [];
  let left = { records: 0, letters: 0, values: 0 };
  for (const record of records) {
    const letters = JSON.stringify(record).length;
    const values = countValues(record);
    if (left.records < 1 || left.letters < letters || left.values < values) {
      batches.push([]);
      left = { ...most };
    }
    batches.at(-1)?.push(record);
    left = { records: left.records - 1, letters: left.letters - letters, values: left.values - values };
  }
  return batches;
}

const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + countValues(each), 1)
    : 1;
