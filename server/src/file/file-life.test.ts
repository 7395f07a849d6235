import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, visit, type TestClinic, type TestContext } from '../../test/clinic.ts';
import { newId } from '../db/uuid.ts';
import { readTables } from '../operations/tables.ts';
import { binDays, emptyBin } from './bin.ts';
import { indexOldFiles } from './file-words.ts';

describeEachDatabase('the life of a file', (database) => {
  let clinic: TestClinic;
  let owner: TestContext;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    owner = clinic.as('owner');
  });

  const add = async (patient: object, answers: object = {}) =>
    (await handlers['/entry/storeentry'](owner, { ...visit(clinic.category, answers as never), patient } as never))
      .file;
  const names = async (query: object) =>
    (await handlers['/file/getfiles'](owner, { category: clinic.slug, ...query })).items.map(
      (file) => file.patient.name,
    );

  /** Every row of every table as text, but for the audit log and for counts, which hold no more than a number. */
  async function everything(): Promise<string> {
    const leftOut = new Set(['audit', 'audit_heads', 'live_heads', 'form_counts', 'count_changes']);
    const tables = (await readTables(database.db)).filter(({ name }) => !leftOut.has(name));
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database.db)).rows),
    );
    return JSON.stringify(rows);
  }

  it('finds names from any of their words on, and files that were stored before there was an index', async () => {
    const id = await add({ name: 'علی‌رضا کاظمی تهرانی' });
    await add({ name: 'Kaveh' });
    for (const search of ['کاظمی', 'كاظمي ته', 'رضا', 'تهر', 'علی رضا کا', 'هرانی'])
      expect({ search, names: await names({ search }) }).toEqual({ search, names: ['علی‌رضا کاظمی تهرانی'] });
    await database.db.deleteFrom('file_words').execute();
    await database.db.updateTable('files').set({ indexed: 0 }).where('id', '=', id).execute();
    expect([await indexOldFiles(database.db), await indexOldFiles(database.db)]).toEqual([1, 0]);
    expect(
      await database.db.selectFrom('file_words').select('word').where('file', '=', id).orderBy('word').execute(),
    ).toHaveLength(4);
  });

  it('forgets the words of a name that was changed', async () => {
    const id = await add({ name: 'Before' });
    await handlers['/file/storefile'](owner, { id, category: clinic.slug, patient: { name: 'After' } });
    expect([await names({ search: 'bef' }), await names({ search: 'aft' })]).toEqual([[], ['After']]);
  });

  it('keeps to a weekday where the caller is', async () => {
    await add({ name: 'Monday' });
    expect(await names({ weekday: 1 })).toEqual(['Monday']);
    expect(await names({ weekday: 1, offset: -600 })).toEqual([]);
    expect(await names({ weekday: 0, offset: -600 })).toEqual(['Monday']);
  });

  it('takes a file back out of the bin as it was, within thirty days', async () => {
    const id = await add({ name: 'Sara' });
    await handlers['/file/removefile'](owner, { id });
    expect((await handlers['/file/getremovedfiles'](owner, { category: clinic.slug })).items).toMatchObject([
      { file: { id }, removedAt: '2026-05-04T08:00:00.000Z', goneAt: '2026-06-03T08:00:00.000Z' },
    ]);
    await handlers['/file/restorefile'](owner, { category: clinic.slug, id });
    expect(await names({})).toEqual(['Sara']);
    expect((await handlers['/file/getfile'](owner, { id })).entries).toHaveLength(1);
    for (const person of ['expert', 'newuser'] as const)
      expect(
        (await refusal(handlers['/file/getremovedfiles'](clinic.as(person), { category: clinic.slug }))).code,
      ).toBe('forbidden');
  });

  it('empties the bin after thirty days and not before, of all that was kept', async () => {
    const [removed, kept] = [await add({ name: 'Goner' }), await add({ name: 'Keeper' })];
    for (const id of [removed, kept]) await handlers['/file/removefile'](owner, { id });
    await handlers['/file/restorefile'](owner, { category: clinic.slug, id: kept });
    owner.clock.advance(binDays * 86_400_000 - 1);
    expect(await emptyBin(owner)).toBe(0);
    owner.clock.advance(2);
    expect(await emptyBin(owner)).toBe(1);
    const left = await everything();
    expect([left.includes(removed), left.includes('Goner'), left.includes(kept)]).toEqual([false, false, true]);
    expect(
      await database.db
        .selectFrom('audit')
        .select(['file', 'role', 'detail'])
        .where('action', '=', 'file.binemptied')
        .execute(),
    ).toEqual([{ file: removed, role: 'none', detail: '{"entries":1,"uploads":0}' }]);
  });

  it('makes one file of two, whose both ids answer from then on', async () => {
    const [keep, merge] = [
      await add({ name: 'Sara', phone: '09121112233' }),
      await add({ name: 'Sara Ahmadi', code: '0012345678' }),
    ];
    await handlers['/file/sharefile'](owner, { file: merge, to: [{ user: clinic.userId('expert') }] });
    const merged = await handlers['/file/mergefile'](clinic.as('secretary'), {
      keep,
      merge,
      patient: { name: 'Sara Ahmadi', code: '0012345678', phone: '09121112233' },
    });
    expect(merged).toMatchObject({ id: keep, entries: 2, patient: { name: 'Sara Ahmadi', code: '0012345678' } });
    expect(await names({})).toEqual(['Sara Ahmadi']);
    expect((await handlers['/file/getfile'](owner, { id: merge })).entries).toHaveLength(2);
    expect((await handlers['/entry/getentries'](owner, { file: merge })).items).toHaveLength(2);
    expect(await handlers['/file/getsharing'](owner, { file: keep })).toHaveLength(1);
    expect(await handlers['/file/getsharing'](owner, { file: merge })).toHaveLength(1);
    await handlers['/file/sharefile'](owner, { file: merge, to: [{ user: clinic.userId('stranger') }] });
    expect((await handlers['/file/getsharedfiles'](clinic.as('stranger'), {})).items).toMatchObject([{ file: keep }]);
    expect(
      await handlers['/file/unsharefile'](owner, { file: merge, to: [{ user: clinic.userId('stranger') }] }),
    ).toHaveLength(1);
    expect((await handlers['/entry/storeentry'](owner, { ...visit(clinic.category), file: merge })).file).toBe(keep);
    expect(await handlers['/file/mergefile'](owner, { keep, merge })).toMatchObject({ id: keep, entries: 3 });
    expect(await names({ search: 'ahmadi' })).toEqual(['Sara Ahmadi']);
  });

  it('merges no file with a third that the other became part of meanwhile', async () => {
    const [keep, merge, third] = [await add({ name: 'One' }), await add({ name: 'Two' }), await add({ name: 'Three' })];
    await handlers['/file/mergefile'](owner, { keep: third, merge });
    expect((await refusal(handlers['/file/mergefile'](owner, { keep, merge }))).code).toBe('olderrev');
    expect((await refusal(handlers['/file/mergefile'](owner, { keep: merge, merge: keep }))).code).toBe('olderrev');
  });

  it('merges no files that are no longer as the caller has compared them', async () => {
    const [keep, merge] = [await add({ name: 'Sara' }), await add({ name: 'Sarah' })];
    const read = async () => {
      const [one, other] = await Promise.all([keep, merge].map((id) => handlers['/file/getfile'](owner, { id })));
      const seen = ({ patient, entries }: { patient: object; entries: number }) => ({ patient, entries });
      return { keep: seen(one!.file), merge: seen(other!.file) };
    };
    const compared = (were: Awaited<ReturnType<typeof read>>) =>
      handlers['/file/mergefile'](owner, { keep, merge, patient: { name: 'Sara' }, were });
    const changed = async (file: string, change: () => Promise<unknown>) => {
      const were = await read();
      await change();
      expect({ file, code: (await refusal(compared(were))).code }).toEqual({ file, code: 'olderrev' });
    };
    for (const id of [keep, merge]) {
      const patient = { name: 'Sara', phone: '09121112233' };
      await changed(id, () => handlers['/file/storefile'](owner, { id, category: clinic.category, patient }));
      await changed(id, () => handlers['/entry/storeentry'](owner, { ...visit(clinic.category), file: id }));
    }
    const were = await read();
    for (const _time of ['once', 'again']) expect(await compared(were)).toMatchObject({ id: keep, entries: 4 });
  });

  it('merges no file that was erased, or removed, since it was compared', async () => {
    const [keep, merge] = [await add({ name: 'One' }), await add({ name: 'Two' })];
    const were = { keep: { patient: { name: 'One' }, entries: 1 }, merge: { patient: { name: 'Two' }, entries: 1 } };
    await handlers['/file/removefile'](owner, { id: merge });
    expect((await refusal(handlers['/file/mergefile'](owner, { keep, merge, were }))).code).toBe('unknown');
    expect(await names({})).toEqual(['One']);
  });

  it('merges no file with itself, and none that the caller may not remove', async () => {
    const [keep, merge] = [await add({ name: 'One' }), await add({ name: 'Two' })];
    expect((await refusal(handlers['/file/mergefile'](owner, { keep, merge: keep }))).code).toBe('notmergeable');
    expect((await refusal(handlers['/file/mergefile'](clinic.as('expert'), { keep, merge }))).code).toBe('forbidden');
    expect((await refusal(handlers['/file/mergefile'](owner, { keep, merge: newId() }))).code).toBe('unknown');
  });

  it('gives everything of a patient in one document', async () => {
    const id = await add({ name: 'Sara' }, { confided: 'secret' });
    const take = async (context: TestContext) =>
      JSON.parse(await text((await handlers['/file/exportfile'](context, { id })).body as Readable)) as Record<
        string,
        never
      >;
    expect(await take(owner)).toMatchObject({
      format: 'porsa-file',
      file: { id, patient: { name: 'Sara' } },
      entries: [{ answers: { weight: 80, confided: 'secret' } }],
      fhir: {
        resourceType: 'Bundle',
        entry: [
          { resource: { resourceType: 'Patient' } },
          { resource: { resourceType: 'Questionnaire' } },
          { resource: { resourceType: 'QuestionnaireResponse' } },
        ],
      },
      uploads: [],
    });
    expect(JSON.stringify((await take(clinic.as('secretary')))['entries'])).not.toContain('secret');
  });

  it('erases a patient from every table, once the name or code has been typed', async () => {
    const before = await everything();
    const other = await add({ name: 'Other' });
    const id = await add({ name: 'سارا یگانه', code: '0012345678', phone: '09121112233' }, { alert: 'her own words' });
    await handlers['/file/sharefile'](owner, {
      file: id,
      to: [{ user: clinic.userId('expert') }],
      note: 'look at her',
    });
    await handlers['/app/storelink'](owner, { kind: 'file', category: clinic.slug, file: id } as never);
    owner.clock.advance(86_400_000);
    await handlers['/category/getsummary'](owner, { category: clinic.slug });
    expect(await everything()).toContain(`"figures":"[2,[`);
    expect((await refusal(handlers['/file/erasefile'](owner, { id, confirm: 'Other' }))).code).toBe('notconfirmed');
    expect(
      (await refusal(handlers['/file/erasefile'](clinic.as('secretary'), { id, confirm: '0012345678' }))).code,
    ).toBe('forbidden');
    expect(await handlers['/file/erasefile'](owner, { id, confirm: 'سارا يگانه' })).toEqual({ entries: 1, uploads: 0 });
    const left = await everything();
    for (const trace of [id, 'یگانه', '0012345678', '9121112233', 'her own words', 'look at her'])
      expect({ trace, left: left.includes(trace) }).toEqual({ trace, left: false });
    await handlers['/file/erasefile'](owner, { id: other, confirm: 'other' });
    expect((await everything()).length).toBe(before.length);
    expect(
      await database.db
        .selectFrom('audit')
        .select(['file', 'detail'])
        .where('action', '=', 'file.erase')
        .where('file', '=', id)
        .execute(),
    ).toEqual([{ file: id, detail: '{"entries":1,"uploads":0}' }]);
  });
});
