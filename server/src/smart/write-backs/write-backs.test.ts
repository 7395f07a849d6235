import { afterEach, beforeEach, expect, test } from 'vitest';
import { handlers } from '../../../test/clinic.ts';
import { describeEachDatabase } from '../../../test/databases.ts';
import type { EhrManner } from '../../../test/ehr.ts';
import { openLaunchServer, type LaunchServer } from '../../../test/launches.ts';
import { purgeFile } from '../../file/purge-file.ts';
import { deliverWriteBacks, forgetLaunches } from './deliver-write-backs.ts';

describeEachDatabase('A response to a form that an EHR opened', (database) => {
  let launches: LaunchServer;
  beforeEach(async () => {
    launches = await openLaunchServer(database);
  });
  afterEach(async () => {
    await launches.server.close();
    await launches.ehr.close();
  });
  const under = (manner: EhrManner) => {
    launches.ehr.manner = manner;
  };
  const asAdmin = () => ({ ...launches.context, caller: launches.clinic.as('admin').caller });
  const deliver = () => deliverWriteBacks(launches.context);
  const respond = async (weight = '72') => {
    const { right } = await launches.launch();
    await launches.fill(await launches.open(right), weight);
  };
  const list = async () => (await handlers['/admin/getwritebacks'](asAdmin(), { ehr: launches.ehrId })).items;
  const counts = async () => {
    const { items } = await handlers['/admin/getehrs'](asAdmin(), {});
    return items.map(({ waiting, failed }) => ({ waiting, failed }))[0];
  };
  const { href } = new URL('https://forms.test');

  test('is written back to its patient there, with its form, its author and an identifier', async () => {
    await respond();
    expect(await counts()).toEqual({ waiting: 1, failed: 0 });
    expect(await deliver()).toBe(1);
    const [{ id = '' } = {}] = await launches.entries();
    const { category } = launches.clinic;
    expect(launches.ehr.responses).toEqual([
      expect.objectContaining({
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        subject: { reference: 'Patient/sara-1' },
        author: { reference: 'Practitioner/karimi' },
        questionnaire: `${href}fhir/Questionnaire/${category}|1`,
        identifier: { system: `${href}fhir/QuestionnaireResponse`, value: id },
        authored: expect.any(String),
      }),
    ]);
    expect(JSON.stringify(launches.ehr.responses)).toContain('"valueDecimal":72');
    expect(await list()).toMatchObject([{ id, state: 'delivered', status: 201, failure: null, attempts: 1 }]);
    expect(await counts()).toEqual({ waiting: 0, failed: 0 });
  });

  test('is kept until the EHR takes it, and is there once however often it is sent', async () => {
    await respond();
    under({ refusesResponses: [503, 429] });
    expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(0);
    expect(await list()).toMatchObject([{ state: 'waiting', attempts: 1, failure: 'http503' }]);
    launches.context.clock.advance(11_000);
    expect(await deliver()).toBe(0);
    launches.context.clock.advance(21_000);
    expect(await deliver()).toBe(1);
    // The process died after the EHR had taken it.
    await database.db.updateTable('ehr_write_backs').set({ ended_at: null }).execute();
    launches.context.clock.advance(3_600_000 / 2);
    expect(await deliver()).toBe(1);
    expect(launches.ehr.responses.length).toBe(1);
    expect(await list()).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  test('is sent by one process, however many there are', async () => {
    await respond();
    const arrived = await Promise.all([deliver(), deliver(), deliver()]);
    expect(arrived.reduce((sum, one) => sum + one)).toBe(1);
    expect(launches.ehr.asked.filter((one) => one.startsWith('POST /fhir'))).toHaveLength(1);
  });

  test('waits while the EHR cannot be reached', async () => {
    await respond();
    const { port } = new URL(launches.ehr.issuer);
    await launches.ehr.close();
    expect(await deliver()).toBe(0);
    expect(await list()).toMatchObject([{ state: 'waiting', failure: 'ECONNREFUSED' }]);
    expect(port).not.toBe('');
  });

  test('that the EHR refuses is seen by an admin, who can have it sent again', async () => {
    await respond();
    under({ refusesResponses: [422] });
    expect(await deliver()).toBe(0);
    const [row] = await list();
    expect(row).toMatchObject({
      state: 'failed',
      status: 422,
      failure: 'http422',
      form: { id: launches.clinic.category },
    });
    expect(await counts()).toEqual({ waiting: 0, failed: 1 });
    launches.context.clock.advance(3_000_000);
    expect(await deliver()).toBe(0);
    await handlers['/admin/retrywriteback'](asAdmin(), { id: row?.id ?? '' });
    expect(await deliver()).toBe(1);
    expect(launches.ehr.responses.length).toBe(1);
  });

  test('is found on the pages of a list that begins with what failed, and says how many there are', async () => {
    under({ refusesResponses: [422] });
    for (let round = 0; round < 4; round += 1) {
      await respond();
      await deliver();
    }
    const page = (after?: string) =>
      handlers['/admin/getwritebacks'](asAdmin(), { ehr: launches.ehrId, limit: 2, ...(after && { after }) });
    const first = await page();
    const second = await page(first.next ?? '');
    expect([first.total, second.total, second.next]).toEqual([4, 4, null]);
    const rows = [...first.items, ...second.items];
    expect(rows.map(({ state }) => state)).toEqual(['failed', 'delivered', 'delivered', 'delivered']);
    const [failed, ...delivered] = rows.map(({ id }) => id);
    expect(delivered).toEqual([...delivered].sort().reverse());
    expect(delivered.every((id) => id > (failed ?? ''))).toBe(true);
  });

  test('whose access has expired says so, and goes with the next launch for the same patient', async () => {
    await respond();
    launches.context.clock.advance(3_601_000);
    expect(await deliver()).toBe(0);
    const [row] = await list();
    expect(row).toMatchObject({ state: 'failed', failure: 'tokenexpired', status: null });
    const again = handlers['/admin/retrywriteback'](asAdmin(), { id: row?.id ?? '' });
    await expect(again).rejects.toMatchObject({ code: 'launchexpired' });
    under({ patient: 'other' });
    launches.ehr.patients.set('other', { resourceType: 'Patient', id: 'other', name: [{ text: 'Another' }] });
    await launches.launch();
    expect(await deliver()).toBe(0);
    under({});
    await launches.launch();
    expect(await deliver()).toBe(1);
    expect(launches.ehr.responses).toMatchObject([{ subject: { reference: 'Patient/sara-1' } }]);
  });

  test('whose token the EHR knows no more counts as expired', async () => {
    await respond();
    launches.ehr.tokens.clear();
    expect(await deliver()).toBe(0);
    expect(await list()).toMatchObject([{ state: 'failed', failure: 'tokenexpired', status: 401 }]);
  });

  test('goes nowhere once the EHR is switched off, and is gone with its file or its EHR', async () => {
    await respond();
    await launches.register({ active: false });
    expect(await deliver()).toBe(0);
    expect(await list()).toMatchObject([{ failure: 'inactive' }]);
    await launches.register({ active: true });
    await respond();
    const { id: file, clinic } = await database.db
      .selectFrom('files')
      .select(['id', 'clinic'])
      .executeTakeFirstOrThrow();
    await database.db.transaction().execute((transaction) => purgeFile(transaction, { clinic, id: file }));
    expect(await list()).toEqual([]);
    expect(await database.db.selectFrom('ehr_patients').selectAll().execute()).toEqual([]);
    await respond();
    await handlers['/admin/removeehr'](asAdmin(), { id: launches.ehrId });
    expect(await database.db.selectFrom('ehr_write_backs').selectAll().execute()).toEqual([]);
    expect(launches.ehr.responses).toEqual([]);
  });

  test('is no affair of responses that came another way', async () => {
    await handlers['/entry/storeentry'](launches.clinic.as('owner'), {
      id: '0190a000-0000-7000-8000-000000000001',
      category: launches.clinic.category,
      version: 1,
      patient: { name: 'Ali' },
      answers: { weight: 72 },
    });
    expect(await list()).toEqual([]);
  });

  test('leaves no token behind that has expired, and no patient for whom nothing was opened', async () => {
    await launches.launch();
    const kept = () => database.db.selectFrom('ehr_launches').select(['token', 'details']).execute();
    await forgetLaunches(launches.context);
    expect(await kept()).toEqual([{ token: expect.any(String), details: expect.any(String) }]);
    launches.context.clock.advance(3_601_000);
    await forgetLaunches(launches.context);
    expect(await kept()).toEqual([{ token: null, details: null }]);
    launches.context.clock.advance(31 * 24 * 3_600_000);
    await forgetLaunches(launches.context);
    expect(await kept()).toEqual([]);
  });
});
