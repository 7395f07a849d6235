import { ServerError } from '../errors/server-error.ts';

/** The query of a list. */
export interface ListQuery {
  readonly search?: string;
  readonly after?: string;
  readonly limit?: number;
}

export interface ListPage<T> {
  readonly items: T[];
  readonly next: string | null;
}

export interface CountedPage<T> extends ListPage<T> {
  /** How many all pages hold. */
  readonly total: number;
}

const defaultLimit = 50;

export function limitOf(query: ListQuery): number {
  return query.limit ?? defaultLimit;
}

/** Where a list continues: the sort value, and the id as a tie-breaker. */
export type Position = readonly [value: string, id: string];

export function toCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Undefined for the first page; throws `badbody` for what no list gave out. */
export function fromCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = readJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (Array.isArray(position) && position.length === 2 && position.every((part) => typeof part === 'string')) {
    return position as unknown as Position;
  }
  throw new ServerError('badbody', { fields: [{ path: 'after', rule: 'cursor', message: '' }] });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cuts one row too many into a page and the cursor of the next. */
export function toPage<Row, T>(
  rows: readonly Row[],
  limit: number,
  position: (row: Row) => Position,
  toItem: (row: Row) => T,
): ListPage<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    next: rows.length > limit && last !== undefined ? toCursor(position(last)) : null,
  };
}
