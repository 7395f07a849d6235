import { hash } from 'node:crypto';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { stableJson } from '../db/json.ts';

/** SHA-256 of what was sent to a category, hex; the order of keys does not matter. */
export function bodyHash(
  category: string,
  { id: _id, category: _named, ...body }: CallBody<'/entry/storeentry'>,
): string {
  return hash('sha256', stableJson([category, body]));
}
