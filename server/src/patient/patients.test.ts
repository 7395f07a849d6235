import type { Transaction } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, visit, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';

const code = '0012345679';

describeEachDatabase('the patients of a clinic', (database) => {
  let clinic: TestClinic;
  /** A form that the expert and the new user are no members of. */
  let second: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    second = await addForm(['owner', 'secretary']);
  });

  async function addForm(roles: readonly ('owner' | 'secretary' | 'expert')[]): Promise<string> {
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: { en: 'Second form', fa: 'فرم دوم' },
      members: roles.map((role) => ({ user: clinic.userId(role), role })),
    });
    await handlers['/category/storedraft'](clinic.as('admin'), { category: id, rev: 0, definition: visitForm });
    await handlers['/category/publish'](clinic.as('admin'), { category: id, rev: 1 });
    return id;
  }

  const store = async (category: string, patient: object, person: Person = 'secretary') =>
    (await handlers['/file/storefile'](clinic.as(person), { id: newId(), category, patient })).id;
  const list = (person: Person | 'stranger', query: object = {}) =>
    handlers['/patient/getpatients'](clinic.as(person), query);
  const names = async (person: Person | 'stranger', query: object = {}) =>
    (await list(person, query)).items.map(({ patient }) => patient.name);
  const get = (person: Person | 'stranger', id: string) => handlers['/patient/getpatient'](clinic.as(person), { id });
  const patientOf = async (file: string) =>
    (await database.db.selectFrom('files').select('patient_id').where('id', '=', file).executeTakeFirstOrThrow())
      .patient_id!;
  const merge = (person: Person, keep: string, other: string, patient: object) =>
    handlers['/patient/mergepatients'](clinic.as(person), { keep, merge: other, patient });
  const add = async (patient: object, person: Person = 'secretary', id = newId()) =>
    (await handlers['/patient/storepatient'](clinic.as(person), { id, patient })).id;

  it('are listed once, whatever forms their files are in, and found however name, code and phone are typed', async () => {
    await store(clinic.category, { name: 'علی‌رضا كاظمي', code, phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' });
    await store(second, { name: 'علی‌رضا کاظمی', code });
    await store(second, { name: 'Ann 100%' });
    expect((await list('secretary')).items.map(({ files }) => files).sort()).toEqual([1, 2]);
    for (const person of ['secretary', 'admin', 'expert'] as const)
      for (const search of ['علیرضا', 'كاظمي', 'ک', 'اظمی', '۰۰۱۲۳۴', '09123456789', '+98 912', '٠٩١٢'])
        expect({
          person,
          search,
          found: (await list(person, { search })).items.map((item) => item.patient.code),
        }).toEqual({
          person,
          search,
          found: [code],
        });
    expect(await names('secretary', { search: '%' })).toEqual(['Ann 100%']);
    expect(await names('secretary', { search: 'nobody' })).toEqual([]);
  });

  it('are paged without losing or repeating one, by time and by name, and counted', async () => {
    const context = clinic.as('secretary');
    for (const name of ['یاسر', 'پروین', 'گلناز', 'بابک', 'آرش', 'Zoe', 'آرش']) {
      await handlers['/file/storefile'](context, { id: newId(), category: clinic.category, patient: { name } });
      context.clock.advance(1000);
    }
    expect(await names('secretary', { sort: 'name' })).toEqual(['Zoe', 'آرش', 'آرش', 'بابک', 'پروین', 'گلناز', 'یاسر']);
    expect((await names('secretary'))[0]).toBe('آرش');
    for (const person of ['secretary', 'admin'] as const)
      for (const sort of ['updated', 'name']) {
        const seen: string[] = [];
        for (let after: string | undefined, more = true; more; more = after !== undefined) {
          const page = await list(person, { sort, limit: 3, after });
          expect(page.total).toBe(7);
          seen.push(...page.items.map(({ id }) => id));
          after = page.next ?? undefined;
        }
        expect({ sort, seen: seen.length, different: new Set(seen).size }).toEqual({ sort, seen: 7, different: 7 });
      }
  });

  it('without a national code are listed by themselves, as somebody has to match them, searched, sorted and counted', async () => {
    await store(clinic.category, { name: 'With a code', code });
    const context = clinic.as('secretary');
    for (const name of ['Celine', 'Ann', 'Bea'] as const) {
      context.clock.advance(1000);
      await store(clinic.category, { name, phone: '09121112233' });
    }
    await store(second, { name: 'Elsewhere' });
    await store(clinic.category, { name: 'Typed for want of one', code: '0000000000' });
    await add({ name: 'Entered' });
    const unmatched = (person: Person, query: object = {}) =>
      names(person, { sort: 'name', withoutCode: true, ...query });
    const here = ['Ann', 'Bea', 'Celine'];
    expect(await unmatched('secretary')).toEqual([...here, 'Elsewhere', 'Entered', 'Typed for want of one']);
    expect(await unmatched('admin')).toEqual(await unmatched('secretary'));
    expect(await unmatched('expert')).toEqual([...here, 'Typed for want of one']);
    expect(await unmatched('newuser')).toEqual([]);
    expect(await unmatched('secretary', { search: 'b' })).toEqual(['Bea']);
    expect(await unmatched('secretary', { search: 'With a code' })).toEqual([]);
    const first = await list('expert', { sort: 'name', withoutCode: true, limit: 3 });
    expect(first.total).toBe(4);
    expect(await unmatched('expert', { limit: 3, after: first.next })).toEqual(['Typed for want of one']);
    const [ann] = first.items;
    await handlers['/patient/storepatient'](clinic.as('secretary'), {
      id: ann!.id,
      patient: { name: 'Ann', code: '0499370899' },
    });
    expect((await list('expert', { withoutCode: true })).total).toBe(3);
  });

  it('are shown to those alone who may read a file of theirs, or who entered them', async () => {
    await store(clinic.category, { name: 'Here' });
    await store(second, { name: 'Elsewhere' });
    await store(clinic.category, { name: 'Of the new user' }, 'newuser');
    const entered = await add({ name: 'Entered' });
    const seen = async (person: Person | 'stranger') => (await names(person, { sort: 'name' })).join(', ');
    expect(await seen('admin')).toBe('Elsewhere, Entered, Here, Of the new user');
    expect(await seen('secretary')).toBe('Elsewhere, Entered, Here, Of the new user');
    expect(await seen('owner')).toBe('Elsewhere, Here, Of the new user');
    expect(await seen('expert')).toBe('Here, Of the new user');
    expect(await seen('newuser')).toBe('Of the new user');
    expect(await seen('stranger')).toBe('');
    expect((await refusal(get('owner', entered))).code).toBe('unknown');
    expect((await get('secretary', entered)).patient.patient.name).toBe('Entered');
    const other = await openClinic(database.db);
    expect((await handlers['/patient/getpatients'](other.as('admin'), {})).items).toEqual([]);
    expect((await refusal(handlers['/patient/getpatient'](other.as('admin'), { id: entered }))).code).toBe('unknown');
  });

  it('are known to each by no more than what the files say that they may read', async () => {
    const here = await store(clinic.category, { name: 'Sara', code });
    const there = await store(second, { name: 'Sara Canary', code, phone: '09121112233', address: 'A canary street' });
    const id = await patientOf(here);
    expect((await get('secretary', id)).patient).toMatchObject({ files: 2, patient: { phone: '+989121112233' } });
    const seen = await get('expert', id);
    expect(seen.patient).toMatchObject({ files: 1, patient: { name: 'Sara', code } });
    expect(JSON.stringify([seen, await list('expert', { sort: 'name', limit: 1 })])).not.toMatch(/canary|98912/i);
    for (const search of ['0912', 'canary', 'anary']) expect(await names('expert', { search })).toEqual([]);
    expect(seen.files.map(({ file }) => file.id)).toEqual([here]);
    expect((await get('expert', here)).patient.id).toBe(id);
    expect((await refusal(get('expert', there))).code).toBe('unknown');
  });

  it('are not learnt of by typing somebody’s code into a file of one’s own', async () => {
    await store(second, { name: 'Sara Canary', code, phone: '09121112233' });
    const own = await store(clinic.category, { name: 'Guess', code }, 'newuser');
    const seen = await get('newuser', await patientOf(own));
    expect(seen.patient).toMatchObject({ files: 1, patient: { name: 'Guess', code } });
    expect(JSON.stringify([seen, await list('newuser')])).not.toMatch(/canary|98912/i);
    expect(seen.can).toEqual({ change: false, merge: false, remove: false });
  });

  it('are out of sight with their last file in the bin, and back with it', async () => {
    const file = await store(clinic.category, { name: 'Sara' });
    const id = await patientOf(file);
    await handlers['/file/removefile'](clinic.as('owner'), { id: file });
    for (const person of ['admin', 'owner'] as const) {
      expect(await names(person)).toEqual([]);
      expect((await refusal(get(person, id))).code).toBe('unknown');
    }
    await handlers['/file/restorefile'](clinic.as('owner'), { category: clinic.category, id: file });
    expect(await names('owner')).toEqual(['Sara']);
  });

  it('are shown by a share, for as long as it lasts, with that file alone', async () => {
    const shared = await store(second, { name: 'Sara', code });
    await store(second, { name: 'Sara', code });
    const to = [{ user: clinic.userId('expert') }];
    await handlers['/file/sharefile'](clinic.as('owner'), { file: shared, to, right: 'read' });
    const id = await patientOf(shared);
    expect((await get('expert', id)).files.map(({ file }) => file.id)).toEqual([shared]);
    expect((await get('owner', id)).files.map(({ shares }) => shares).sort()).toEqual([0, 1]);
    expect(await names('expert', { search: 'sara' })).toEqual(['Sara']);
    await handlers['/file/unsharefile'](clinic.as('owner'), { file: shared, to });
    expect((await refusal(get('expert', id))).code).toBe('unknown');
    expect(await names('expert')).toEqual([]);
  });

  it('have one line of entries over all their forms, with the scores that each role may see', async () => {
    const context = clinic.as('secretary');
    const fill = (category: string, answers: object) =>
      handlers['/entry/storeentry'](context, {
        ...visit(category, answers as never),
        patient: { name: 'Sara', code },
      } as never);
    const scored = visitForm.pages.map((page) => ({
      ...page,
      questions: page.questions.map((question) =>
        question.name === 'bmi' || question.name === 'risk'
          ? { ...question, bands: [{ text: 'Low' }, { from: 25, text: 'High', severity: 'warning' as const }] }
          : question,
      ),
    }));
    await handlers['/category/storedraft'](clinic.as('admin'), {
      category: second,
      rev: 1,
      definition: { ...visitForm, pages: scored },
    });
    await handlers['/category/publish'](clinic.as('admin'), { category: second, rev: 2 });
    const { file } = await fill(clinic.category, {});
    context.clock.advance(1000);
    const later = await handlers['/entry/storeentry'](context, {
      ...visit(second, { weight: 120 }),
      version: 2,
      patient: { name: 'Sara', code },
    } as never);
    const seen = await get('secretary', await patientOf(file));
    expect(seen.entries.map((entry) => entry.file)).toEqual([later.file, file]);
    expect(seen.entries[0]).toMatchObject({
      createdBy: 'secretary Karimi',
      scores: [
        { name: 'bmi', title: 'BMI', value: 30, band: { text: 'High', severity: 'warning' } },
        { name: 'risk', value: 60 },
      ],
    });
    expect(seen.files.find((under) => under.file.id === later.file)).toMatchObject({
      form: { title: { en: 'Second form' } },
      can: { view: true, write: true, administer: false },
    });
    expect((await get('expert', seen.patient.id)).entries.map((entry) => entry.file)).toEqual([file]);
  });

  it('are entered and changed by those who write all files of some form, with the files that they may write', async () => {
    const id = await add({ name: ' Sara ', code, age: 40, phone: '۰۹۱۲۱۱۱۲۲۳۳' });
    expect((await get('secretary', id)).patient.patient).toEqual({
      name: 'Sara',
      code,
      age: 40,
      ageOn: '2026-05-04',
      phone: '+989121112233',
    });
    const [here, there] = [
      await store(clinic.category, { name: 'Sara', code }),
      await store(second, { name: 'Sara', code }),
    ];
    expect(await patientOf(here)).toBe(id);
    await handlers['/patient/storepatient'](clinic.as('expert'), { id, patient: { name: 'Sara Ahmadi', code } });
    const nameIn = async (file: string) =>
      (await handlers['/file/getfile'](clinic.as('owner'), { id: file })).file.patient.name;
    expect([await nameIn(here), await nameIn(there)]).toEqual(['Sara Ahmadi', 'Sara']);
    expect(await names('admin', { search: 'ahmadi' })).toEqual(['Sara Ahmadi']);
    // The expert was not shown the phone, and so has not removed it.
    expect((await get('admin', id)).patient.patient).toMatchObject({ phone: '+989121112233', age: 40 });
  });

  it('have what two people change of them at once, and the second of two who change the same is told', async () => {
    const read = { name: 'Sara', code, phone: '+989121112233' };
    const id = await add(read);
    const change = (patient: object, was: object = read) =>
      handlers['/patient/storepatient'](clinic.as('secretary'), { id, patient, was });
    const stored = async () => (await get('admin', id)).patient.patient;
    await change({ ...read, phone: '+989120000000' });
    await change({ ...read, city: 'Shiraz' });
    expect(await stored()).toEqual({ ...read, phone: '+989120000000', city: 'Shiraz' });
    const { phone: _removed, ...without } = read;
    for (const patient of [{ ...read, phone: '+989123333333' }, without, { ...read, city: 'Yazd' }])
      expect((await refusal(change(patient))).code).toBe('olderrev');
    await change({ ...without, city: 'Shiraz' }, await stored());
    expect(await stored()).toEqual({ ...without, city: 'Shiraz' });
    const tries = ['Yazd', 'Rasht', 'Tabriz'].map((city) =>
      change({ ...without, city }, { ...without, city: 'Shiraz' }),
    );
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await handlers['/patient/removepatient'](clinic.as('admin'), { id });
    expect((await refusal(change(read))).code).toBe('unknown');
  });

  it('have what two people change in one of their files at once, too', async () => {
    const read = { name: 'Sara', code, phone: '+989121112233' };
    const id = await store(clinic.category, read);
    const change = (patient: object, was: object = read) =>
      handlers['/file/storefile'](clinic.as('secretary'), { id, category: clinic.category, patient, was });
    const stored = async () => (await handlers['/file/getfile'](clinic.as('owner'), { id })).file.patient;
    await change({ ...read, phone: '+989120000000' });
    await change({ ...read, city: 'Shiraz' });
    expect((await refusal(change({ ...read, phone: '+989123333333' }))).code).toBe('olderrev');
    expect(await stored()).toEqual({ ...read, phone: '+989120000000', city: 'Shiraz' });
    const was = await stored();
    const tries = ['Yazd', 'Rasht', 'Tabriz'].map((city) => change({ ...was, city }, was));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await handlers['/file/erasefile'](clinic.as('owner'), { id, confirm: 'Sara' });
    expect((await refusal(change(read))).code).toBe('unknown');
  });

  it('have no age beside a birthdate, whoever sends both, in files and when they are merged', async () => {
    const both = { name: 'Sara', birthdate: '1984-03-27', age: 76 };
    const born = { name: 'Sara', birthdate: '1984-03-27' };
    const known = async (id: string) => (await get('admin', id)).patient.patient;
    const id = await add(both);
    expect(await known(id)).toEqual(born);
    const file = await store(clinic.category, both);
    const inFile = async () => (await handlers['/file/getfile'](clinic.as('owner'), { id: file })).file.patient;
    expect(await inFile()).toEqual(born);
    const other = await add({ name: 'Sara', age: 40 });
    expect(await merge('secretary', other, id, both)).toMatchObject({ patient: born });
    expect(await known(other)).toEqual(born);
    const aged = await add({ name: 'Maryam', age: 40 });
    await add(born, 'secretary', aged);
    expect(await known(aged)).toEqual(born);
  });

  it('are refused without anything to know them by, with what is none, and with a code that another has', async () => {
    expect((await refusal(add({ city: 'Shiraz' }))).detail.fields).toMatchObject([{ path: 'patient.name' }]);
    expect((await refusal(add({ name: 'Sara', birthdate: '2023-02-30' }))).code).toBe('invalidpatient');
    const id = await add({ name: 'Sara', code });
    expect((await refusal(add({ name: 'Other', code }))).code).toBe('codetaken');
    const other = await add({ name: 'Other' });
    expect((await refusal(add({ name: 'Other', code }, 'secretary', other))).code).toBe('codetaken');
    expect(await add({ name: 'Sara', code }, 'secretary', id)).toBe(id);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => add({ name: 'At once', code: '0499370899' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are entered by nobody who only reaches files of their own, changed by nobody who may not write them', async () => {
    for (const person of ['newuser', 'stranger'] as const)
      expect(
        (await refusal(handlers['/patient/storepatient'](clinic.as(person), { id: newId(), patient: { name: 'X' } })))
          .code,
      ).toBe('forbidden');
    const own = await patientOf(await store(clinic.category, { name: 'Own' }, 'newuser'));
    expect((await refusal(add({ name: 'Mine' }, 'newuser', own))).code).toBe('forbidden');
    const hidden = await patientOf(await store(second, { name: 'Hidden' }));
    expect((await refusal(add({ name: 'Mine' }, 'expert', hidden))).code).toBe('unknown');
    const denied = await database.db.selectFrom('audit').select('action').where('result', '=', 'denied').execute();
    expect(denied.map(({ action }) => action).sort()).toEqual([
      'patient.store',
      'patient.store',
      'patient.store',
      'patient.view',
    ]);
  });

  it('keep what their forms do not go without', async () => {
    const strict = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'Strict',
      settings: { requirePhoneForSave: true },
      members: (['owner', 'secretary'] as const).map((role) => ({ user: clinic.userId(role), role })),
    });
    const id = await patientOf(await store(strict.id, { name: 'Sara', phone: '09121112233' }));
    expect((await refusal(add({ name: 'Sara' }, 'secretary', id))).detail.fields).toMatchObject([
      { path: 'patient.phone', rule: 'required' },
    ]);
    const other = await add({ name: 'Reza' });
    const open = handlers['/patient/openfile'](clinic.as('secretary'), {
      patient: other,
      category: strict.id,
      id: newId(),
    });
    expect((await refusal(open)).code).toBe('invalidpatient');
  });

  it('that may be one are found by code, phone, or a like name and the same birthdate, among those one may know', async () => {
    const birthdate = '1980-02-03';
    await add({ name: 'علی‌رضا كاظمي', birthdate, code });
    await add({ name: 'Somebody', phone: '09121112233' });
    const hidden = await store(second, { name: 'Hidden', code: '0499370899' });
    const find = async (patient: object, person: Person = 'secretary') => {
      const { items, codeTaken } = await handlers['/patient/findduplicates'](clinic.as(person), { patient });
      return [items.map((item) => `${item.alike} ${item.patient.patient.name}`), codeTaken];
    };
    const odd = async (number: string) =>
      (await handlers['/patient/findduplicates'](clinic.as('secretary'), { patient: { code: number } })).oddCode;
    expect([await odd('0012345678'), await odd('0012345679')]).toEqual([true, false]);
    expect(await find({ name: 'کاظمی علیرضا', birthdate })).toEqual([['name علی‌رضا كاظمي'], false]);
    expect(await find({ name: 'علی‌رضا کاضمی', birthdate })).toEqual([['name علی‌رضا كاظمي'], false]);
    expect(await find({ name: 'علی‌رضا كاظمي', birthdate: '1980-02-04' })).toEqual([[], false]);
    expect(await find({ name: 'مریم راد', birthdate })).toEqual([[], false]);
    expect(await find({ phone: '+98 912 111 2233', code })).toEqual([['code علی‌رضا كاظمي', 'phone Somebody'], false]);
    expect(await find({ code: '0499370899' }, 'expert')).toEqual([[], true]);
    expect(await find({ code: '0499370899' }, 'newuser')).toEqual([[], false]);
    const same = await handlers['/patient/findduplicates'](clinic.as('owner'), {
      patient: { code: '0499370899' },
      except: await patientOf(hidden),
    });
    expect(same).toMatchObject({ items: [], codeTaken: false });
  });

  it('become one with all files, as was chosen, and both ids lead there from then on', async () => {
    const [here, there] = [
      await store(clinic.category, { name: 'Sara', code }),
      await store(second, { name: 'Sarah', city: 'Shiraz' }),
    ];
    const [keep, other] = [await patientOf(here), await patientOf(there)];
    const chosen = { name: 'Sarah Ahmadi', code };
    expect(await merge('secretary', keep, other, chosen)).toMatchObject({ id: keep, files: 2, patient: chosen });
    expect(await merge('secretary', keep, other, chosen)).toMatchObject({ id: keep, files: 2 });
    expect((await get('secretary', other)).patient.id).toBe(keep);
    expect(await names('admin')).toEqual(['Sarah Ahmadi']);
    const third = await add({ name: 'Third' });
    await merge('owner', third, keep, chosen).catch(() => undefined);
    const rows = await database.db
      .selectFrom('audit')
      .select(['detail', 'file'])
      .where('action', '=', 'patient.merge')
      .where('result', '=', 'done')
      .execute();
    expect(rows.map(({ file }) => file).sort()).toEqual([here, there, null].sort());
    expect(rows.every(({ detail }) => detail!.includes(other))).toBe(true);
  });

  it('are not merged with a third whom the other became part of meanwhile, whom the caller has not seen', async () => {
    const [here, other, third] = [
      await add({ name: 'Here' }),
      await add({ name: 'Other' }),
      await add({ name: 'Third' }),
    ];
    await merge('secretary', third, other, { name: 'Third' });
    expect((await refusal(merge('secretary', here, other, { name: 'Here' }))).code).toBe('olderrev');
    expect((await refusal(merge('secretary', other, here, { name: 'Here' }))).code).toBe('olderrev');
    expect((await names('admin')).sort()).toEqual(['Here', 'Third']);
  });

  it('are not merged where somebody has changed one of the two since they were compared', async () => {
    const [keep, other] = [await add({ name: 'Here' }), await add({ name: 'Other' })];
    const were = { keep: { name: 'Here' }, merge: { name: 'Other' } };
    const compared = (now: typeof were) =>
      handlers['/patient/mergepatients'](clinic.as('secretary'), {
        keep,
        merge: other,
        patient: { name: 'Here' },
        were: now,
      });
    await add({ name: 'Other', phone: '09123456789' }, 'secretary', other);
    expect((await refusal(compared(were))).code).toBe('olderrev');
    const { patient } = (await get('secretary', other)).patient;
    expect(await compared({ ...were, merge: { ...patient, name: 'Other' } })).toMatchObject({ id: keep });
  });

  it('are not merged where one of the two changes in the last moment', async () => {
    const [keep, other] = [await add({ name: 'Here' }), await add({ name: 'Other' })];
    const context = clinic.as('secretary');
    const changeFirst = () => ({
      execute: async (work: (transaction: Transaction<Schema>) => Promise<void>) => {
        await database.db
          .updateTable('patients')
          .set({ phone: '09123456789', updated_at: '2026-12-01T08:00:00.000Z' })
          .where('id', '=', other)
          .execute();
        await database.db.transaction().execute(work);
      },
    });
    const db = new Proxy(context.db, {
      get: (from, name) => {
        const part: unknown = Reflect.get(from, name, from);
        if (name === 'transaction') return changeFirst;
        return typeof part === 'function' ? (part.bind(from) as unknown) : part;
      },
    });
    const merging = handlers['/patient/mergepatients'](
      { ...context, db },
      { keep, merge: other, patient: { name: 'Here' } },
    );
    expect((await refusal(merging)).code).toBe('olderrev');
    expect((await names('secretary')).sort()).toEqual(['Here', 'Other']);
  });

  it('are merged by nobody who may not remove each of their files, seen or unseen', async () => {
    const here = await patientOf(await store(clinic.category, { name: 'Sara', code }));
    await store(second, { name: 'Sara', code });
    const other = await patientOf(await store(clinic.category, { name: 'Sarah' }));
    expect((await get('secretary', here)).can.merge).toBe(true);
    expect((await get('expert', here)).can.merge).toBe(false);
    expect((await refusal(merge('expert', here, other, { name: 'Sara' }))).code).toBe('forbidden');
    expect((await refusal(merge('secretary', here, here, { name: 'Sara' }))).code).toBe('badbody');
    expect((await refusal(merge('secretary', here, newId(), { name: 'Sara' }))).code).toBe('unknown');
    const unseen = await addForm(['owner']);
    const partly = await store(clinic.category, { name: 'Half', code: '0060495219' });
    await store(unseen, { name: 'Half', code: '0060495219' }, 'owner');
    expect((await get('secretary', partly)).can.merge).toBe(false);
    expect((await refusal(merge('secretary', other, await patientOf(partly), { name: 'Half' }))).code).toBe(
      'forbidden',
    );
    await add({ name: 'Taken', code: '0499370899' });
    expect((await refusal(merge('secretary', here, other, { name: 'Sara', code: '0499370899' }))).code).toBe(
      'codetaken',
    );
    expect((await list('secretary')).total).toBe(4);
  });

  it('get a file in a form without being typed again, and the same one the next time', async () => {
    const id = await add({ name: 'Sara', age: 40 });
    const open = (category: string, person: Person = 'secretary', file = newId()) =>
      handlers['/patient/openfile'](clinic.as(person), { patient: id, category, id: file });
    const opened = await open(second);
    expect(opened.patient).toEqual({ name: 'Sara', age: 40 });
    expect((await open(second)).id).toBe(opened.id);
    expect(await patientOf(opened.id)).toBe(id);
    const atOnce = await Promise.all([1, 2, 3].map(() => open(clinic.category)));
    expect(new Set(atOnce.map((file) => file.id)).size).toBe(1);
    expect((await refusal(open(second, 'expert'))).code).toBe('unknowncategory');
    expect((await refusal(open(clinic.category, 'newuser'))).code).toBe('unknown');
  });

  it('stand in the log of each form whose files were read', async () => {
    const file = await store(clinic.category, { name: 'Sara', code });
    await store(second, { name: 'Sara', code });
    await list('secretary');
    await get('expert', await patientOf(file));
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'category', 'detail'])
      .where('action', 'like', 'patient.%')
      .execute();
    expect(rows.map(({ action, category }) => `${action} ${category}`).sort()).toEqual(
      [`patient.list ${clinic.category}`, `patient.list ${second}`, `patient.view ${clinic.category}`].sort(),
    );
    expect(JSON.stringify(rows)).not.toContain('Sara');
  });
});
