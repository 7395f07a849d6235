import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errors } from '../../../src/api/contract/errors.ts';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { call, openTestServer } from '../../test/server.ts';

describeEachDatabase('A browser that says where a call comes from', (database) => {
  let server: FastifyInstance;
  beforeEach(async () => {
    await database.clear();
    server = await openTestServer(testServerContext(database.db));
  });
  afterEach(() => server.close());

  const signIn = (site?: string) =>
    call(
      server,
      '/auth/veryifypassword',
      { email: 'mina@clinic.test', password: 'wrong' },
      site === undefined ? {} : { headers: { 'sec-fetch-site': site } },
    );

  test('is refused for a page of another site, though no origin is named', async () => {
    expect(await signIn('cross-site')).toMatchObject({ status: 403, reply: { code: errors.originnotallowed.code } });
  });

  test.each([undefined, 'same-origin', 'none'])('is accepted where it is %j', async (site) => {
    expect((await signIn(site)).status).toBe(401);
  });

  test('may call from any site what pages may embed', async () => {
    const answer = await call(
      server,
      '/category/getform',
      { category: 'nowhere' },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(answer).toMatchObject({ status: 404, reply: { code: errors.unknowncategory.code } });
  });
});
