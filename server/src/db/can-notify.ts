import { sql } from 'kysely';
import type { Database } from './database.ts';

const able = new WeakMap<Database, Promise<boolean>>();

/** Some engines that speak PostgreSQL's language pass no word on; trying within a transaction would undo it. */
export function canNotify(db: Database): Promise<boolean> {
  const known =
    able.get(db) ??
    sql`select pg_notify('porsa_try', '')`.execute(db).then(
      () => true,
      () => false,
    );
  able.set(db, known);
  return known;
}
