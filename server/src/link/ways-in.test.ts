import { beforeEach, expect, test } from 'vitest';
import { handlers, openClinic, refusal, type Person, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { findSession } from '../sessions/sessions.ts';
import { newId } from '../db/uuid.ts';

describeEachDatabase('A way in', (database) => {
  let clinic: TestClinic;
  let visitor: ReturnType<TestClinic['as']>;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    visitor = clinic.as('visitor');
  });

  const linkOf = async (person: Person) =>
    new URL((await handlers['/auth/storeautologin'](clinic.as(person), { to: '/projects' })).link);
  const enter = (token: string) => handlers['/autologin/'](visitor, { token });

  test('by a link of one’s own opens on another device, once of fifty tries, for ten minutes', async () => {
    const link = await linkOf('expert');
    expect([link.pathname, link.searchParams.get('to')]).toEqual(['/autologin', '/projects']);
    const token = link.searchParams.get('token') ?? '';
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => enter(token)));
    expect(tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))).toEqual([
      clinic.userId('expert'),
    ]);
    const late = (await linkOf('expert')).searchParams.get('token') ?? '';
    visitor.clock.advance(10 * 60_000);
    expect((await refusal(enter(late))).code).toBe('deadlink');
    expect(JSON.stringify(await database.db.selectFrom('secrets').selectAll().execute())).not.toContain(token);
  });

  test('by a link dies with a newer one, and with its person’s account', async () => {
    const [older, newer] = [
      (await linkOf('expert')).searchParams.get('token') ?? '',
      (await linkOf('expert')).searchParams.get('token') ?? '',
    ];
    expect((await refusal(enter(older))).code).toBe('deadlink');
    await database.db
      .updateTable('users')
      .set({ disabled_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', clinic.userId('expert'))
      .execute();
    expect((await refusal(enter(newer))).code).toBe('deadlink');
  });

  const keyFor = (role: 'expert' | 'newuser' = 'newuser') =>
    handlers['/category/storekey'](clinic.as('owner'), { category: clinic.category, title: 'Partner', role });
  const addForm = async (owner: 'owner' | 'expert') => {
    const { id } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: { en: 'Follow-up' },
      members: [{ user: clinic.userId(owner), role: 'owner' }],
    });
    return id;
  };
  const partner = (token: string, user?: object) =>
    handlers['/user/autologintocategory'](visitor, { category: clinic.slug, token, ...(user && { user }) } as never);
  const rolesOf = async (user: string) =>
    (await database.db.selectFrom('members').select('role').where('user_id', '=', user).execute()).map(
      (row) => row.role,
    );

  test('by a partner’s key reaches one category alone, with no more than the key’s role', async () => {
    const [low, high] = [await keyFor('newuser'), await keyFor('expert')];
    const capped = await partner(low.key, { email: 'a@partner.test', firstName: 'Ali', role: 'expert' });
    const expert = await partner(high.key, { email: 'b@partner.test', role: 'expert' });
    expect([await rolesOf(capped.id), await rolesOf(expert.id)]).toEqual([['newuser'], ['expert']]);
    expect((await findSession(visitor, capped.token))?.user).toMatchObject({
      category: clinic.category,
      access: 'user',
    });
    expect((await partner(low.key, { email: 'A@partner.test' })).id).toBe(capped.id);
  });

  test('by a partner’s key gives nobody’s account, whatever address is named', async () => {
    const { key } = await keyFor('expert');
    const session = await partner(key, { email: `owner@${clinic.id}.test`, role: 'expert' });
    expect(session.id).not.toBe(clinic.userId('owner'));
    expect(await rolesOf(clinic.userId('owner'))).toEqual(['owner']);
    const [one, other] = [await partner(key), await partner(key)];
    expect(one.id).not.toBe(other.id);
  });

  test('by a partner’s key ends when its owner withdraws it, sessions and all', async () => {
    const { id, key } = await keyFor();
    const { token } = await partner(key, { email: 'a@partner.test' });
    expect(await handlers['/category/getkeys'](clinic.as('owner'), { category: clinic.category })).toMatchObject([
      { id, title: 'Partner', role: 'newuser' },
    ]);
    expect(JSON.stringify(await database.db.selectFrom('category_keys').selectAll().execute())).not.toContain(key);
    await handlers['/category/removekey'](clinic.as('owner'), { category: clinic.category, id });
    expect(await findSession(visitor, token)).toBeUndefined();
    expect((await refusal(partner(key))).code).toBe('wrongkey');
    expect(await handlers['/category/getkeys'](clinic.as('owner'), { category: clinic.category })).toEqual([]);
  });

  test('by one partner’s key reaches each of its forms, and none of them with the session of another', async () => {
    const second = await addForm('owner');
    const { key, id } = await handlers['/category/storekey'](clinic.as('owner'), {
      category: clinic.category,
      also: [second, clinic.slug],
      title: 'Partner',
    });
    const user = { email: 'a@partner.test' };
    const first = await partner(key, user);
    const other = await handlers['/user/autologintocategory'](visitor, { category: second, token: key, user });
    expect((await findSession(visitor, first.token))?.user).toMatchObject({ category: clinic.category });
    expect((await findSession(visitor, other.token))?.user).toMatchObject({ category: second });
    expect(JSON.stringify(await database.db.selectFrom('category_keys').selectAll().execute())).not.toContain(key);
    const listed = await handlers['/category/getkeys'](clinic.as('owner'), { category: second });
    expect(listed).toMatchObject([{ id, forms: [{ id: second }, { id: clinic.category }], otherForms: 0 }]);
    await handlers['/category/removekey'](clinic.as('owner'), { category: second, id });
    expect([await findSession(visitor, other.token), (await findSession(visitor, first.token)) === undefined]).toEqual([
      undefined,
      false,
    ]);
    await partner(key, user);
    await handlers['/category/removekey'](clinic.as('owner'), { category: clinic.category, id, all: true });
    expect((await refusal(partner(key, user))).code).toBe('wrongkey');
  });

  test('by a partner’s key of several forms ends in all of them at once, where somebody administers them all', async () => {
    const [second, foreign] = [await addForm('owner'), await addForm('expert')];
    const { key, id } = await handlers['/category/storekey'](clinic.as('admin'), {
      category: clinic.category,
      also: [second, foreign],
      title: 'Partner',
    });
    const about = { category: second, id, all: true };
    expect(await handlers['/category/getkeys'](clinic.as('owner'), about)).toMatchObject([
      { forms: { length: 2 }, otherForms: 1 },
    ]);
    expect((await refusal(handlers['/category/removekey'](clinic.as('owner'), about))).code).toBe('forbidden');
    await partner(key);
    await handlers['/category/removekey'](clinic.as('admin'), about);
    for (const category of [clinic.category, second, foreign])
      expect((await refusal(handlers['/user/autologintocategory'](visitor, { category, token: key }))).code).toBe(
        'wrongkey',
      );
    const mine = handlers['/category/storekey'](clinic.as('owner'), {
      category: second,
      also: [foreign],
      title: 'Mine',
    });
    expect((await refusal(mine)).code).toBe('unknowncategory');
  });

  test('by a key of another category is none', async () => {
    const { key } = await keyFor();
    const elsewhere = await openClinic(database.db);
    expect(
      (await refusal(handlers['/user/autologintocategory'](visitor, { category: elsewhere.category, token: key })))
        .code,
    ).toBe('wrongkey');
  });

  for (const person of ['secretary', 'expert', 'newuser'] as const) {
    test(`by a key is not made, seen or withdrawn by ${person}`, async () => {
      const { id } = await keyFor();
      const { category } = clinic;
      expect((await refusal(handlers['/category/storekey'](clinic.as(person), { category, title: 'Mine' }))).code).toBe(
        'forbidden',
      );
      expect((await refusal(handlers['/category/getkeys'](clinic.as(person), { category }))).code).toBe('forbidden');
      expect((await refusal(handlers['/category/removekey'](clinic.as(person), { category, id }))).code).toBe(
        'forbidden',
      );
    });
  }
});

describeEachDatabase('A short link', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });
  const resolve = (person: Person | 'stranger' | 'visitor', link: string) =>
    handlers['/public/resolvelink'](clinic.as(person), { link });

  test('leads to a form, for those who may fill it', async () => {
    const { link, url } = await handlers['/app/storelink'](clinic.as('expert'), {
      kind: 'form',
      category: clinic.category,
    });
    expect([link, url]).toEqual([expect.stringMatching(/^[A-Za-z0-9]{12}$/), `https://forms.test/lnk/${link}`]);
    expect((await resolve('newuser', link)).route).toMatch(new RegExp(`^/form/page/complaints/[^/]+/${clinic.slug}/`));
    expect((await refusal(resolve('visitor', link))).code).toBe('unauthenticated');
    expect((await refusal(resolve('stranger', link))).code).toBe('unknowncategory');
  });

  test('leads to a file and gives no right to it', async () => {
    const file = newId();
    await handlers['/file/storefile'](clinic.as('expert'), {
      id: file,
      category: clinic.category,
      patient: { name: 'A' },
    });
    const body = { id: newId(), kind: 'file', file } as const;
    const { link } = await handlers['/app/storelink'](clinic.as('expert'), body);
    expect((await handlers['/app/storelink'](clinic.as('expert'), body)).link).toBe(link);
    expect((await resolve('owner', link)).route).toMatch(
      new RegExp(`^/form/entries/complaints/[^/]+/${clinic.slug}/${file}$`),
    );
    for (const person of ['newuser', 'stranger'] as const)
      expect((await refusal(resolve(person, link))).code).toBe('unknown');
    expect((await refusal(resolve('visitor', link))).code).toBe('unauthenticated');
    expect((await refusal(handlers['/app/storelink'](clinic.as('stranger'), { kind: 'file', file }))).code).toBe(
      'unknown',
    );
  });

  test('ends when it was to end, and one that never was leads nowhere', async () => {
    const owner = clinic.as('owner');
    const { link } = await handlers['/app/storelink'](owner, {
      kind: 'form',
      category: clinic.category,
      expiresAt: new Date(owner.clock().getTime() + 1000).toISOString(),
    });
    expect((await resolve('owner', link)).route).toContain(clinic.slug);
    owner.clock.advance(1000);
    expect((await refusal(resolve('owner', link))).code).toBe('linkexpired');
    expect((await refusal(resolve('owner', 'abcdefghjkmn'))).code).toBe('deadlink');
  });
});

describeEachDatabase('A clinic’s card', (database) => {
  test('shows only forms that are published and open to all', async () => {
    const clinic = await openClinic(database.db);
    const card = () => handlers['/getStoreAdminProfile/'](clinic.as('visitor'), { store: clinic.id });
    expect(await card()).toEqual({
      title: 'Clinic',
      firstName: 'admin',
      lastName: 'Karimi',
      picture: '',
      categories: [],
    });
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      settings: { allowPublicScores: true },
    });
    expect((await card()).categories).toEqual([
      { id: clinic.category, slug: clinic.slug, title: { en: 'Visit', fa: 'ویزیت' } },
    ]);
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      settings: { withdrawn: true },
    });
    expect((await card()).categories).toEqual([]);
    expect((await refusal(handlers['/getStoreAdminProfile/'](clinic.as('visitor'), { store: 'nowhere' }))).code).toBe(
      'unknown',
    );
  });
});
