import type { Raw } from '../../shared/raw.ts';

/** A resource that a response makes, as an entry of a transaction. */
export interface MadeEntry {
  readonly fullUrl?: string;
  readonly resource: Raw;
  readonly request?: unknown;
}
