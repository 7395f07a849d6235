import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { openLaunchServer, type LaunchServer } from '../../test/launches.ts';
import { deliverWriteBacks } from '../smart/write-backs/deliver-write-backs.ts';
import { checkEhrs } from './check-ehrs.ts';
import { sayFinding } from './say.ts';

describeEachDatabase('The doctor asks each EHR', (database) => {
  let launches: LaunchServer;
  let isClosed: boolean;
  beforeEach(async () => {
    launches = await openLaunchServer(database);
    isClosed = false;
  });
  afterEach(async () => {
    await launches.server.close();
    if (!isClosed) await launches.ehr.close();
  });
  const check = async (config: object = {}) => {
    const { context } = launches;
    const found = await checkEhrs(database.db, { ...context.config, ...config }, context.clock());
    return found.map(({ level, name, values }) => [level, name, ...(values?.['reason'] ? [values['reason']] : [])]);
  };
  const respond = async () => {
    const { right } = await launches.launch();
    await launches.fill(await launches.open(right), '72');
  };

  test('and finds nothing to mend where it can open forms', async () => {
    expect(await check()).toEqual([['good', 'ehr']]);
    await launches.register({ active: false });
    expect(await check()).toEqual([]);
  });

  test('and says where it cannot be reached, from here or at all', async () => {
    expect(await check({ webhookHosts: [] })).toEqual([['warning', 'ehraway', 'PORSA_WEBHOOK_HOSTS']]);
    await launches.ehr.close();
    isClosed = true;
    expect(await check()).toEqual([['warning', 'ehraway', 'ECONNREFUSED']]);
  });

  test('and says what it lacks, and that its keys cannot be read', async () => {
    launches.ehr.manner = { smart: { code_challenge_methods_supported: ['plain'] } };
    expect(await check()).toEqual([['fault', 'ehrunfit']]);
    launches.ehr.manner = { smart: { capabilities: ['sso-openid-connect'] } };
    expect(await check()).toEqual([['fault', 'ehrunfit']]);
    launches.ehr.manner = { smart: { token_endpoint: 'https://10.0.0.1/token' } };
    expect(await check()).toEqual([['fault', 'ehrunfit']]);
    const { origin } = new URL(launches.ehr.issuer);
    launches.ehr.manner = { smart: { jwks_uri: `${origin}/nowhere` } };
    expect(await check()).toEqual([['warning', 'ehrkeys', 'HTTP 404']]);
  });

  test('and says where it leads back to another address than this server’s, until a launch came back', async () => {
    const moved = { publicUrl: 'https://new.example.org' };
    expect(await check(moved)).toEqual([
      ['good', 'ehr'],
      ['fault', 'ehrmoved'],
    ]);
    const [, finding] = await checkEhrs(database.db, { ...launches.context.config, ...moved }, new Date());
    for (const language of ['en', 'fa'] as const) {
      const text = sayFinding(finding!, language);
      expect(text).toContain('https://new.example.org/smart/callback');
      expect(text).toContain('https://forms.test/smart/callback');
    }
    await database.db.updateTable('ehrs').set({ redirect: 'https://old.example.org/smart/callback' }).execute();
    expect(await check()).toContainEqual(['fault', 'ehrmoved']);
    await launches.launch();
    expect(await check()).toEqual([['good', 'ehr']]);
  });

  test('and says which responses wait for more than an hour, and which were given up', async () => {
    await respond();
    launches.ehr.manner = { refusesResponses: [503] };
    await deliverWriteBacks(launches.context);
    expect(await check()).toEqual([['good', 'ehr']]);
    launches.context.clock.advance(3_700_000);
    expect(await check()).toEqual([
      ['good', 'ehr'],
      ['warning', 'ehrwaiting', 'http503'],
    ]);
    await deliverWriteBacks(launches.context);
    expect(await check()).toEqual([
      ['good', 'ehr'],
      ['warning', 'ehrfailed', 'tokenexpired'],
    ]);
    await launches.register({ active: false });
    expect(await check()).toEqual([['warning', 'ehrfailed', 'tokenexpired']]);
  });
});
