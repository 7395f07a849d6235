import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { spreadOf } from '../operations/distribute.ts';
import { ownTables, readTables } from '../operations/tables.ts';
import { rootFolder } from '../root-folder.ts';

/** The tables as `docs/scale.md` lists them, each with its key. */
function listedTables(): Readonly<Record<string, readonly string[]>> {
  const page = readFileSync(join(rootFolder, 'docs/scale.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| [^`|]*`([\w, ]+)` \| (?:everywhere|by clinic|one place) \|/gm)];
  return Object.fromEntries(rows.map(([, table = '', key = '']) => [table, key.split(', ')]));
}

describeEachDatabase('docs/scale.md', (database) => {
  test('lists every table with the key it has', async () => {
    const tables = await readTables(database.db);
    const { migrations, migration_lock, ...listed } = listedTables();
    expect([migrations, migration_lock, ownTables.size]).toEqual([['name'], ['id'], 2]);
    expect(listed).toEqual(Object.fromEntries(tables.map(({ name, key }) => [name, key])));
  });

  test('says of each where `npm run distribute` puts it', async () => {
    const page = readFileSync(join(rootFolder, 'docs/scale.md'), 'utf8');
    const { migrations, migration_lock, ...places } = Object.fromEntries(
      [...page.matchAll(/^\| `(\w+)` \| .+ \| (everywhere|by clinic|one place) \|/gm)].map(([, table, place]) => [
        table,
        place,
      ]),
    );
    expect([migrations, migration_lock]).toEqual(['one place', 'one place']);
    const tables = await readTables(database.db);
    expect(places).toEqual(Object.fromEntries(tables.map((table) => [table.name, spreadOf(table)])));
  });
});
