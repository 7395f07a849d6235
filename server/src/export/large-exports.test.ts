import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { changeCounts } from '../counts/change-counts.ts';
import { settleCounts } from '../counts/settle-counts.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/uuid.ts';
import { surveyForm } from './kept-survey.ts';
import { surveyLargeForms } from './survey-regularly.ts';

/** The database, and how many responses it has handed out since one last looked. */
function countEntriesRead(db: Database) {
  let read = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.filter((row) => 'answers' in row).length;
      return result;
    },
  }) as Database;
  return { db: counted, take: () => ([read, read] = [0, read])[1] };
}

describeEachDatabase('exports of forms with very many responses', (database) => {
  let clinic: TestClinic;
  let owner: TestContext;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    owner = clinic.as('owner');
  });

  const drugs = (count: number) => ({
    medications: Array.from({ length: count }, (_one, index) => ({ drug: `Drug ${index}` })),
  });
  const give = (answers: object) =>
    handlers['/entry/storeentry'](owner, visit(clinic.category, answers as never) as never);
  /** As if there were so many more, of that time. */
  const counted = (entries: number, span = '2026-01-05T10:00') =>
    database.db
      .transaction()
      .execute((transaction) =>
        changeCounts(transaction, [{ clinic: clinic.id, category: clinic.category, span, files: 0, entries }]),
      );
  const take = async (query: object = {}, db = owner.db): Promise<string> => {
    const wanted = { category: clinic.slug, format: 'csv', labels: 'values', ...query };
    const { body } = await handlers['/category/exportanswers']({ ...owner, db }, wanted as never);
    return text(body as Readable);
  };
  const headOf = (csv: string): string => csv.split('\r\n')[0] ?? '';
  const form = () => ({ clinic: clinic.id, id: clinic.category });
  const later = (): Date => new Date(owner.clock().getTime() + 3_600_000);

  it('have the columns that a look through all of them gives', async () => {
    await give(drugs(1));
    await give(drugs(3));
    const few = await take();
    await counted(6000);
    expect(await take()).toBe(few);
    expect(headOf(few)).toContain('medications[3].drug');
    await give(drugs(4));
    expect(headOf(await take())).toContain('medications[4].drug');
  });

  it('look through what has come since they were last looked through, and through nothing else', async () => {
    for (const count of [1, 2, 3]) await give(drugs(count));
    await counted(6000);
    await settleCounts(database.db);
    await surveyLargeForms(database.db, later());
    const { db, take: readOf } = countEntriesRead(database.db);
    const { body } = await handlers['/category/exportanswers'](
      { ...owner, db },
      { category: clinic.slug, format: 'csv', labels: 'values' },
    );
    expect(readOf()).toBe(0);
    expect(headOf(await text(body as Readable))).toContain('medications[3].drug');
    expect(await surveyForm(db, form(), later())).toEqual(new Map([[1, new Map([['medications', 3]])]]));
    expect(await surveyForm(db, form(), new Date(later().getTime() + 3_600_000))).toEqual(
      new Map([[1, new Map([['medications', 3]])]]),
    );
  });

  it('are looked through anew only where many have come', async () => {
    await give(drugs(1));
    await surveyLargeForms(database.db, later());
    expect(await database.db.selectFrom('form_surveys').selectAll().execute()).toEqual([]);
    await counted(5000);
    await settleCounts(database.db);
    await surveyLargeForms(database.db, later());
    expect(await database.db.selectFrom('form_surveys').select('entries').execute()).toEqual([{ entries: 1 }]);
  });

  it('are looked through in parts, and no part twice where two do so at once', async () => {
    const { id } = await give(drugs(2));
    const row = await database.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let start = 0; start < 1200; start += 400)
      await database.db
        .insertInto('entries')
        .values(
          Array.from({ length: 400 }, (_one, index) => ({
            ...row,
            id: newId(),
            created_at: new Date(Date.parse(row.created_at) + start + index).toISOString(),
          })),
        )
        .execute();
    await counted(6000);
    await settleCounts(database.db);
    await Promise.all([surveyLargeForms(database.db, later()), surveyLargeForms(database.db, later())]);
    const [kept] = await database.db.selectFrom('form_surveys').selectAll().execute();
    expect(kept).toMatchObject({ entries: 1201, versions: '{"1":{"medications":2}}' });
  });

  it('have no columns for rows beyond a hundred', async () => {
    const { id } = await give(drugs(2));
    await database.db
      .updateTable('entries')
      .set({ answers: JSON.stringify(drugs(150)) })
      .where('id', '=', id)
      .execute();
    await counted(6000);
    const head = headOf(await take());
    expect(head).toContain('medications[100].drug');
    expect(head).not.toContain('medications[101].drug');
  });

  it('are of a few responses where the time has few, with the columns of those alone', async () => {
    await give(drugs(3));
    await counted(6000);
    const { id } = await give(drugs(1));
    const from = '2026-02-01T00:00:00.000Z';
    await database.db
      .updateTable('entries')
      .set({ created_at: '2025-12-01T00:00:00.000Z' })
      .where('id', '!=', id)
      .execute();
    const head = headOf(await take({ from }));
    expect(head).toContain('medications[1].drug');
    expect(head).not.toContain('medications[2].drug');
  });

  it('write down how many were taken, or of which version', async () => {
    await give({});
    await counted(6000);
    await take();
    await take({ version: 1 });
    const rows = await database.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'category.export')
      .orderBy('at')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ detail }) => JSON.parse(detail ?? '') as object)).toEqual([
      { entries: 6001, format: 'csv' },
      { format: 'csv', version: 1 },
    ]);
  });

  it('are refused as a workbook by how many there are of the version that is asked for', async () => {
    await give({});
    await counted(1_100_000);
    const workbook = { category: clinic.slug, format: 'xlsx' } as const;
    expect(await refusal(handlers['/category/exportanswers'](owner, workbook))).toMatchObject({
      code: 'toomuchforexcel',
    });
    const { body } = await handlers['/category/exportanswers'](owner, { ...workbook, version: 1 });
    (body as Readable).destroy();
  });

  it('forget a form that is removed', async () => {
    await give({});
    await counted(6000);
    await take();
    await database.db.updateTable('form_surveys').set({ until: '2026-01-01T00:00:00.000Z' }).execute();
    for (const table of ['entries', 'file_words', 'files'] as const) await database.db.deleteFrom(table).execute();
    await handlers['/category/removecategory'](clinic.as('admin'), { id: clinic.category });
    expect(await database.db.selectFrom('form_surveys').selectAll().execute()).toEqual([]);
  });
});
