import { sql, type SelectQueryBuilder } from 'kysely';
import type { Position } from './page.ts';

/**
 * Sorts by when and by id, newest first, from behind a position on: `query.$call(newestFirst('alerts.created_at', 'alerts.id', position))`.
 * Columns are named with their table where a query has several.
 */
export const newestFirst =
  (when: string, id: string, position: Position | undefined) =>
  <Tables, Among extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Among, Row>,
  ): SelectQueryBuilder<Tables, Among, Row> => {
    const sorted = query.orderBy(sql.ref(when), 'desc').orderBy(sql.ref(id), 'desc');
    if (position === undefined) return sorted;
    return sorted.where(sql<boolean>`(${sql.ref(when)}, ${sql.ref(id)}) < (${position[0]}, ${position[1]})`);
  };
