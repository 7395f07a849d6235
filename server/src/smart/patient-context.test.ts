import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromQuestionnaire } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { sara } from '../../test/ehr.ts';
import { openLaunchServer, type LaunchServer } from '../../test/launches.ts';
import { resourcesOwner } from '../link/given-by-launch.ts';
import { forgetLaunches } from './write-backs/deliver-write-backs.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const fhirpath = (name: string, expression: string) => ({
  url: `${sdc}${name}`,
  valueExpression: { language: 'text/fhirpath', expression },
});
const patientContext = {
  url: `${sdc}launchContext`,
  extension: [
    { url: 'name', valueCoding: { code: 'patient' } },
    { url: 'type', valueCode: 'Patient' },
  ],
};

/** A form of another system that begins with what its patient is known by, and computes with it. */
const formWith = (extension: readonly object[]) =>
  fromQuestionnaire({
    resourceType: 'Questionnaire',
    title: 'Visit',
    status: 'active',
    extension,
    item: [
      { linkId: 'weight', text: 'Weight', type: 'decimal', required: true },
      {
        linkId: 'called',
        text: 'Called',
        type: 'string',
        extension: [fhirpath('initialExpression', `%patient.name.where(use = 'nickname').given.first()`)],
      },
      { linkId: 'born', text: 'Born', type: 'date', extension: [fhirpath('initialExpression', '%patient.birthDate')] },
      {
        linkId: 'record',
        text: 'Record',
        type: 'string',
        readOnly: true,
        extension: [
          fhirpath('calculatedExpression', `%patient.identifier.where(system = 'https://ehr.test/mrn').value`),
        ],
      },
    ],
  }).definition;

const declared = formWith([patientContext]);
/** Only the EHR knows by which name the patient is called, and its own record number. */
const known = {
  ...sara,
  name: [
    { given: ['Sara'], family: 'Amini' },
    { use: 'nickname', given: ['Saru'] },
  ],
  photo: [{ contentType: 'image/png', data: 'cGljdHVyZQ==' }],
  text: { status: 'generated', div: '<div>Narrative</div>' },
};

describeEachDatabase('The patient of a form that an EHR opens', (database) => {
  let launches: LaunchServer;
  const openWith = async (definition = declared, patient: Readonly<Record<string, unknown>> = known) => {
    launches = await openLaunchServer(database, {}, definition);
    launches.ehr.patients.set(sara['id'] as string, patient);
  };
  beforeEach(() => openWith());
  afterEach(async () => {
    await launches.server.close();
    await launches.ehr.close();
  });
  const reopenWith = async (...given: Parameters<typeof openWith>) => {
    await launches.server.close();
    await launches.ehr.close();
    await openWith(...given);
  };
  const opened = async () => launches.open((await launches.launch()).right);
  const kept = () =>
    database.db.selectFrom('ehr_launches').select(['id', 'clinic', 'details']).executeTakeFirstOrThrow();

  test('is who the EHR says, on the screen as on the server', async () => {
    const path = await opened();
    const page = await launches.browser.open(`${path}?language=en`);
    expect(page.fields).toContainEqual(['called', 'Saru']);
    expect(page.text).toContain('77');
    await launches.fill(path, '72');
    expect(await launches.entries()).toMatchObject([
      { answers: { weight: 72, called: 'Saru', born: '1990-02-03', record: '77' } },
    ]);
    expect(launches.ehr.asked.filter((each) => each.includes('/Patient/'))).toHaveLength(1);
  });

  test('is kept sealed, without pictures and texts, and no longer than the rest of the launch', async () => {
    await opened();
    const { id, clinic, details } = await kept();
    expect(details).not.toMatch(/Saru|1990|Patient/);
    const { sealer } = launches.context;
    const { photo: _photo, text: _text, ...rest } = known;
    expect(JSON.parse(sealer.open(details ?? '', resourcesOwner(clinic, id)))).toEqual({ patient: rest });
    launches.context.clock.advance(28 * 3_600_000);
    await forgetLaunches(launches.context);
    expect((await kept()).details).toBeNull();
  });

  test('is kept for the form that declares it alone, though the EHR opens others that do', async () => {
    await reopenWith(formWith([]));
    const { clinic, context } = launches;
    const { id: second } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      slug: 'second',
      title: 'Second form',
    });
    const admin = { ...context, caller: clinic.as('admin').caller };
    await handlers['/category/storedraft'](admin, { category: second, rev: 0, definition: declared });
    await handlers['/category/publish'](admin, { category: second, rev: 1 });
    const [ehr] = (await handlers['/admin/getehrs'](admin, {})).items;
    await launches.register({ forms: [clinic.category, second], rev: ehr!.rev });
    const { right } = await launches.launch();
    expect((await kept()).details).not.toBeNull();
    await launches.open(right);
    expect((await kept()).details).toBeNull();
  });

  test('is as much of a resource that is too long as a file has room for', async () => {
    await reopenWith(declared, {
      ...known,
      extension: [{ url: 'https://ehr.test/note', valueString: 'x'.repeat(100_001) }],
    });
    await launches.fill(await opened(), '72');
    const [{ answers } = { answers: {} }] = await launches.entries();
    expect(answers).toEqual({ weight: 72, born: '1990-02-03' });
  });

  test('is given to no form that does not declare it', async () => {
    await reopenWith(formWith([]));
    const path = await opened();
    expect((await kept()).details).toBeNull();
    await launches.fill(path, '72');
    const [{ answers } = { answers: {} }] = await launches.entries();
    expect(answers).toEqual({ weight: 72 });
  });
});
