import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';

/** A table as it is in a database: all its columns, and those of its key. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** What the database itself keeps for each shape of release, not for clinics. */
export const ownTables = new Set(['migrations', 'migration_lock']);

/** Every table that holds a clinic's data, each after those its rows point at. */
export async function readTables(db: Database): Promise<readonly Table[]> {
  const { columns, references } = isPostgres(db) ? await describePostgres(db) : await describeSqlite(db);
  const tables = new Map<string, { columns: string[]; key: [number, string][] }>();
  for (const { table, column, place } of columns) {
    const known = tables.get(table) ?? { columns: [], key: [] };
    known.columns.push(column);
    if (place > 0) known.key.push([place, column]);
    tables.set(table, known);
  }
  const found = [...tables]
    .filter(([name]) => !ownTables.has(name))
    .map(([name, { columns: all, key }]) => ({
      name,
      columns: [...all].sort(),
      key: key.sort(([one], [other]) => one - other).map(([, column]) => column),
    }));
  return inOrder(found, references);
}

interface Column {
  readonly table: string;
  readonly column: string;
  /** From 1 in the key; 0 outside of it. */ readonly place: number;
}
interface Reference {
  readonly from: string;
  readonly to: string;
}
interface Shape {
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
}

async function describeSqlite(db: Database): Promise<Shape> {
  const columns = await sql<Column>`
    select m.name as "table", c.name as "column", c.pk as place from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' order by m.name, c.cid`.execute(db);
  const references = await sql<Reference>`
    select m.name as "from", f."table" as "to" from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(
    db,
  );
  return { columns: columns.rows, references: references.rows };
}

async function describePostgres(db: Database): Promise<Shape> {
  const columns = await sql<Column>`
    select c.relname as "table", a.attname as "column", coalesce(array_position(i.indkey::int2[], a.attnum) + 1, 0) as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace order by c.relname, a.attnum`.execute(
    db,
  );
  const references = await sql<Reference>`
    select c.relname as "from", r.relname as "to" from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(db);
  return { columns: columns.rows, references: references.rows };
}

function inOrder(tables: readonly Table[], references: readonly Reference[]): readonly Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table): void => {
    if (ordered.includes(table)) return;
    for (const { to } of references.filter(({ from }) => from === table.name && from !== '')) {
      const needed = tables.find(({ name }) => name === to);
      if (needed && needed !== table) visit(needed);
    }
    ordered.push(table);
  };
  [...tables].sort((one, other) => one.name.localeCompare(other.name)).forEach(visit);
  return ordered;
}
