import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallData } from '../../../src/api/contract/contract.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openLaunchServer, type LaunchServer } from '../../test/launches.ts';
import { call } from '../../test/server.ts';
import { openSession } from '../sessions/sessions.ts';

describeEachDatabase('A launch from here', (database) => {
  let launches: LaunchServer;
  beforeEach(async () => {
    launches = await openLaunchServer(database);
  });
  afterEach(async () => {
    await launches.server.close();
    await launches.ehr.close();
  });
  const sessionOf = async (person: 'expert' | 'owner' | 'stranger') => {
    const id = launches.clinic.userId(person);
    return openSession(
      launches.context,
      await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  };
  const start = async (token: string | undefined) =>
    call(launches.server, '/smart/startstandalone', { ehr: launches.ehrId }, { ...(token !== undefined && { token }) });
  const begun = async (token: string) =>
    ((await start(token)).reply as unknown as { readonly data: CallData<'/smart/startstandalone'> }).data;
  const finish = async ({ url, flow }: Awaited<ReturnType<typeof begun>>, token?: string) => {
    const query = (await launches.ehr.authorize(url)).searchParams.toString();
    return call(launches.server, '/smart/finishlaunch', { flow, query }, { ...(token !== undefined && { token }) });
  };
  const authors = async () =>
    (await database.db.selectFrom('entries').select('created_by').orderBy('id').execute()).map((row) => row.created_by);

  test('asks the EHR for a patient', async () => {
    const token = await sessionOf('expert');
    const { reply } = await call(launches.server, '/smart/getehrs', {}, { token });
    expect(reply).toEqual({ success: true, data: [{ id: launches.ehrId, title: 'City Hospital' }] });
    const { url } = await begun(token);
    const query = new URL(url).searchParams;
    expect(query.get('scope')).toBe('launch/patient openid fhirUser patient/Patient.r patient/QuestionnaireResponse.c');
    expect(query.get('launch')).toBe(null);
    expect((await start(undefined)).status).toBe(401);
  });

  test('is finished by the person alone who began it', async () => {
    const [token, other] = [await sessionOf('expert'), await sessionOf('owner')];
    expect((await finish(await begun(token))).reply).toMatchObject({ code: 4104 });
    expect((await finish(await begun(token), other)).reply).toMatchObject({ code: 4104 });
    expect((await finish(await begun(token), token)).status).toBe(200);
  });

  test('ties the person of the EHR to the account, as whom they fill the forms that the EHR opens from then on', async () => {
    const respond = async () => {
      const { right } = await launches.launch();
      await launches.fill(await launches.open(right), '72');
    };
    await respond();
    const token = await sessionOf('expert');
    await finish(await begun(token), token);
    await respond();
    const [{ account } = { account: '' }] = await database.db.selectFrom('ehrs').select('account').execute();
    const expert = launches.clinic.userId('expert');
    expect(await authors()).toEqual([account, expert]);
    await database.db
      .updateTable('users')
      .set({ disabled_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', expert)
      .execute();
    const { right } = await launches.launch();
    const refused = await call(launches.server, '/smart/openform', { right, category: launches.clinic.category });
    expect(refused.status).toBe(404);
  });

  test('gives no form to an account that has no role in it: it is filled as the EHR’s own', async () => {
    const token = await sessionOf('stranger');
    await finish(await begun(token), token);
    const { right } = await launches.launch();
    await launches.fill(await launches.open(right), '72');
    const [{ account } = { account: '' }] = await database.db.selectFrom('ehrs').select('account').execute();
    expect(await authors()).toEqual([account]);
  });
});
