import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallData } from '../../../src/api/contract/contract.ts';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { codeSystem, sara, type EhrManner } from '../../test/ehr.ts';
import { openLaunchServer, type LaunchServer } from '../../test/launches.ts';
import { call } from '../../test/server.ts';

type Begun = CallData<'/smart/startlaunch'>;

describeEachDatabase('A launch by an EHR', (database) => {
  let launches: LaunchServer;
  beforeEach(async () => {
    launches = await openLaunchServer(database);
  });
  afterEach(async () => {
    await launches.server.close();
    await launches.ehr.close();
  });
  const begun = async (): Promise<Begun> =>
    ((await launches.start()).reply as { data?: Begun }).data ?? { url: '', flow: '' };
  const finished = async () => {
    const { url, flow } = await begun();
    return launches.finish(flow, await launches.ehr.authorize(url));
  };
  const under = (manner: EhrManner) => {
    launches.ehr.manner = manner;
  };
  const asAdmin = () => ({ ...launches.context, caller: launches.clinic.as('admin').caller });
  const patients = () => database.db.selectFrom('patients').selectAll().execute();
  const files = () => database.db.selectFrom('files').selectAll().execute();

  test('opens the form for the patient in context, whose response goes to their file', async () => {
    const { ehr, patient, forms, right } = await launches.launch();
    expect({ ehr, patient, forms }).toEqual({
      ehr: 'City Hospital',
      patient: { name: 'Sara Amini', birthdate: '1990-02-03', gender: 'female' },
      forms: [{ id: launches.clinic.category, title: { en: 'Visit', fa: 'ویزیت' } }],
    });
    const outcome = await launches.fill(await launches.open(right), '72');
    expect([outcome.status, outcome.text]).toEqual([200, expect.stringContaining('Your answers have been sent')]);
    expect(await launches.entries()).toMatchObject([{ answers: { weight: 72 } }]);
    expect(await patients()).toMatchObject([{ code: '0012345678', birthdate: '1990-02-03', phone: '+989121234567' }]);
    const [{ patient_id: id } = {}] = await files();
    expect(id).toBe((await patients())[0]?.id);
  });

  test('asks with PKCE, state, nonce, audience and the scopes of the version that the EHR speaks', async () => {
    const { url, flow } = await begun();
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: 'porsa',
      aud: launches.ehr.issuer,
      launch: launches.ehr.launch,
      code_challenge_method: 'S256',
      redirect_uri: 'https://forms.test/smart/callback',
      scope: 'launch openid fhirUser patient/Patient.r patient/QuestionnaireResponse.c',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40);
    expect(flow).not.toContain(query.get('state'));
    under({ smart: { capabilities: ['launch-ehr', 'permission-v1'] } });
    const old = new URL((await begun()).url).searchParams;
    expect(old.get('scope')).toBe('launch patient/Patient.read patient/QuestionnaireResponse.write');
  });

  test('asks an address that is not registered for nothing', async () => {
    const stranger = launches.ehr.issuer.replace('/fhir', '/other');
    const { status, reply } = await launches.start({ iss: stranger });
    expect([status, reply]).toEqual([404, expect.objectContaining({ code: 4048 })]);
    await launches.register({ active: false });
    expect((await launches.start()).status).toBe(404);
    expect((await launches.start({ clinic: 'another' })).status).toBe(404);
    expect(launches.ehr.asked).toEqual([]);
  });

  test('asks nothing of an address inside of one’s own walls that the operator has not named', async () => {
    const store = (issuer: string) =>
      handlers['/admin/storeehr'](asAdmin(), {
        id: launches.ehrId.replace(/.$/, '0'),
        title: 'X',
        issuer,
        clientId: 'p',
        forms: ['visit'],
      });
    for (const issuer of ['http://169.254.169.254/fhir', 'https://localhost/fhir', 'https://10.0.0.1/fhir'])
      await expect(store(issuer)).rejects.toMatchObject({ code: 'addressrefused' });
    under({ smart: { token_endpoint: 'http://169.254.169.254/token' } });
    expect((await launches.start()).reply).toMatchObject({ code: 4235 });
  });

  test('works once: neither its flow nor its right opens anything twice', async () => {
    const { url, flow } = await begun();
    const returned = await launches.ehr.authorize(url);
    const { reply } = await launches.finish(flow, returned);
    expect((await launches.finish(flow, returned)).reply).toMatchObject({ code: 4104 });
    const { right } = (reply as unknown as { data: CallData<'/smart/finishlaunch'> }).data;
    const link = await launches.open(right);
    const again = await call(launches.server, '/smart/openform', { right, category: launches.clinic.category });
    expect(again.reply).toMatchObject({ code: 4104 });
    await launches.fill(link, '72');
    const after = await launches.browser.open(`${link}?language=en`);
    expect([after.status, after.fields]).toEqual([410, []]);
  });

  test('ends after ten minutes, and is no other page’s', async () => {
    const [mine, other] = [await begun(), await begun()];
    expect((await launches.finish(other.flow, await launches.ehr.authorize(mine.url))).reply).toMatchObject({
      code: 4104,
    });
    launches.context.clock.advance(601_000);
    expect((await launches.finish(mine.flow, await launches.ehr.authorize(mine.url))).reply).toMatchObject({
      code: 4104,
    });
    expect(
      (await launches.finish('made-up-by-somebody-else', new URL('https://x.test/?code=1&state=2'))).reply,
    ).toMatchObject({
      code: 4104,
    });
  });

  test.each<[string, EhrManner, number]>([
    ['its person does not allow it', { denies: 'access_denied' }, 4236],
    ['it grants too little', { token: { scope: 'launch patient/Patient.r' } }, 4236],
    ['it does not know the client', { secret: 'another' }, 4236],
    ['it names no patient', { token: { patient: undefined } }, 4237],
    ['its patient is no ID', { token: { patient: '../Practitioner/1' } }, 4237],
    ['it does not give the patient', { patientStatus: 403 }, 5022],
    ['it gives another patient', { patient: 'nobody' }, 5022],
    ['its ID token is another’s', { claims: { aud: 'somebody-else' } }, 5022],
    ['its ID token is of another launch', { claims: { nonce: 'of-another-launch' } }, 5022],
  ])('is refused where %s', async (_, manner, code) => {
    under(manner);
    expect((await finished()).reply).toMatchObject({ success: false, code });
    expect(await patients()).toEqual([]);
  });

  test.each<[string, EhrManner, number]>([
    ['has no PKCE with S256', { smart: { code_challenge_methods_supported: ['plain'] } }, 4235],
    ['has no such launch', { smart: { capabilities: ['launch-standalone'] } }, 4235],
    ['has no token endpoint', { smart: { token_endpoint: undefined } }, 4235],
  ])('is refused where the EHR %s', async (_, manner, code) => {
    under(manner);
    expect((await launches.start()).reply).toMatchObject({ code });
  });

  test('authenticates a confidential client, whose secret is sealed', async () => {
    const secret = 'a-secret-of-porsa-at-the-ehr';
    expect(await launches.register({ secret })).toMatchObject({ hasSecret: true });
    under({ secret });
    expect((await finished()).status).toBe(200);
    const rows = JSON.stringify(await database.db.selectFrom('ehrs').selectAll().execute());
    expect(rows).not.toContain(secret);
  });

  test('finds the patient by national code, or by the ID that the EHR opened before', async () => {
    const once = async () => {
      const { right } = await launches.launch();
      await launches.fill(await launches.open(right), '72');
    };
    await once();
    await once();
    expect([(await patients()).length, (await files()).length, (await launches.entries()).length]).toEqual([1, 1, 2]);
    const { identifier: _none, ...without } = sara;
    launches.ehr.patients.set('sara-1', without);
    await once();
    expect((await patients()).length).toBe(1);
    launches.ehr.patients.set('other', { ...without, id: 'other' });
    under({ patient: 'other' });
    await once();
    await once();
    expect((await patients()).length).toBe(2);
    launches.ehr.patients.set('other', {
      ...sara,
      id: 'other',
      identifier: [{ system: codeSystem, value: '۰۰۱۲۳۴۵۶۷۸' }],
    });
    await once();
    expect(new Set((await files()).map(({ patient_id: id }) => id)).size).toBe(2);
    expect((await launches.entries()).length).toBe(6);
  });

  test('takes an identifier of another system for no national code', async () => {
    launches.ehr.patients.set('sara-1', {
      ...sara,
      identifier: [{ system: 'https://other.test', value: '0012345678' }],
    });
    const { right } = await launches.launch();
    await launches.open(right);
    expect(await patients()).toMatchObject([{ code: null }]);
  });

  test('gives the page that form and that patient alone, and shows nothing of the file', async () => {
    const { right } = await launches.launch();
    const path = await launches.open(right);
    const page = await launches.browser.open(`${path}?language=en`);
    expect(page.all('porsa-form')).toEqual([]);
    expect(page.html).not.toContain('Amini');
    expect((await launches.browser.open('/f/visit')).status).toBe(404);
    const link = path.replace('/lnk/', '');
    const anonymous = await call(launches.server, '/public/resolvelink', { link });
    expect(anonymous.status).toBe(401);
  });

  test('keeps no token where anybody reads it', async () => {
    const { right } = await launches.launch();
    const [token = ''] = launches.ehr.tokens;
    expect(right).not.toContain(token);
    for (const table of ['ehr_launches', 'secrets', 'audit'] as const)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain(token);
  });

  test('is of an account that admins see without an address: nobody writes to it', async () => {
    const { items } = await handlers['/admin/getaccounts'](asAdmin(), {});
    expect(items).toContainEqual(expect.objectContaining({ firstName: 'City Hospital', email: '' }));
  });

  test('fills as the EHR’s own account, which opens nothing once the EHR is removed', async () => {
    const { right } = await launches.launch();
    const path = await launches.open(right);
    const [{ account } = { account: '' }] = await database.db.selectFrom('ehrs').select('account').execute();
    await handlers['/admin/removeehr'](asAdmin(), { id: launches.ehrId });
    expect((await launches.browser.open(path)).status).toBe(404);
    const log = await database.db.selectFrom('audit').select(['action', 'user_id']).execute();
    expect(log).toContainEqual({ action: 'file.create', user_id: account });
    expect((await launches.start()).status).toBe(404);
  });
});
