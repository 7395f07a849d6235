import { createHash } from 'node:crypto';
import type { Row } from './rows.ts';

/** What a table holds, in short: the number of its rows and a hash over all of them, whatever their order. */
export interface Fingerprint {
  readonly rows: number;
  readonly hash: string;
}

const range = 1n << 256n;

/** Takes rows one by one, as they pass. Two tables with the same rows have the same fingerprint on any database. */
export function createFingerprint(): { take(row: Row): void; read(): Fingerprint } {
  let rows = 0;
  let sum = 0n;
  return {
    take(row) {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)) % range;
    },
    read: () => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
}

/** The rows as they are, and their fingerprint once all have passed. */
export function fingerprinted(rows: AsyncIterable<Row>): { readonly rows: AsyncIterable<Row>; read(): Fingerprint } {
  const fingerprint = createFingerprint();
  async function* pass(): AsyncGenerator<Row> {
    for await (const row of rows) {
      fingerprint.take(row);
      yield row;
    }
  }
  return { rows: pass(), read: fingerprint.read };
}
