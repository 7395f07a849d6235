import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromQuestionnaire } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openLaunchServer, type LaunchServer } from '../../test/launches.ts';
import { forgetLaunches } from './write-backs/deliver-write-backs.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const context = (code: string, type: string) => ({
  url: `${sdc}launchContext`,
  extension: [
    { url: 'name', valueCoding: { code } },
    { url: 'type', valueCode: type },
  ],
});
const fhirpath = (name: string, expression: string) => ({
  url: `${sdc}${name}`,
  valueExpression: { language: 'text/fhirpath', expression },
});

/** A form of another system that begins with who fills it and in which visit, and computes with both. */
const { definition } = fromQuestionnaire({
  resourceType: 'Questionnaire',
  title: 'Visit',
  status: 'active',
  extension: [context('user', 'Practitioner'), context('encounter', 'Encounter')],
  item: [
    { linkId: 'weight', text: 'Weight', type: 'decimal', required: true },
    {
      linkId: 'by',
      text: 'By',
      type: 'string',
      extension: [fhirpath('initialExpression', '%user.name.text.first()')],
    },
    {
      linkId: 'ward',
      text: 'Ward',
      type: 'string',
      extension: [fhirpath('initialExpression', '%encounter.location.location.display.first()')],
    },
    {
      linkId: 'sum',
      text: 'Sum',
      type: 'string',
      readOnly: true,
      extension: [fhirpath('calculatedExpression', `%encounter.id & ' ' & %user.name.text`)],
    },
  ],
});

const karimi = { resourceType: 'Practitioner', id: 'karimi', name: [{ text: 'Dr. Karimi' }] };
const visit = { resourceType: 'Encounter', id: 'e7', location: [{ location: { display: 'Ward 3' } }] };

describeEachDatabase('A form that an EHR opens', (database) => {
  let launches: LaunchServer;
  beforeEach(async () => {
    launches = await openLaunchServer(database, {}, definition);
    launches.ehr.resources.set('Practitioner/karimi', karimi).set('Encounter/e7', visit);
    launches.ehr.manner = { token: { encounter: 'e7' } };
  });
  afterEach(async () => {
    await launches.server.close();
    await launches.ehr.close();
  });

  const opened = async () => launches.open((await launches.launch()).right);
  const kept = async () => database.db.selectFrom('ehr_launches').select('details').execute();

  test('begins with the person and the visit, and computes with them, on the screen as on the server', async () => {
    const path = await opened();
    const page = await launches.browser.open(`${path}?language=en`);
    expect(page.html).toContain('Dr. Karimi');
    expect(page.html).toContain('Ward 3');
    await launches.fill(path, '72');
    expect(await launches.entries()).toMatchObject([
      { answers: { weight: 72, by: 'Dr. Karimi', ward: 'Ward 3', sum: 'e7 Dr. Karimi' } },
    ]);
    expect(launches.ehr.authorizations[0]?.get('scope')).toBe(
      'launch openid fhirUser patient/Patient.r patient/QuestionnaireResponse.c patient/Encounter.r',
    );
  });

  test('asks in the scopes of version 1 where the EHR has those', async () => {
    launches.ehr.manner = { ...launches.ehr.manner, smart: { capabilities: ['launch-ehr', 'permission-v1'] } };
    await launches.start();
    const { reply } = await launches.start();
    await launches.ehr.authorize((reply as unknown as { data: { url: string } }).data.url);
    expect(launches.ehr.authorizations[0]?.get('scope')).toBe(
      'launch patient/Patient.read patient/QuestionnaireResponse.write patient/Encounter.read',
    );
  });

  test.each([
    ['refuses both', () => launches.ehr.resources.clear()],
    ['gives others', () => void launches.ehr.resources.set('Encounter/e7', karimi).set('Practitioner/karimi', visit)],
    [
      'gives one that is too long',
      () => {
        const note = 'x'.repeat(100_001);
        launches.ehr.resources.set('Encounter/e7', { ...visit, note }).set('Practitioner/karimi', { ...karimi, note });
      },
    ],
  ])('knows both by their ids where the EHR %s', async (_, manner) => {
    manner();
    await launches.fill(await opened(), '72');
    const [{ answers } = { answers: {} }] = await launches.entries();
    expect(answers).toEqual({ weight: 72, sum: 'e7 ' });
  });

  test('begins without what the EHR does not name', async () => {
    launches.ehr.manner = { token: { encounter: '../Patient/other' }, claims: { fhirUser: 'https://x.test/Person/1' } };
    await launches.fill(await opened(), '72');
    const [{ answers } = { answers: {} }] = await launches.entries();
    expect(answers).toMatchObject({ weight: 72 });
    expect(JSON.stringify(answers)).not.toMatch(/e7|Karimi/);
    expect(launches.ehr.asked.filter((each) => /Encounter|Practitioner|Person/.test(each))).toEqual([]);
  });

  test('is kept sealed until it can be sent no more', async () => {
    const path = await opened();
    const [{ details } = { details: null }] = await kept();
    expect(details).not.toBeNull();
    expect(JSON.stringify(details)).not.toMatch(/Karimi|Ward/);
    launches.context.clock.advance(3 * 3_600_000);
    await forgetLaunches(launches.context);
    expect((await kept())[0]?.details).toBe(details);
    launches.context.clock.advance(25 * 3_600_000);
    await forgetLaunches(launches.context);
    expect((await kept())[0]?.details).toBeNull();
    expect(path).toContain('/lnk/');
  });

  test('is asked for nothing that no form of the EHR is opened with', async () => {
    await launches.server.close();
    await launches.ehr.close();
    launches = await openLaunchServer(database);
    launches.ehr.manner = { token: { encounter: 'e7' } };
    await launches.fill(await opened(), '72');
    expect(launches.ehr.asked.filter((each) => /Encounter|Practitioner/.test(each))).toEqual([]);
    expect(launches.ehr.authorizations[0]?.get('scope')).not.toContain('Encounter');
    expect((await kept())[0]?.details).toBeNull();
  });

  test('begins in the portal with the colleague who is signed in, and with nobody for a program or a visitor', async () => {
    const { clinic, context } = launches;
    const getForm = async (caller: ReturnType<typeof clinic.as>['caller']) =>
      handlers['/category/getform']({ ...context, caller }, { category: clinic.category });
    const { caller } = clinic.as('secretary');
    const { user } = caller;
    const form = await getForm(caller);
    const name = `${user?.firstName} ${user?.lastName}`;
    expect(form.launch).toMatchObject({ user: { resourceType: 'Practitioner', id: user?.id, name: [{ text: name }] } });
    const program = { ...caller, user: { ...user!, scopes: ['forms:read', 'files:write'] as const } };
    expect((await getForm(program)).launch).toBeUndefined();
    const view = { ...context, caller };
    expect(await handlers['/category/openform'](view, { category: clinic.category, language: 'en' })).toMatchObject({
      view: null,
      launch: form.launch,
    });
    await handlers['/entry/storeentry'](view, {
      id: '01970000-0000-7000-8000-000000000001',
      category: clinic.category,
      version: 1,
      patient: { name: 'Sara Amini' },
      answers: { weight: 72 },
    });
    expect((await launches.entries())[0]?.answers).toEqual({ weight: 72, sum: ` ${name}` });
  });
});
