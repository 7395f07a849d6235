import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { addPerson, call, openFreshServer, testPassword } from '../../test/server.ts';
import { firstAdminLink } from '../auth/first-admin-link.ts';
import { addClinic } from './add-clinic.ts';

describeEachDatabase('A clinic beside those there are', (database) => {
  let context: TestServerContext;
  let server: FastifyInstance;

  beforeEach(async () => {
    ({ context, server } = await openFreshServer(database));
    await addPerson(context, { email: 'first@clinic.test', access: 'admin' });
  });
  afterEach(() => server.close());

  const add = (slug?: string, title?: string, discount?: string) =>
    addClinic(database.db, context.clock(), { slug, title, discount });
  const person = { firstName: 'Sara', lastName: 'Ahmadi', email: 'sara@north.test', password: testPassword };
  const open = (id: string) => call(server, '/auth/activate', { id, person });

  test('is opened by the one who has its link, as its admin, and of no other', async () => {
    const { reply } = await open(await add('north', 'کلینیک شمال'));
    expect(reply).toMatchObject({ data: { access: 'admin', store: { slug: 'north', title: 'کلینیک شمال' } } });
    expect(
      await database.db
        .selectFrom('users')
        .innerJoin('clinics', 'clinics.id', 'users.clinic')
        .select(['email', 'slug'])
        .orderBy('slug')
        .execute(),
    ).toEqual([
      { email: 'first@clinic.test', slug: 'clinic' },
      { email: 'sara@north.test', slug: 'north' },
    ]);
  });

  test('may have a discount on its subscription, which its people see', async () => {
    for (const wrong of ['101', '-1', '1.5', 'half'])
      await expect(add('north', 'North', wrong)).rejects.toThrow('0 to 100');
    expect((await open(await add('north', 'North', '25'))).reply).toMatchObject({ data: { discount: 25 } });
  });

  test('has one link at a time, used once', async () => {
    const [first, second] = [await add('north', 'North'), await add('north', 'North')];
    expect([(await open(first)).status, (await open(second)).status, (await open(second)).status]).toEqual([
      404, 200, 404,
    ]);
    await expect(add('north', 'North')).rejects.toThrow(/named north already exists/);
    expect(await database.db.selectFrom('clinics').select('slug').where('slug', '=', 'north').execute()).toHaveLength(
      1,
    );
  });

  test('leaves the link of a server that has no account yet alone', async () => {
    await database.clear();
    const link = await firstAdminLink(context);
    await add('north', 'North');
    expect(await firstAdminLink(context)).toBe(link);
  });

  test.each([
    [undefined, 'North'],
    ['North', 'North'],
    ['-north', 'North'],
    ['n'.repeat(49), 'North'],
    ['north', undefined],
    ['north', ' '],
  ])('needs a short name and a title: not %j and %j', async (slug, title) => {
    await expect(add(slug, title)).rejects.toThrow(/npm run add-clinic/);
  });
});
