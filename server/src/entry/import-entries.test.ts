import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';

const store = handlers['/entry/importentries'];

const named = {
  ...visitForm,
  pages: visitForm.pages.map((page, index) =>
    index > 0
      ? page
      : {
          ...page,
          questions: [
            ...page.questions,
            { id: 'q-name', name: 'who', type: 'text', title: 'Name', patientField: 'name' } as const,
          ],
        },
  ),
};

describeEachDatabase('importing records', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });

  const answers = { weight: 80, height: 200 };
  const send = (records: Parameters<typeof store>[1]['records'], more: { readonly check?: boolean } = {}) =>
    store(clinic.as('owner'), { category: clinic.category, version: 1, records, ...more });
  const rows = async () => ({
    files: await database.db.selectFrom('files').select(['id', 'patient', 'entries']).orderBy('sort_name').execute(),
    entries: await database.db.selectFrom('entries').select(['id', 'file', 'answers', 'source']).execute(),
  });

  it('makes a file of each record, named by it, with a response for each event', async () => {
    const { outcomes } = await send([
      { key: '12', event: 'baseline', answers },
      { key: '13', answers },
      { key: '12', event: 'month 3', answers: { weight: 79 } },
    ]);
    expect(outcomes).toEqual([{ outcome: 'stored' }, { outcome: 'stored' }, { outcome: 'stored' }]);
    const { files, entries } = await rows();
    expect(files.map(({ patient, entries: count }) => [JSON.parse(patient), count])).toEqual([
      [{ name: '12' }, 2],
      [{ name: '13' }, 1],
    ]);
    expect(entries.map(({ source }) => source).sort()).toEqual([
      'import 12 baseline',
      'import 12 month 3',
      'import 13',
    ]);
    expect(entries.map((entry) => JSON.parse(entry.answers).weight).sort()).toEqual([79, 80, 80]);
  });

  it('stores nothing twice, however often and by whomever it is sent, and continues the files that are there', async () => {
    await send([{ key: '12', event: 'baseline', answers }]);
    const again = await store(clinic.as('admin'), {
      category: clinic.slug,
      version: 1,
      records: [
        { key: '12', event: 'baseline', answers: { weight: 1 } },
        { key: '12', event: 'month 3', answers },
      ],
    });
    expect(again.outcomes).toEqual([{ outcome: 'known' }, { outcome: 'stored' }]);
    const { files, entries } = await rows();
    expect(files).toMatchObject([{ entries: 2 }]);
    expect(entries.map((entry) => JSON.parse(entry.answers).weight)).toEqual([80, 80]);
  });

  it('stores a record once where two imports of it run at once', async () => {
    const records = Array.from({ length: 20 }, (_, index) => ({ key: `r${index}`, answers }));
    const both = await Promise.all([send(records), send(records)]);
    expect((await rows()).entries).toHaveLength(20);
    const outcomes = both.flatMap((reply) => reply.outcomes.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome !== 'stored' && outcome !== 'known')).toEqual([]);
  });

  it('refuses a record that breaks a rule of the form by itself, and says at which question', async () => {
    const { outcomes } = await send([
      { key: '1', answers: { weight: 500 } },
      { key: '2', answers },
      { key: '3', answers: { weight: 70, shoe: 43 } },
    ]);
    expect(outcomes).toMatchObject([
      { outcome: 'refused', reason: 'brokenrule', fields: [{ path: 'answers.weight', rule: 'outofrange' }] },
      { outcome: 'stored' },
      { outcome: 'refused', fields: [{ path: 'answers.shoe', rule: 'unknownkey' }] },
    ]);
    for (const { fields = [] } of outcomes) for (const { message } of fields) expect(message).not.toBe('');
    expect((await rows()).files).toHaveLength(1);
  });

  it('says beforehand what it would do, and stores nothing', async () => {
    await send([{ key: '1', answers }]);
    const { outcomes } = await send(
      [
        { key: '1', answers },
        { key: '2', answers },
        { key: '3', answers: {} },
      ],
      { check: true },
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['known', 'acceptable', 'refused']);
    expect((await rows()).entries).toHaveLength(1);
  });

  it('leaves the name to a form that asks for it', async () => {
    clinic = await openClinic(database.db, { definition: named });
    await send([
      { key: '1', answers: { ...answers, who: 'Zahra' } },
      { key: '2', answers },
    ]);
    expect((await rows()).files.map(({ patient }) => JSON.parse(patient))).toEqual([{ name: '2' }, { name: 'Zahra' }]);
  });

  it('refuses what goes into a file in the trash', async () => {
    await send([{ key: '1', event: 'a', answers }]);
    await database.db.updateTable('files').set({ deleted_at: '2026-01-01T00:00:00.000Z' }).execute();
    const { outcomes } = await send([
      { key: '1', event: 'a', answers },
      { key: '1', event: 'b', answers },
    ]);
    expect(outcomes).toEqual([{ outcome: 'known' }, { outcome: 'refused', reason: 'unknownfile' }]);
  });

  it('gives the same record of another form a file of its own', async () => {
    const other = await openClinic(database.db);
    await send([{ key: '1', answers }]);
    await store(other.as('owner'), { category: other.category, version: 1, records: [{ key: '1', answers }] });
    expect((await rows()).files).toHaveLength(2);
  });

  it('ends where the form takes no responses, or has no such version', async () => {
    expect(
      await refusal(
        store(clinic.as('owner'), { category: clinic.category, version: 9, records: [{ key: '1', answers }] }),
      ),
    ).toMatchObject({ code: 'unknown' });
    const closed = await openClinic(database.db, { settings: { withdrawn: true } });
    expect(
      await refusal(
        store(closed.as('owner'), { category: closed.category, version: 1, records: [{ key: '1', answers }] }),
      ),
    ).toMatchObject({ code: 'withdrawn' });
  });

  it('is for those who administer the form', async () => {
    for (const person of ['secretary', 'expert', 'newuser'] as const)
      expect(
        await refusal(
          store(clinic.as(person), { category: clinic.category, version: 1, records: [{ key: '1', answers }] }),
        ),
      ).toMatchObject({ code: 'forbidden' });
  });
});
