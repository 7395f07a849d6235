import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers as others, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { guarded } from '../guard/authorize-call.ts';
import { newId } from '../db/uuid.ts';
import { getAudit } from './get-audit.ts';

const handlers = { ...others, ...guarded({ '/admin/getaudit': getAudit }) };

describeEachDatabase('reading the audit log', (database) => {
  let clinic: TestClinic;
  let other: TestClinic;
  let file: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    other = await openClinic(database.db);
    const owner = clinic.as('owner');
    file = (await handlers['/entry/storeentry'](owner, { ...visit(clinic.category), patient: { name: 'Sara Zand' } }))
      .file;
    owner.clock.advance(1000);
    await handlers['/file/getfile'](clinic.as('secretary', { address: '10.0.0.7' }), { id: file });
  });

  const asked = async (body: Parameters<typeof getAudit>[1], person: 'owner' | 'admin' = 'owner') =>
    (await handlers['/admin/getaudit'](clinic.as(person), body)).items;
  const summaries = (items: Awaited<ReturnType<typeof asked>>) =>
    items.map(({ action, person, result }) => `${person?.name.split(' ')[0] ?? 'nobody'} ${action} ${result}`);

  it('lists who saw or wrote a file, newest first: opened, listed, tried in vain, from where and in which role', async () => {
    clinic.as('owner').clock.advance(1000);
    await handlers['/file/getfiles'](clinic.as('expert'), { category: clinic.slug });
    clinic.as('owner').clock.advance(1000);
    await refusal(handlers['/file/getfile'](clinic.as('stranger'), { id: file }));
    const items = await asked({ file });
    expect(summaries(items)).toEqual([
      'stranger file.view denied',
      'expert file.list done',
      'secretary file.view done',
      'owner entry.store done',
    ]);
    expect(items.map(({ listed }) => listed)).toEqual([false, true, false, false]);
    expect(items[2]).toMatchObject({
      role: 'secretary',
      address: '10.0.0.7',
      file,
      person: { id: clinic.userId('secretary'), name: 'secretary Karimi', clinic: null },
      category: { id: clinic.category, title: { en: 'Visit', fa: 'ویزیت' } },
    });
  });

  it('names patients to those who read their files, in the form’s log and in the clinic’s, and to nobody else', async () => {
    const named = async (person: 'owner' | 'admin', query: object) =>
      (await handlers['/admin/getaudit'](clinic.as(person), query)).items
        .filter((item) => item.file === file)
        .map(({ patient }) => patient);
    for (const [person, query] of [
      ['owner', { file }],
      ['owner', { category: clinic.category }],
      ['admin', {}],
    ] as const)
      expect(new Set(await named(person, query))).toEqual(new Set(['Sara Zand']));
    for (const person of ['secretary', 'expert', 'newuser', 'stranger'] as const)
      for (const query of [{ file }, { category: clinic.category }, {}])
        expect((await refusal(handlers['/admin/getaudit'](clinic.as(person), query))).code).toMatch(
          /^(forbidden|unknown|unknownfile|unknowncategory)$/,
        );
    expect(JSON.stringify((await handlers['/admin/getaudit'](other.as('admin'), {})).items)).not.toContain('Sara');
    await handlers['/file/removefile'](clinic.as('owner'), { id: file });
    expect(new Set(await named('owner', { category: clinic.category }))).toEqual(new Set([null]));
  });

  it('names whose account somebody signed in to, or was changed', async () => {
    const expert = clinic.userId('expert');
    const { email } = await database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', expert)
      .executeTakeFirstOrThrow();
    await refusal(handlers['/auth/veryifypassword'](clinic.as('visitor'), { email, password: 'not this one' }));
    await handlers['/user/storerole'](clinic.as('owner'), {
      user: expert,
      category: clinic.category,
      role: 'secretary',
    });
    const items = await asked({}, 'admin');
    const account = { id: expert, name: 'expert Karimi', clinic: null };
    expect(items.find(({ action }) => action === 'auth.signin')).toMatchObject({ person: null, account });
    expect(items.find(({ action }) => action === 'category.role')).toMatchObject({ account });
    expect(items.find(({ action }) => action === 'file.view')).not.toHaveProperty('account');
  });

  it('finds with what a person did their own ways in, which nobody was signed in for, and not what others did to their account', async () => {
    const expert = clinic.userId('expert');
    const { email } = await database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', expert)
      .executeTakeFirstOrThrow();
    const signIn = (address: string) =>
      refusal(handlers['/auth/veryifypassword'](clinic.as('visitor'), { email: address, password: 'not this one' }));
    await signIn(email);
    await signIn(`secretary@${clinic.id}.test`);
    await handlers['/user/storerole'](clinic.as('owner'), {
      user: expert,
      category: clinic.category,
      role: 'secretary',
    });
    clinic.as('owner').clock.advance(1000);
    await handlers['/file/getfile'](clinic.as('expert'), { id: file });
    const body = { person: expert };
    expect(summaries(await asked(body, 'admin'))).toEqual(['expert file.view done', 'nobody auth.signin denied']);
    expect((await handlers['/admin/getaudit'](clinic.as('admin'), body)).total).toBe(2);
  });

  it('says in the log of a file that its name was read in the log of the whole clinic', async () => {
    await handlers['/admin/getaudit'](clinic.as('admin'), {});
    expect(summaries(await asked({ file }))).toContain('admin audit.view done');
  });

  it('names the clinic of a colleague who saw the file by a share', async () => {
    await database.db
      .insertInto('shares')
      .values({
        clinic: clinic.id,
        file,
        id: newId(),
        to_kind: 'user',
        to_clinic: other.id,
        to_id: other.userId('expert'),
        may: 'read',
        note: '',
        shared_by: clinic.userId('owner'),
        created_at: '2026-05-04T08:00:00.000Z',
        withdrawn_at: null,
      })
      .execute();
    await handlers['/file/getfile'](other.as('expert'), { id: file });
    const seen = (await asked({ file })).find(({ person }) => person?.id === other.userId('expert'));
    expect(seen).toMatchObject({ action: 'file.view', person: { name: 'expert Karimi', clinic: 'Clinic' } });
  });

  it('reveals nothing of other files, other categories and other clinics', async () => {
    const elsewhere = await handlers['/entry/storeentry'](other.as('owner'), visit(other.category));
    const beside = await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    expect((await asked({ file })).every((item) => item.file === file)).toBe(true);
    const inCategory = await asked({ category: clinic.slug });
    expect(inCategory.map((item) => item.file)).toContain(beside.file);
    expect(inCategory.every((item) => item.category?.id === clinic.category)).toBe(true);
    const ofClinic = JSON.stringify(await asked({}, 'admin'));
    expect(ofClinic).toContain(beside.file);
    expect(ofClinic).not.toContain(elsewhere.file);
  });

  it('asks by person and by time', async () => {
    clinic.as('owner').clock.advance(1000);
    expect(summaries(await asked({ category: clinic.slug, person: clinic.userId('secretary') }))).toEqual([
      'secretary file.view done',
    ]);
    const { at } = (await asked({ file })).find(({ action }) => action === 'file.view')!;
    expect(summaries(await asked({ file, from: at, to: at }))).toEqual(['secretary file.view done']);
    expect(await asked({ file, to: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  it('goes on from page to page without losing or repeating a row, and refuses a place that no page gave', async () => {
    for (let read = 0; read < 12; read += 1) await handlers['/file/getfile'](clinic.as('expert'), { id: file });
    const whole = (await asked({ file })).map(({ id }) => id);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await handlers['/admin/getaudit'](clinic.as('owner'), { file, limit: 5, after });
      paged.push(...page.items.filter(({ action }) => action !== 'audit.view').map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(whole);
    const broken = Buffer.from(JSON.stringify(['2026-05-04T08:00:00.000Z', '1 or 1'])).toString('base64url');
    expect(await refusal(handlers['/admin/getaudit'](clinic.as('owner'), { file, after: broken }))).toMatchObject({
      code: 'badbody',
    });
  });

  it('is for owners and admins: a secretary, an expert, a new user and another clinic learn nothing', async () => {
    for (const person of ['secretary', 'expert', 'newuser'] as const) {
      expect(
        await refusal(handlers['/admin/getaudit'](clinic.as(person), { category: clinic.category })),
      ).toMatchObject({ code: 'forbidden' });
      expect(await refusal(handlers['/admin/getaudit'](clinic.as(person), {}))).toMatchObject({ code: 'forbidden' });
    }
    expect(await refusal(handlers['/admin/getaudit'](clinic.as('owner'), {}))).toMatchObject({ code: 'forbidden' });
    expect(await refusal(handlers['/admin/getaudit'](other.as('admin'), { file }))).toMatchObject({ code: 'unknown' });
    expect(await refusal(handlers['/admin/getaudit'](clinic.as('visitor'), { file }))).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is written down itself', async () => {
    await asked({ file });
    expect(summaries(await asked({ file }))[0]).toBe('owner audit.view done');
  });

  it('follows a file that became part of another', async () => {
    const kept = await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    await database.db
      .insertInto('file_merges')
      .values({
        clinic: clinic.id,
        id: file,
        kept: kept.file,
        created_by: null,
        created_at: '2026-05-04T08:00:00.000Z',
      })
      .execute();
    expect((await asked({ file: kept.file })).map((item) => item.file)).toEqual(
      expect.arrayContaining([file, kept.file]),
    );
  });
});
