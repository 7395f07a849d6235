import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { openDatabase } from '../db/database.ts';
import { verifyAudit } from '../audit-log/verify-audit.ts';

describeEachDatabase('the audit log', (database) => {
  let clinic: TestClinic;
  let file: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    file = (
      await handlers['/entry/storeentry'](clinic.as('owner'), { ...visit(clinic.category), patient: { name: 'Sara' } })
    ).file;
    for (const action of ['/file/getfile', '/file/getfile', '/file/getfile'] as const)
      await handlers[action](clinic.as('owner'), { id: file });
  });

  const rowsOf = () =>
    database.db.selectFrom('audit').selectAll().where('file', '=', file).orderBy('at').orderBy('seq').execute();

  it('holds every read and write of a file, with who, when and from where, and no health data', async () => {
    await handlers['/file/getfiles'](clinic.as('secretary'), { category: clinic.slug });
    await handlers['/entry/getentries'](clinic.as('secretary', { address: '10.0.0.7' }), { file });
    await handlers['/report/getreport'](clinic.as('expert'), { file });
    clinic.as('secretary').clock.advance(1000);
    await handlers['/file/storefile'](clinic.as('secretary'), {
      id: file,
      category: clinic.slug,
      patient: { name: 'Sara A' },
    });
    clinic.as('secretary').clock.advance(1000);
    await handlers['/file/removefile'](clinic.as('secretary'), { id: file });
    const rows = await rowsOf();
    expect(rows.map((row) => row.action)).toEqual([
      'entry.store',
      'file.view',
      'file.view',
      'file.view',
      'entry.list',
      'file.report',
      'file.change',
      'file.remove',
    ]);
    expect(rows[4]).toMatchObject({
      user_id: clinic.userId('secretary'),
      role: 'secretary',
      address: '10.0.0.7',
      at: '2026-05-04T08:00:00.000Z',
      result: 'done',
    });
    const lists = await database.db.selectFrom('audit').select('detail').where('action', '=', 'file.list').execute();
    expect(lists).toEqual([{ detail: JSON.stringify({ files: [file] }) }]);
    expect(JSON.stringify(await database.db.selectFrom('audit').selectAll().execute())).not.toContain('Sara');
  });

  it('writes nothing for a write that was refused', async () => {
    const before = (await rowsOf()).length;
    await refusal(
      handlers['/entry/storeentry'](clinic.as('owner'), { ...visit(clinic.category, { weight: 999 }), file }),
    );
    expect(await rowsOf()).toHaveLength(before);
  });

  it('stays whole while many write at once', async () => {
    const second = database.kind === 'postgres' ? await openDatabase(database.config) : database.db;
    const contexts = [clinic.as('owner'), { ...clinic.as('owner'), db: second }];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        handlers['/entry/storeentry'](contexts[index % 2]!, { ...visit(clinic.category), ...(index < 20 && { file }) }),
      ),
    );
    if (second !== database.db) await second.destroy();
    expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
    const { length } = await database.db
      .selectFrom('audit')
      .select('seq')
      .where('action', '=', 'entry.store')
      .execute();
    expect(length).toBe(41);
  });

  it('shows a row that was changed, removed from the middle or the end, or moved', async () => {
    expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
    const rows = await rowsOf();
    const at = (index: number) => ({ lane: rows[index]!.lane, seq: rows[index]!.seq });
    const change = (index: number, values: object) =>
      database.db
        .updateTable('audit')
        .set(values)
        .where('lane', '=', at(index).lane)
        .where('seq', '=', at(index).seq)
        .execute();
    const remove = (index: number) =>
      database.db.deleteFrom('audit').where('lane', '=', at(index).lane).where('seq', '=', at(index).seq).execute();
    const restore = async () => {
      await database.db.deleteFrom('audit').where('file', '=', file).execute();
      await database.db.insertInto('audit').values(rows).execute();
      expect(await verifyAudit(database.db, clinic.id)).toEqual([]);
    };
    for (const values of [
      { user_id: clinic.userId('expert') },
      { at: '2020-01-01T00:00:00.000Z' },
      { action: 'file.list' },
      { address: 'x' },
      { file: null },
      { result: 'denied' },
    ]) {
      await change(1, values);
      expect(await verifyAudit(database.db, clinic.id)).toEqual([{ ...at(1), reason: 'changed' }]);
      await change(1, rows[1]!);
    }
    await remove(1);
    expect(await verifyAudit(database.db, clinic.id)).toEqual([{ ...at(1), reason: 'missing' }]);
    await restore();
    await remove(3);
    expect(await verifyAudit(database.db, clinic.id)).toEqual([{ ...at(3), reason: 'missing' }]);
    await restore();
    await remove(2);
    await change(3, { seq: at(2).seq });
    expect(await verifyAudit(database.db, clinic.id)).toEqual([{ ...at(2), reason: 'changed' }]);
  });
});
