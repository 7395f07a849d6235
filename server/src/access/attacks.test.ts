import { beforeEach, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers as most, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { issueSecret, secretLife, type SecretPurpose } from '../auth/secrets.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import { call, openTestServer } from '../../test/server.ts';
import { testServerContext } from '../../test/context.ts';
import { openSession } from '../auth/sessions.ts';
import { newId } from '../db/uuid.ts';
import { handlers as all } from '../handlers.ts';
import { guarded } from './ask-rule.ts';

const handlers = { ...most, ...guarded(all) };

describeEachDatabase('an id of elsewhere', (database) => {
  let clinic: TestClinic;
  let other: TestClinic;
  let own: string;
  let foreign: string;
  beforeEach(async () => {
    await database.clear();
    [clinic, other] = [await openClinic(database.db), await openClinic(database.db)];
    own = (await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category))).file;
    foreign = (await handlers['/entry/storeentry'](other.as('owner'), visit(other.category))).file;
  });
  const codeOf = async (asked: Promise<unknown>) => (await refusal(asked)).code;

  test('beside one’s own form is as unknown as one that never was', async () => {
    const owner = clinic.as('owner');
    for (const file of [foreign, newId()]) {
      // To one's own clinic the id is new, as any that a device makes: it gives a file of its own, and reaches no other.
      expect((await handlers['/entry/storeentry'](owner, { ...visit(clinic.category), file })).file).toBe(file);
      expect((await handlers['/file/getfile'](owner, { id: file })).entries).toHaveLength(1);
      await handlers['/file/removefile'](owner, { id: file });
      expect(await codeOf(handlers['/page/getcategoryminapages'](owner, { category: clinic.category, file }))).toBe('unknown');
      expect(await codeOf(handlers['/admin/getaudit'](owner, { category: clinic.category, file }))).toBe('unknown');
      expect(await codeOf(handlers['/entry/getentries'](owner, { category: clinic.category, file }))).toBe('unknown');
    }
    expect((await handlers['/file/getfile'](other.as('owner'), { id: foreign })).entries).toHaveLength(1);
  });

  test('of an entry that is another file’s opens nothing through one’s own file', async () => {
    const entry = (await database.db.selectFrom('entries').select('id').where('file', '=', foreign).executeTakeFirstOrThrow()).id;
    expect(await codeOf(handlers['/report/getreport'](clinic.as('owner'), { file: own, entry }))).toBe('unknown');
  });

  test('of a form of one’s own does not take another form’s file along', async () => {
    const { id: beside } = await handlers['/category/storecategory'](clinic.as('admin'), { project: clinic.project, title: 'Beside', members: [{ user: clinic.userId('expert'), role: 'owner' }] });
    expect(['unknown', 'unpublished', 'forbidden', 'brokenrule', 'badbody']).toContain(await codeOf(handlers['/entry/storeentry'](clinic.as('expert'), { ...visit(beside), file: own })));
    const rows = await database.db.selectFrom('entries').select('id').where('file', '=', own).execute();
    expect(rows).toHaveLength(1);
  });

  test('that somebody has taken already is neither overwritten nor told of: an entry sent by a stranger under its id changes nothing', async () => {
    const entry = await database.db.selectFrom('entries').selectAll().where('file', '=', own).executeTakeFirstOrThrow();
    await handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, settings: { allowPublicScores: true } });
    const told = await refusal(handlers['/entry/storeentry'](clinic.as('visitor'), { ...visit(clinic.category, { weight: 41 }), id: entry.id }));
    expect(told).toEqual({ code: 'idtaken', detail: expect.not.objectContaining({ data: expect.anything() }) });
    expect(await database.db.selectFrom('entries').selectAll().where('id', '=', entry.id).executeTakeFirstOrThrow()).toEqual(entry);
  });

  test('of a person, project or group of another clinic stands nowhere', async () => {
    const stranger = other.userId('expert');
    await refusal(handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, members: [{ user: clinic.userId('owner'), role: 'owner' }, { user: stranger, role: 'owner' }] }));
    await refusal(handlers['/user/storerole'](clinic.as('owner'), { category: clinic.category, user: stranger, role: 'owner' }));
    await refusal(handlers['/file/sharefile'](clinic.as('owner'), { file: own, to: [{ user: stranger }] }));
    await refusal(handlers['/category/storecategory'](clinic.as('admin'), { project: other.project, title: 'Beside' }));
    expect(await database.db.selectFrom('members').select('user_id').where('clinic', '=', clinic.id).where('user_id', '=', stranger).execute()).toEqual([]);
    expect(await database.db.selectFrom('shares').select('id').execute()).toEqual([]);
  });
});

describeEachDatabase('a right that ends while its session is open', (database) => {
  test.each([
    ['role taken', async (clinic: TestClinic) => { await handlers['/user/storerole'](clinic.as('owner'), { category: clinic.category, user: clinic.userId('expert'), role: null }); }, 404],
    ['role lowered', async (clinic: TestClinic) => { await handlers['/user/storerole'](clinic.as('owner'), { category: clinic.category, user: clinic.userId('expert'), role: 'newuser' }); }, 404],
    ['person disabled', async (clinic: TestClinic) => { await database.db.updateTable('users').set({ disabled_at: '2026-05-04T08:00:00.000Z' }).where('id', '=', clinic.userId('expert')).execute(); }, 401],
    ['file removed', async (clinic: TestClinic, file: string) => { await handlers['/file/removefile'](clinic.as('owner'), { id: file }); }, 404],
    ['members set anew', async (clinic: TestClinic) => { await handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, members: [{ user: clinic.userId('owner'), role: 'owner' }] }); }, 404],
  ] as const)('is gone at the very next call: %s', async (_, end, status) => {
    const context = testServerContext(database.db);
    const clinic = await openClinic(database.db);
    const server = await openTestServer(context, { handlers: all });
    const { file } = await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('expert') });
    expect((await call(server, '/file/getfile', { id: file }, { token })).status).toBe(200);
    await end(clinic, file);
    expect((await call(server, '/file/getfile', { id: file }, { token })).status).toBe(status);
    await server.close();
  });
});

describeEachDatabase('a role above one’s own', (database) => {
  const rolesBelow = { secretary: ['secretary', 'newuser'], expert: [], newuser: [] } as const;
  const every = ['owner', 'secretary', 'expert', 'newuser'] as const;
  test.each(['secretary', 'expert', 'newuser'] as const)('is given by no way that a %s has', async (person) => {
    const clinic = await openClinic(database.db);
    const as = clinic.as(person);
    const members = () => database.db.selectFrom('members').select(['user_id', 'role']).where('clinic', '=', clinic.id).orderBy('user_id').execute();
    const before = await members();
    for (const role of every.filter((one) => !(rolesBelow[person] as readonly string[]).includes(one))) {
      const email = `${newId()}@elsewhere.test`;
      const refused = [
        await refusal(handlers['/user/inviteuser'](as, { email, category: clinic.category, role })),
        await refusal(handlers['/user/registeruser'](as, { firstName: 'A', lastName: 'B', email, category: clinic.category, role })),
        await refusal(handlers['/user/storerole'](as, { category: clinic.category, user: clinic.userId('newuser'), role })),
        await refusal(handlers['/user/storerole'](as, { category: clinic.category, user: clinic.userId(person), role })),
        await refusal(handlers['/category/storecategory'](as, { id: clinic.category, members: [{ user: clinic.userId(person), role }] })),
        await refusal(handlers['/category/storekey'](as, { category: clinic.category, title: 'Mine', role: 'expert' })),
      ];
      expect({ role, codes: [...new Set(refused.map(({ code }) => code))] }).toEqual({ role, codes: ['forbidden'] });
    }
    expect(await members()).toEqual(before);
    expect(await database.db.selectFrom('invitations').select('id').where('clinic', '=', clinic.id).execute()).toEqual([]);
  });
});

describeEachDatabase('a search', (database) => {
  let clinic: TestClinic;
  const found = async (search: string, person: 'owner' | 'newuser' = 'owner') => (await handlers['/file/getfiles'](clinic.as(person), { category: clinic.category, search })).items.map(({ patient }) => patient.name);
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    for (const name of ['Sara Zand', 'Omid 50%', 'Ali_Reza', 'Back\\slash']) await handlers['/entry/storeentry'](clinic.as('owner'), { ...visit(clinic.category), patient: { name } });
  });

  test('takes %, _ and \\ for what they are', async () => {
    expect(await found('%')).toEqual(['Omid 50%']);
    expect(await found('Ali_')).toEqual(['Ali_Reza']);
    expect(await found('Sa_a')).toEqual([]);
    expect(await found('S%d')).toEqual([]);
    expect(await found('Back\\')).toEqual(['Back\\slash']);
  });

  test('tells whoever sees their own files alone nothing of others, found or not', async () => {
    expect(await handlers['/file/getfiles'](clinic.as('newuser'), { category: clinic.category, search: 'Sara' })).toEqual(await handlers['/file/getfiles'](clinic.as('newuser'), { category: clinic.category, search: 'Nobody' }));
  });

  test('sorts and filters by what the contract names, and by no column', async () => {
    const context = testServerContext(database.db);
    const server = await openTestServer(context, { handlers: all });
    const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
    for (const more of [{ sort: 'password_hash' }, { sort: 'updated; drop table files' }, { sort: ['updated'] }, { orderBy: 'x' }, { where: '1=1' }, { created_by: clinic.userId('owner') }, { weekday: '1 or 1' }, { limit: 1e9 }, { after: 'x' }]) {
      expect({ more, status: (await call(server, '/file/getfiles', { category: clinic.category, ...more }, { token })).status }).toEqual({ more, status: 400 });
    }
    await server.close();
  });
});

describe('tokens', () => {
  test('repeat none in a hundred thousand, and their bits are fair', () => {
    const seen = new Set<string>();
    let ones = 0;
    for (let round = 0; round < 100_000; round += 1) {
      const token = newToken();
      seen.add(token.slice(0, 22));
      for (const byte of Buffer.from(token, 'base64url')) ones += bitsOf[byte]!;
    }
    expect(seen.size).toBe(100_000);
    // Monobit: of n fair bits, 5 standard deviations are 2.5 √n.
    const bits = 100_000 * 256;
    expect(Math.abs(ones - bits / 2)).toBeLessThan(2.5 * Math.sqrt(bits));
  });
});

const bitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

describeEachDatabase('a secret of one purpose', (database) => {
  const purposes = Object.keys(secretLife) as SecretPurpose[];
  const consuming = ['/auth/activate', '/auth/resetpassword', '/autologin/', '/user/acceptinvitation', '/verifyEmailAddress/', '/user/autologintocategory'] as const;
  const opens: Readonly<Record<string, string>> = { '/auth/activate': 'activation firstadmin', '/auth/resetpassword': 'reset', '/autologin/': 'autologin' };

  test.each(purposes)('%s opens no call but its own, and is not used up by the tries', async (purpose) => {
    const context = testServerContext(database.db);
    const clinic = await openClinic(database.db);
    const server = await openTestServer(context, { handlers: all });
    const owner = { clinic: clinic.id, user: clinic.userId('expert') };
    const secret = await issueSecret(database.db, context.clock(), purpose, owner);
    const email = `expert@${clinic.id}.test`;
    for (const path of consuming.filter((one) => !(opens[one] ?? '').includes(purpose))) {
      const body = {
        '/auth/activate': { id: secret }, '/auth/resetpassword': { id: secret, password: 'a quiet morning' }, '/autologin/': { token: secret },
        '/user/acceptinvitation': { id: secret, email }, '/verifyEmailAddress/': { email, code: secret.slice(0, 6) }, '/user/autologintocategory': { category: clinic.category, token: secret },
      }[path];
      const { status } = await call(server, path, body);
      expect({ path, refused: status >= 400 && status < 500 }).toEqual({ path, refused: true });
    }
    expect(await database.db.selectFrom('secrets').select('used_at').where('hash', '=', hashToken(secret)).executeTakeFirst()).toEqual({ used_at: null });
    await server.close();
  });
});
