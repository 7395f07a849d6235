import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { describeEachDatabase } from '../../../test/databases.ts';
import { inTemporaryFolder } from '../../../test/server-process.ts';
import type { Language } from '../../../../src/engine/languages/known.ts';
import { openDatabase } from '../database.ts';
import { linkLanguages } from './second/29-link-languages.ts';
import { migrate, migrations } from './migrate.ts';
import { newId } from '../uuid.ts';

it('Links keep the language that they open their form in, and may have one that came later', async () => {
  await inTemporaryFolder(async (folder) => {
    const db = await openDatabase({ path: join(folder, 'porsa.sqlite') });
    await migrate(db, migrations.slice(0, migrations.indexOf(linkLanguages)));
    await sql`pragma foreign_keys = off`.execute(db);
    const add = (link: string, language: Language | null) =>
      db
        .insertInto('short_links')
        .values({ link, id: link, language, clinic: '', kind: 'form', category: '', created_by: '', created_at: '' })
        .execute();
    await add('fa', 'fa');
    await add('none', null);
    await expect(add('ar', 'ar')).rejects.toThrow(/check/i);
    await migrate(db);
    await add('ar', 'ar');
    expect(await db.selectFrom('short_links').select(['link', 'language']).orderBy('link').execute()).toEqual([
      { link: 'ar', language: 'ar' },
      { link: 'fa', language: 'fa' },
      { link: 'none', language: null },
    ]);
    await db.destroy();
  });
});

describeEachDatabase('bringing the database up to date', (database) => {
  const known = migrations
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name }));
  const applied = () => database.db.selectFrom('migrations').select('name').orderBy('name').execute();

  it('is done once, however often it is asked for', async () => {
    await migrate(database.db);
    expect(await applied()).toEqual(known);
  });

  it('is done once when processes start together', async () => {
    const step = { name: '9-together', statements: ['create table together (id text)'] };
    if (database.kind === 'postgres') {
      const others = await Promise.all([1, 2, 3].map(() => openDatabase(database.config)));
      await Promise.all(others.map((other) => migrate(other, [...migrations, step])));
      await Promise.all(others.map((other) => other.destroy()));
    } else await Promise.all([1, 2, 3].map(() => migrate(database.db, [...migrations, step])));
    expect(await applied()).toEqual([...known, { name: '9-together' }]);
    await database.db.deleteFrom('migrations').where('name', '=', '9-together').execute();
  });

  it('is done whole or not at all', async () => {
    const broken = [
      { name: '9-first', statements: ['create table half (id text)'] },
      { name: '9-second', statements: ['create table half (id text)'] },
    ];
    await expect(migrate(database.db, [...migrations, ...broken])).rejects.toThrow(/half/);
    expect(await applied()).toEqual(known);
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow(/half/);
  });

  it('leaves alone what a newer release has made', async () => {
    await database.db.insertInto('migrations').values({ name: '9-later', applied_at: 'now' }).execute();
    await expect(migrate(database.db)).rejects.toThrow(/newer release of Porsa \(9-later\)/);
    await database.db.deleteFrom('migrations').where('name', '=', '9-later').execute();
  });

  it('gives numbers as numbers and texts as texts, and holds rows to what they refer to', async () => {
    const clinic = newId();
    await database.db
      .insertInto('clinics')
      .values({ id: clinic, slug: clinic, title: '"گ"', created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    const row = await database.db
      .selectFrom('clinics')
      .selectAll()
      .select((is) => is.fn.countAll<number>().over().as('count'))
      .where('id', '=', clinic)
      .executeTakeFirst();
    expect(row).toEqual({
      id: clinic,
      slug: clinic,
      discount: 0,
      export_secret: null,
      title: '"گ"',
      created_at: '2026-01-01T00:00:00.000Z',
      second_step_roles: '[]',
      count: 1,
    });
    const orphan = { clinic: newId(), id: newId(), slug: 'x', title: '""', created_at: '' };
    await expect(database.db.insertInto('services').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });
});
