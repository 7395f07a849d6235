import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { FormDefinition, Question } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { newId } from '../db/uuid.ts';

const store = handlers['/entry/storeentry'];

const questions: readonly Question[] = [
  { id: 'q1', name: 'called', type: 'text', title: 'Your name', patientField: 'name' },
  { id: 'q2', name: 'id', type: 'text', title: 'National ID', format: 'nationalcode', patientField: 'code' },
  { id: 'q3', name: 'mobile', type: 'text', title: 'Mobile', format: 'phone', patientField: 'phone' },
  { id: 'q4', name: 'years', type: 'number', title: 'Age', patientField: 'age' },
  { id: 'q5', name: 'born', type: 'date', title: 'Date of birth', patientField: 'birthdate' },
  { id: 'q6', name: 'abroad', type: 'checkbox', title: 'I live abroad' },
  { id: 'q7', name: 'town', type: 'text', title: 'City', patientField: 'city' },
  { id: 'q8', name: 'ward', type: 'text', title: 'Ward', showforuser: false, patientField: 'institution' },
];
const definition: FormDefinition = {
  schema: 1,
  title: 'Reception',
  language: 'en',
  pages: [{ id: 'one', text: 'One', pageType: 'form', questions }],
  conditions: [{ id: 'c1', kind: 'visibility', target: 'q7', when: 'NOT(abroad)' }],
};

describeEachDatabase('Answers that are details of the patient', (database) => {
  let clinic: TestClinic;
  const openWith = async (settings: CategorySettings = {}) => {
    clinic = await openClinic(database.db, { definition, settings: { allowPublicScores: true, ...settings } });
  };
  beforeEach(async () => {
    await database.clear();
    await openWith();
  });

  const entry = (answers: object, more: Partial<CallBody<'/entry/storeentry'>> = {}) => ({
    id: newId(),
    category: clinic.category,
    version: 1,
    answers: answers as never,
    ...more,
  });
  const addFile = async (patient: Patient) => {
    const id = newId();
    await handlers['/file/storefile'](clinic.as('secretary'), { id, category: clinic.category, patient });
    return id;
  };
  const patientOf = async (id: string) => (await handlers['/file/getfile'](clinic.as('owner'), { id })).file.patient;
  const found = async (search: string) =>
    (await handlers['/file/findfiles'](clinic.as('owner'), { search })).items.map(({ file }) => file.id);
  const lastDetail = async () => {
    const { detail } = await database.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'entry.store')
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    return detail === null ? null : (JSON.parse(detail) as unknown);
  };

  it('make the patient of a new file, which is found by them, whoever filled the form', async () => {
    const { file } = await store(
      clinic.as('visitor'),
      entry({ called: ' Sara  Karimi', id: '۰۰۱۳۵۴۲۴۱۹', mobile: '0912 123 4567', born: '1984-03-27', town: 'Yazd' }),
    );
    expect(await patientOf(file)).toEqual({
      name: 'Sara Karimi',
      code: '0013542419',
      phone: '+989121234567',
      birthdate: '1984-03-27',
      city: 'Yazd',
    });
    expect([await found('karimi'), await found('09121234567')]).toEqual([[file], [file]]);
    expect(await lastDetail()).toEqual({ filled: ['name', 'code', 'phone', 'birthdate', 'city'] });
  });

  it('fill in what a file has not, and leave what it has', async () => {
    const file = await addFile({ name: 'Sara', phone: '09121234567' });
    const { differs } = await store(
      clinic.as('secretary'),
      entry({ called: 'Mina', mobile: '+98 912 123 4567', id: '0013542419' }, { file }),
    );
    expect(await patientOf(file)).toEqual({ name: 'Sara', phone: '+989121234567', code: '0013542419' });
    expect(differs).toEqual([{ detail: 'name', question: 'called' }]);
    expect(await lastDetail()).toEqual({ filled: ['code'], differing: ['name'] });
    expect(await found('0013542419')).toEqual([file]);
  });

  it('are named beside the response for as long as they differ from its file', async () => {
    const file = await addFile({ name: 'Sara' });
    const differs = async () => (await handlers['/report/getreport'](clinic.as('owner'), { file })).differs;
    await store(clinic.as('secretary'), entry({ called: 'Mina', town: 'Bam' }, { file }));
    expect(await differs()).toEqual([{ detail: 'name', question: 'called' }]);
    const patient = { name: 'Mina', city: 'Bam' };
    await handlers['/file/storefile'](clinic.as('secretary'), { id: file, category: clinic.category, patient });
    expect(await differs()).toBeUndefined();
  });

  it('are the same however they are spelled', async () => {
    const file = await addFile({ name: 'علي  كريمی', city: 'YAZD', birthdate: '1984-03-27' });
    const sent = entry({ called: 'علی کریمی', town: 'yazd', born: '1984-03-27' }, { file });
    expect(await store(clinic.as('owner'), sent)).not.toHaveProperty('differs');
    expect(await lastDetail()).toBeNull();
  });

  it('give way to the patient that is sent with them', async () => {
    const sent = entry({ called: 'Mina', town: 'Bam' }, { patient: { name: 'Sara' } });
    const { file, differs } = await store(clinic.as('secretary'), sent);
    expect(await patientOf(file)).toEqual({ name: 'Sara', city: 'Bam' });
    expect(differs).toEqual([{ detail: 'name', question: 'called' }]);
  });

  it('say an age only while no birthdate does', async () => {
    const young = await store(clinic.as('secretary'), entry({ years: 41 }));
    expect(await patientOf(young.file)).toEqual({ age: 41 });
    const born = await store(clinic.as('secretary'), entry({ years: 3, born: '1984-03-27' }));
    expect(await patientOf(born.file)).toEqual({ birthdate: '1984-03-27' });
    expect(born.differs).toEqual([{ detail: 'age', question: 'years' }]);
    await store(clinic.as('secretary'), entry({ born: '1984-03-27' }, { file: young.file }));
    expect(await patientOf(young.file)).toEqual({ birthdate: '1984-03-27' });
  });

  it('tell those who do not read files nothing of what the file says', async () => {
    const file = await addFile({ name: 'Sara' });
    const { link } = await handlers['/app/storelink'](clinic.as('expert'), {
      kind: 'form',
      category: clinic.category,
      file,
    });
    const answers = { called: 'Mina', town: 'Bam' };
    expect(await store(clinic.as('visitor'), entry(answers, { link }))).not.toHaveProperty('differs');
    expect(await patientOf(file)).toEqual({ name: 'Sara', city: 'Bam' });
    const own = await store(clinic.as('newuser'), entry({ called: 'Mina' }));
    expect(await store(clinic.as('newuser'), entry({ called: 'Sara' }, { file: own.file }))).not.toHaveProperty(
      'differs',
    );
    expect(await patientOf(own.file)).toEqual({ name: 'Mina' });
  });

  it('count only where they are seen and may be given', async () => {
    const { file } = await store(clinic.as('visitor'), entry({ abroad: true, town: 'Bam' }));
    expect(await patientOf(file)).toEqual({});
    const { code } = await refusal(store(clinic.as('visitor'), entry({ ward: 'Heart' })));
    expect(code).toBe('brokenrule');
  });

  it('are filled in beside those that another entry brings at the same moment', async () => {
    const file = await addFile({});
    const said = [{ called: 'Sara' }, { id: '0013542419' }, { mobile: '09121234567' }, { town: 'Yazd' }];
    await Promise.all(said.map((answers) => store(clinic.as('secretary'), entry(answers, { file }))));
    expect(await patientOf(file)).toEqual({
      name: 'Sara',
      code: '0013542419',
      phone: '+989121234567',
      city: 'Yazd',
    });
  });

  it('are said to differ again where the entry is sent again', async () => {
    const file = await addFile({ name: 'Sara' });
    const sent = entry({ called: 'Mina', town: 'Bam' }, { file });
    const first = await store(clinic.as('owner'), sent);
    expect(first.differs).toHaveLength(1);
    expect(await store(clinic.as('owner'), sent)).toEqual(first);
  });

  it('are refused as a day of birth to come', async () => {
    const { detail } = await refusal(store(clinic.as('secretary'), entry({ born: '2984-03-27' })));
    expect(detail.fields).toMatchObject([{ path: 'answers.born', rule: 'infuture' }]);
  });

  it('are what the settings require, and asked for at their questions alone', async () => {
    await openWith({ requireNameForSave: true, requirePhoneForSave: true });
    const settingsFor = async (person: Person | 'visitor') =>
      (await handlers['/category/getform'](clinic.as(person), { category: clinic.category })).settings;
    expect(await settingsFor('visitor')).toMatchObject({ requireNameForSave: false, requirePhoneForSave: false });
    const { code, detail } = await refusal(store(clinic.as('visitor'), entry({ called: 'Sara' })));
    expect([code, detail.fields]).toEqual([
      'brokenrule',
      [{ path: 'answers.mobile', rule: 'mandatory', message: 'Answer this question.' }],
    ]);
    const { file } = await store(clinic.as('visitor'), entry({ called: 'Sara', mobile: '09121234567' }));
    expect(await patientOf(file)).toEqual({ name: 'Sara', phone: '+989121234567' });
    await store(clinic.as('secretary'), entry({ town: 'Yazd' }, { file }));
  });

  it('are required beside the form where a condition may hide the question', async () => {
    const conditional: FormDefinition = {
      ...definition,
      conditions: [{ id: 'c1', kind: 'visibility', target: 'q1', when: 'abroad' }],
    };
    clinic = await openClinic(database.db, {
      definition: conditional,
      settings: { allowPublicScores: true, requireNameForSave: true },
    });
    const { settings } = await handlers['/category/getform'](clinic.as('visitor'), { category: clinic.category });
    expect(settings.requireNameForSave).toBe(true);
    const { detail } = await refusal(store(clinic.as('visitor'), entry({ abroad: false })));
    expect(detail.fields).toMatchObject([{ path: 'patient.name', rule: 'required' }]);
    await store(clinic.as('visitor'), entry({ abroad: true, called: 'Sara' }));
  });
});
