import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';
import { newId } from '../db/uuid.ts';

const code = '0012345679';

describeEachDatabase('patients and files that waited on a device for a connection', (database) => {
  let clinic: TestClinic;
  /** A form that the expert is no member of. */
  let second: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: { en: 'Second form', fa: 'فرم دوم' },
      members: (['owner', 'secretary'] as const).map((role) => ({ user: clinic.userId(role), role })),
    });
    await handlers['/category/storedraft'](clinic.as('admin'), { category: id, rev: 0, definition: visitForm });
    await handlers['/category/publish'](clinic.as('admin'), { category: id, rev: 1 });
    second = id;
  });

  const bring = (id: string, patient: object, person: Person = 'secretary') =>
    handlers['/patient/storepatient'](clinic.as(person), { id, patient, waited: true });
  const change = (id: string, patient: object) =>
    handlers['/patient/storepatient'](clinic.as('secretary'), { id, patient });
  const open = (patient: string, id: string, category = clinic.category, person: Person = 'secretary') =>
    handlers['/patient/openfile'](clinic.as(person), { patient, category, id, waited: true });
  const respond = (file: string, id = newId()) =>
    handlers['/entry/storeentry'](clinic.as('secretary'), {
      id,
      category: clinic.category,
      version: 1,
      file,
      answers: { weight: 80, height: 180 },
    });
  const patients = () => handlers['/patient/getpatients'](clinic.as('admin'), {});
  const count = async (table: 'patients' | 'files' | 'entries' | 'file_merges' | 'patient_merges') =>
    (await database.db.selectFrom(table).select('id').execute()).length;

  it('become one patient, one file and one response, however often each is sent', async () => {
    const [patient, file, entry] = [newId(), newId(), newId()];
    for (let times = 0; times < 3; times += 1) {
      expect((await bring(patient, { name: 'Sara', code })).id).toBe(patient);
      expect(await open(patient, file)).toMatchObject({ id: file, patient: { name: 'Sara', code } });
      expect((await respond(file, entry)).file).toBe(file);
    }
    await Promise.all([1, 2, 3].map(() => bring(patient, { name: 'Sara', code })));
    await Promise.all([1, 2, 3].map(() => open(patient, file)));
    expect([await count('patients'), await count('files'), await count('entries')]).toEqual([1, 1, 1]);
    expect([await count('patient_merges'), await count('file_merges')]).toEqual([0, 0]);
  });

  it('change nothing that was stored before they were sent once more', async () => {
    const id = newId();
    await bring(id, { name: 'Sara', phone: '09121112233' });
    await change(id, { name: 'Sara Ahmadi', phone: '09121112233' });
    expect((await bring(id, { name: 'Sara' })).patient).toEqual({ name: 'Sara Ahmadi', phone: '+989121112233' });
  });

  it('are matched by national code, fill in what was not known, and answer to the id they were made under', async () => {
    const held = newId();
    await change(held, { name: 'Sara', code, age: 40 });
    const heldFile = await open(held, newId());
    const [patient, file, other] = [newId(), newId(), newId()];
    const typed = { name: 'sara', code, age: 40, phone: '09121112233' };
    for (let times = 0; times < 2; times += 1) expect((await bring(patient, typed)).id).toBe(held);
    expect((await handlers['/patient/getpatient'](clinic.as('secretary'), { id: patient })).patient.patient).toEqual({
      name: 'Sara',
      code,
      age: 40,
      ageOn: expect.any(String) as string,
      phone: '+989121112233',
    });
    for (let times = 0; times < 2; times += 1) expect((await open(patient, file)).id).toBe(heldFile.id);
    expect((await respond(file)).file).toBe(heldFile.id);
    expect((await handlers['/file/getfile'](clinic.as('secretary'), { id: file })).file).toMatchObject({
      id: heldFile.id,
      entries: 1,
    });
    expect((await open(patient, other, second)).id).toBe(other);
    expect([await count('patients'), await count('files')]).toEqual([1, 2]);
  });

  it('are matched by one of several who bring the same code in one moment, the others lead there', async () => {
    const ids = Array.from({ length: 5 }, () => newId());
    const brought = await Promise.all(ids.map((id) => bring(id, { name: 'Sara', code })));
    expect(new Set(brought.map(({ id }) => id)).size).toBe(1);
    expect(await count('patients')).toBe(1);
  });

  it('are left to a person where anything typed says otherwise, and nothing is changed', async () => {
    await change(newId(), { name: 'Sara', code, phone: '09121112233', age: 40 });
    for (const typed of [{ name: 'Maryam' }, { name: 'Sara', phone: '09129998877' }, { name: 'Sara', age: 20 }])
      expect((await refusal(bring(newId(), { code, ...typed }))).code).toBe('codetaken');
    expect((await patients()).items).toMatchObject([{ patient: { name: 'Sara', phone: '+989121112233', age: 40 } }]);
    expect(await count('patient_merges')).toBe(0);
  });

  it('are left to a person where the age that was typed is not that of the birthdate', async () => {
    await change(newId(), { name: 'Sara', code, birthdate: '2007-11-08' });
    expect((await refusal(bring(newId(), { name: 'Sara', code, age: 76 }))).code).toBe('codetaken');
    const other = '0084575948';
    await change(newId(), { name: 'Mina', code: other, age: 76 });
    const born = { name: 'Mina', code: other, birthdate: '2007-11-08' };
    expect((await refusal(bring(newId(), born))).code).toBe('codetaken');
    await bring(newId(), { name: 'Sara', code, age: 18, city: 'Shiraz' });
    const [mina, sara] = (await patients()).items
      .map(({ patient }) => patient)
      .sort((one, next) => one.name!.localeCompare(next.name!));
    expect(mina).toMatchObject({ age: 76 });
    expect(sara).toEqual({ name: 'Sara', code, birthdate: '2007-11-08', city: 'Shiraz' });
  });

  it('are left to a person where the caller may not see all of who has the code', async () => {
    const hidden = newId();
    await change(hidden, { name: 'Sara Canary', code });
    await open(hidden, newId(), second);
    const refused = await refusal(bring(newId(), { name: 'Sara Canary', code }, 'expert'));
    expect(refused.code).toBe('codetaken');
    await open(hidden, newId());
    expect((await refusal(bring(newId(), { name: 'Sara Canary', code }, 'expert'))).code).toBe('codetaken');
    expect(await count('patient_merges')).toBe(0);
  });

  it('are refused with nothing to know them by, to those who may not enter patients, and without their patient', async () => {
    expect((await refusal(bring(newId(), { city: 'Shiraz' }))).code).toBe('invalidpatient');
    expect((await refusal(bring(newId(), { name: 'Sara' }, 'newuser'))).code).toBe('forbidden');
    expect((await refusal(open(newId(), newId()))).code).toBe('unknown');
    const patient = newId();
    await bring(patient, { name: 'Sara' });
    expect((await refusal(open(patient, newId(), second, 'expert'))).code).toBe('unknowncategory');
    expect(await count('files')).toBe(0);
  });

  it('never take the id of another file', async () => {
    const [one, other, taken] = [newId(), newId(), newId()];
    await bring(one, { name: 'Sara' });
    await bring(other, { name: 'Maryam' });
    await open(one, newId());
    await open(other, taken);
    expect((await refusal(open(one, taken))).code).toBe('idtaken');
    expect(await count('file_merges')).toBe(0);
  });

  it('keep to the file they made, whichever is made beside it in the same form, and follow it where it is merged', async () => {
    const [patient, file] = [newId(), newId()];
    await bring(patient, { name: 'Sara', code });
    await open(patient, file);
    const beside = newId();
    await handlers['/file/storefile'](clinic.as('secretary'), {
      id: beside,
      category: clinic.category,
      patient: { name: 'Sara', code },
    });
    expect((await open(patient, file)).id).toBe(file);
    await handlers['/file/mergefile'](clinic.as('owner'), { keep: beside, merge: file });
    expect((await open(patient, file)).id).toBe(beside);
    expect((await respond(file)).file).toBe(beside);
  });
});
