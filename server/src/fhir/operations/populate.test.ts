import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromQuestionnaire } from '../../../../src/interchange/fhir/import/from-questionnaire.ts';
import {
  fhirpath,
  hl7,
  item,
  questionnaire,
  sdc,
  type Item,
} from '../../../../test/support/interchange/questionnaires.ts';
import { handlers } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import { issuesIn, openFhirServer, type Asker, type FhirServer } from '../../../test/fhir.ts';
import { newId } from '../../db/uuid.ts';

const launchContext = (code: string, types: readonly string[], ...more: readonly Item[]): Item => ({
  url: `${sdc}launchContext`,
  extension: [
    { url: 'name', valueCoding: { system: 'http://hl7.org/fhir/uv/sdc/CodeSystem/launchContext', code } },
    ...types.map((valueCode) => ({ url: 'type', valueCode })),
    ...more,
  ],
});
const begins = (linkId: string, type: string, expression: string, more: Item = {}): Item =>
  item(linkId, type, { ...more, extension: [fhirpath(`${sdc}initialExpression`, expression)] });

const populatedFrom = (name: string, expression: string): Item =>
  fhirpath(`${sdc}itemPopulationContext`, expression, name);

const resource = questionnaire(
  [
    begins('doctor', 'string', '%user.name.single().text'),
    begins('begun', 'date', '%encounter.period.start'),
    begins('born', 'date', '%patient.birthDate'),
    begins('id', 'string', '%patient.id'),
    begins('weight', 'decimal', '%weights.entry.resource.value.value.first()'),
    begins('problems', 'integer', '%clinical.count()'),
    begins('sex', 'choice', '%patient.gender', {
      answerOption: [{ valueCoding: { code: 'female' } }, { valueCoding: { code: 'male' } }],
    }),
    item('blank', 'string'),
    {
      ...item('contacts', 'group', { repeats: true, extension: [populatedFrom('contact', '%patient.contact')] }),
      item: [
        begins('called', 'string', '%contact.name.text'),
        begins('phone', 'string', "%contact.telecom.where(system = 'phone').value.first()"),
      ],
    },
    {
      ...item('stay', 'group', { extension: [populatedFrom('place', '%encounter.location.location')] }),
      item: [begins('ward', 'string', '%place.display.first()')],
    },
    {
      ...item('nights', 'group', { repeats: true, extension: [populatedFrom('night', '%encounter.single().length')] }),
      item: [begins('hours', 'decimal', '%night.value')],
    },
  ],
  {
    extension: [
      launchContext('patient', ['Patient']),
      launchContext('user', ['Practitioner', 'PractitionerRole']),
      launchContext('encounter', ['Encounter']),
      launchContext('clinical', [], { url: 'multiplesAllowed', valueBoolean: true }),
      {
        url: `${hl7}variable`,
        valueExpression: {
          name: 'weights',
          language: 'application/x-fhir-query',
          expression: 'Observation?code=29463-7&patient={{%patient.id}}',
        },
      },
    ],
  },
);

const doctor = { resourceType: 'Practitioner', name: [{ text: 'Dr. Karimi' }] };
const encounter = { resourceType: 'Encounter', status: 'in-progress', period: { start: '2026-05-04T08:30:00Z' } };
const woman = { resourceType: 'Patient', id: 'p1', birthDate: '1980-02-03', gender: 'female' };
const weights = {
  resourceType: 'Bundle',
  type: 'searchset',
  entry: [{ resource: { resourceType: 'Observation', status: 'final', valueQuantity: { value: 71.5, unit: 'kg' } } }],
};
const context = (name: string, ...contents: readonly object[]): Item => ({
  name: 'context',
  part: [{ name: 'name', valueString: name }, ...contents.map((content) => ({ name: 'content', ...content }))],
});
const given = (name: string, ...resources: readonly object[]): Item =>
  context(name, ...resources.map((each) => ({ resource: each })));

interface Answered {
  readonly linkId: string;
  readonly answer?: readonly Item[];
  readonly item?: readonly Answered[];
}

/** The first value of each answer by its linkId, several of one question as a list. */
function answersIn(items: readonly Answered[]): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const collect = ({ linkId, answer, item: inner = [] }: Answered): void => {
    const value = Object.values(answer?.[0] ?? {})[0];
    if (value !== undefined) found[linkId] = linkId in found ? [found[linkId], value].flat() : value;
    inner.forEach(collect);
  };
  items.forEach(collect);
  return found;
}

interface Populated {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly issues: readonly string[];
  readonly subject: unknown;
}

describeEachDatabase('A form that is opened with resources', (database) => {
  let fhir: FhirServer;
  beforeEach(async () => {
    const { definition } = fromQuestionnaire(resource);
    fhir = await openFhirServer(database, { settings: { allowPublicScores: true }, definition });
  });
  afterEach(() => fhir.server.close());

  const send = (parameter: readonly Item[], as?: Asker) =>
    fhir.post('Questionnaire/visit/$populate', { as, body: { resourceType: 'Parameters', parameter } });
  const populate = async (parameter: readonly Item[], as?: Asker): Promise<Populated> => {
    const { status, body } = await send(parameter, as);
    expect([status, body['resourceType']]).toEqual([200, 'Parameters']);
    const parameters = body['parameter'] as readonly { readonly name: string; readonly resource: Item }[];
    const part = (name: string): Item | undefined => parameters.find((each) => each.name === name)?.resource;
    const items = (part('response')?.['item'] ?? []) as readonly Answered[];
    const issues = (part('issues')?.['issue'] ?? []) as readonly { severity: string; diagnostics: string }[];
    expect(issues.every(({ severity }) => severity === 'warning')).toBe(true);
    return {
      answers: answersIn(items),
      issues: issues.map(({ diagnostics }) => diagnostics),
      subject: part('response')?.['subject'],
    };
  };
  const storePatient = async () => {
    const patient = { name: 'Sara Karimi', code: '1234567891', birthdate: '1990-01-31' };
    const { file } = await handlers['/entry/storeentry'](fhir.clinic.as('secretary'), {
      id: newId(),
      category: fhir.clinic.category,
      version: 1,
      answers: { blank: 'x' },
      patient,
    });
    return (await handlers['/patient/getpatient'](fhir.clinic.as('secretary'), { id: file })).patient.id;
  };

  it('begins with what they say: the user, the encounter, the patient, several resources and the result of a query', async () => {
    const condition = { resourceType: 'Condition' };
    expect(
      await populate([
        given('user', doctor),
        given('encounter', encounter),
        given('patient', woman),
        given('clinical', condition, condition),
        given('weights', weights),
      ]),
    ).toEqual({
      answers: {
        doctor: 'Dr. Karimi',
        begun: '2026-05-04',
        born: '1980-02-03',
        id: 'p1',
        weight: 71.5,
        problems: 2,
        sex: expect.objectContaining({ code: 'female' }) as unknown,
      },
      issues: [],
      subject: undefined,
    });
  });

  it('begins a row for each of what a group is populated from, and a group that does not repeat from all of it', async () => {
    const contact = [
      {
        name: { text: 'Reza' },
        telecom: [
          { system: 'email', value: 'r@x.test' },
          { system: 'phone', value: '1' },
        ],
      },
      { name: { text: 'Mina' }, telecom: [{ system: 'phone', value: '2' }] },
    ];
    const location = [{ location: { display: 'Ward 3' } }, { location: { display: 'Ward 4' } }];
    const length = { value: 12, unit: 'h' };
    const { answers, issues } = await populate([
      given('patient', { ...woman, contact }),
      given('encounter', { ...encounter, location, length }),
    ]);
    expect(answers).toMatchObject({ called: ['Reza', 'Mina'], phone: ['1', '2'], ward: 'Ward 3', hours: 12 });
    expect(issues.filter((each) => /contacts|stay|nights/.test(each))).toEqual([]);
    const many = { ...woman, contact: Array.from({ length: 600 }, () => contact[0]) };
    expect((await populate([given('patient', many)])).answers['called']).toHaveLength(500);
    expect((await populate([])).issues[0]).toBe('nights: the population context cannot be computed.');
  });

  it('says which of its questions begin without a value, and which resource they lack', async () => {
    const { answers, issues } = await populate([]);
    expect(answers).toEqual({ problems: 0 });
    expect(issues).toEqual([
      'nights: the population context cannot be computed.',
      'doctor: the initial expression cannot be computed without %user.',
      'begun: the initial expression cannot be computed without %encounter.',
      'weight: the initial expression cannot be computed without %weights.',
      'ward: the initial expression cannot be computed.',
    ]);
  });

  it('ignores what it does not ask for or cannot use, and says so', async () => {
    const { answers, issues } = await populate([
      given('visit', encounter),
      given('__proto__', encounter),
      given('encounter', doctor),
      given('user', doctor, doctor),
      given('clinical', {}),
      context('patient', { valueReference: { reference: 'Patient/somewhere-else' } }),
      context('weights', { valueString: 'x' }),
    ]);
    expect(answers).toEqual({ doctor: 'Dr. Karimi', problems: 0 });
    expect(issues.slice(0, 7)).toEqual([
      'visit: the Questionnaire declares no launch context and no query of this name; it is ignored.',
      '__proto__: the Questionnaire declares no launch context and no query of this name; it is ignored.',
      'encounter: Encounter is expected, not Practitioner; it is ignored.',
      'user: one resource is expected; all but the first are ignored.',
      'clinical: the content has no resourceType; it is ignored.',
      'patient: the reference leads to no Patient of this server; the resource itself can be sent.',
      'weights: the content is neither a resource nor a reference; it is ignored.',
    ]);
  });

  it('stays blank where an expression fails or its value is no answer, and says so', async () => {
    const names = { ...doctor, name: [{ text: 'A' }, { text: 'B' }] };
    const odd = { ...encounter, period: { start: { toString: 'x' } } };
    const { answers, issues } = await populate([
      given('user', names),
      given('encounter', odd),
      given('patient', { ...woman, birthDate: 'yesterday', gender: 'other' }),
      given('weights', { ...weights, entry: 'none' }),
      given('clinical', encounter),
    ]);
    expect(answers).toMatchObject({ id: 'p1', problems: 1 });
    expect(answers).not.toHaveProperty('doctor');
    expect(answers).not.toHaveProperty('born');
    expect(answers).not.toHaveProperty('begun');
    expect(issues).toEqual(
      expect.arrayContaining([
        'doctor: the initial expression cannot be computed.',
        'born: the initial expression gives no answer of this question.',
      ]),
    );
  });

  it('takes a patient of this server by reference, and leaves aside what is known of them where it is told to', async () => {
    const reference = { reference: `Patient/${await storePatient()}` };
    const subject = { name: 'subject', valueReference: reference };
    const known = { born: '1990-01-31', id: reference.reference.slice(8) };
    expect(await populate([subject], 'secretary')).toMatchObject({ answers: known, subject: reference });
    expect(await populate([context('patient', { valueReference: reference })], 'secretary')).toMatchObject({
      answers: known,
    });
    const alone = await populate([subject, { name: 'local', valueBoolean: false }], 'secretary');
    expect([alone.answers, alone.subject]).toEqual([{ problems: 0 }, reference]);
    const other = await populate([subject, given('patient', woman)], 'secretary');
    expect(other).toMatchObject({ answers: { born: '1980-02-03', id: 'p1' }, subject: reference });
    const visitor = await send([context('patient', { valueReference: reference })]);
    expect([visitor.status, issuesIn(visitor)[0]?.code]).toEqual([401, 'login']);
  });

  it('refuses a context without a name or a content, and a Questionnaire that is sent', async () => {
    for (const wrong of [
      { name: 'context' },
      { name: 'context', part: [{ name: 'name', valueString: 'user' }] },
      { name: 'context', part: [{ name: 'content', resource: doctor }] },
    ]) {
      const reply = await send([given('user', doctor), wrong]);
      expect([reply.status, issuesIn(reply)[0]]).toMatchObject([
        400,
        { code: 'required', expression: ['Parameters.parameter[1]'] },
      ]);
    }
    const populateAny = (...parameter: readonly Item[]) =>
      fhir.post('Questionnaire/$populate', { body: { resourceType: 'Parameters', parameter } });
    const sent = await populateAny({ name: 'questionnaire', resource });
    expect([sent.status, issuesIn(sent)[0]?.code]).toEqual([400, 'not-supported']);
    const named = await populateAny({ name: 'questionnaire', valueReference: { reference: 'Questionnaire/visit' } });
    expect(named.status).toBe(200);
  });
});
