import { beforeEach, describe, expect, test } from 'vitest';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers as most, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { issueSecret, secretLife, type SecretPurpose } from '../accounts/secrets.ts';
import { hashToken } from '../crypto/tokens.ts';
import { call, openTestServer } from '../../test/server.ts';
import { testServerContext } from '../../test/context.ts';
import { judgeTokens } from '../../test/fair-tokens.ts';
import { openSession } from '../sessions/sessions.ts';
import { newId } from '../db/uuid.ts';
import { handlers as all } from '../handlers/handlers.ts';
import { guarded } from '../guard/authorize-call.ts';

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
      expect(await codeOf(handlers['/page/getcategoryminapages'](owner, { category: clinic.category, file }))).toBe(
        'unknown',
      );
      expect(await codeOf(handlers['/admin/getaudit'](owner, { category: clinic.category, file }))).toBe('unknown');
      expect(await codeOf(handlers['/entry/getentries'](owner, { category: clinic.category, file }))).toBe('unknown');
    }
    expect((await handlers['/file/getfile'](other.as('owner'), { id: foreign })).entries).toHaveLength(1);
  });

  test('of an entry that is another file’s opens nothing through one’s own file', async () => {
    const entry = (
      await database.db.selectFrom('entries').select('id').where('file', '=', foreign).executeTakeFirstOrThrow()
    ).id;
    expect(await codeOf(handlers['/report/getreport'](clinic.as('owner'), { file: own, entry }))).toBe('unknown');
  });

  test('of a form of one’s own does not take another form’s file along', async () => {
    const { id: beside } = await handlers['/category/storecategory'](clinic.as('admin'), {
      project: clinic.project,
      title: 'Beside',
      members: [{ user: clinic.userId('expert'), role: 'owner' }],
    });
    expect(['unknown', 'unpublished', 'forbidden', 'brokenrule', 'badbody']).toContain(
      await codeOf(handlers['/entry/storeentry'](clinic.as('expert'), { ...visit(beside), file: own })),
    );
    const rows = await database.db.selectFrom('entries').select('id').where('file', '=', own).execute();
    expect(rows).toHaveLength(1);
  });

  test('that somebody has taken already is neither overwritten nor revealed: an entry sent by a stranger under its id changes nothing', async () => {
    const entry = await database.db.selectFrom('entries').selectAll().where('file', '=', own).executeTakeFirstOrThrow();
    await handlers['/category/storecategory'](clinic.as('owner'), {
      id: clinic.category,
      settings: { allowPublicScores: true },
    });
    const refused = await refusal(
      handlers['/entry/storeentry'](clinic.as('visitor'), { ...visit(clinic.category, { weight: 41 }), id: entry.id }),
    );
    expect(refused).toEqual({ code: 'idtaken', detail: expect.not.objectContaining({ data: expect.anything() }) });
    expect(
      await database.db.selectFrom('entries').selectAll().where('id', '=', entry.id).executeTakeFirstOrThrow(),
    ).toEqual(entry);
  });

  test('of a person, project or group of another clinic stands nowhere', async () => {
    const stranger = other.userId('expert');
    await refusal(
      handlers['/category/storecategory'](clinic.as('owner'), {
        id: clinic.category,
        members: [
          { user: clinic.userId('owner'), role: 'owner' },
          { user: stranger, role: 'owner' },
        ],
      }),
    );
    await refusal(
      handlers['/user/storerole'](clinic.as('owner'), { category: clinic.category, user: stranger, role: 'owner' }),
    );
    await refusal(handlers['/file/sharefile'](clinic.as('owner'), { file: own, to: [{ user: stranger }] }));
    await refusal(handlers['/category/storecategory'](clinic.as('admin'), { project: other.project, title: 'Beside' }));
    expect(
      await database.db
        .selectFrom('members')
        .select('user_id')
        .where('clinic', '=', clinic.id)
        .where('user_id', '=', stranger)
        .execute(),
    ).toEqual([]);
    expect(await database.db.selectFrom('shares').select('id').execute()).toEqual([]);
  });
});

describeEachDatabase('a right that ends while its session is open', (database) => {
  test.each([
    [
      'role taken',
      async (clinic: TestClinic) => {
        await handlers['/user/storerole'](clinic.as('owner'), {
          category: clinic.category,
          user: clinic.userId('expert'),
          role: null,
        });
      },
      404,
    ],
    [
      'role lowered',
      async (clinic: TestClinic) => {
        await handlers['/user/storerole'](clinic.as('owner'), {
          category: clinic.category,
          user: clinic.userId('expert'),
          role: 'newuser',
        });
      },
      404,
    ],
    [
      'person disabled',
      async (clinic: TestClinic) => {
        await database.db
          .updateTable('users')
          .set({ disabled_at: '2026-05-04T08:00:00.000Z' })
          .where('id', '=', clinic.userId('expert'))
          .execute();
      },
      401,
    ],
    [
      'file removed',
      async (clinic: TestClinic, file: string) => {
        await handlers['/file/removefile'](clinic.as('owner'), { id: file });
      },
      404,
    ],
    [
      'members replaced',
      async (clinic: TestClinic) => {
        await handlers['/category/storecategory'](clinic.as('owner'), {
          id: clinic.category,
          members: [{ user: clinic.userId('owner'), role: 'owner' }],
        });
      },
      404,
    ],
  ] as const)('is lost at the very next call: %s', async (_, end, status) => {
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

  test('or begins is the new one at the very next call, of each session its person has: by password, by a link, and for one category alone', async () => {
    const context = testServerContext(database.db);
    const clinic = await openClinic(database.db);
    const server = await openTestServer(context, { handlers: all });
    const { file } = await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    const person = { clinic: clinic.id, id: clinic.userId('expert') };
    const plain = await openSession(context, person);
    const link = await call(server, '/auth/storeautologin', {}, { token: plain });
    const secret = new URL(link.reply.success ? link.reply.data.link : '').searchParams.get('token') ?? '';
    const opened = await call(server, '/autologin/', { token: secret });
    const byLink = opened.reply.success ? opened.reply.data.token : '';
    const limited = await openSession(context, { ...person, category: clinic.category });
    const statuses = async (
      path: '/file/getfile' | '/file/removefile' | '/category/getdraft',
      body: Readonly<Record<string, unknown>>,
    ) => [
      ...new Set(
        await Promise.all(
          [plain, byLink, limited].map(async (token) => (await call(server, path, body, { token })).status),
        ),
      ),
    ];
    const give = (role: 'owner' | 'secretary' | 'newuser' | 'expert') =>
      handlers['/user/storerole'](clinic.as('admin'), { category: clinic.category, user: person.id, role });
    expect([
      await statuses('/file/getfile', { id: file }),
      await statuses('/category/getdraft', { category: clinic.category }),
    ]).toEqual([[200], [403]]);
    await give('owner');
    expect(await statuses('/category/getdraft', { category: clinic.category })).toEqual([200]);
    await give('secretary');
    expect([
      await statuses('/file/getfile', { id: file }),
      await statuses('/category/getdraft', { category: clinic.category }),
    ]).toEqual([[200], [403]]);
    await give('newuser');
    expect(await statuses('/file/getfile', { id: file })).toEqual([404]);
    await server.close();
  });

  test('is announced to the pages that listen, whose stream goes on and gives what is read again by the new right alone', async () => {
    const context = testServerContext(database.db);
    const clinic = await openClinic(database.db);
    const server = await openTestServer(context, { handlers: all, config: { databaseUrl: database.config.url } });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const { file } = await handlers['/entry/storeentry'](clinic.as('owner'), visit(clinic.category));
    const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('expert') });
    const page = await fetch(`${address}/live/events`, { headers: { 'access-token': token } });
    const reader = page.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const until = async (word: string) => {
      while (!received.includes(word)) received += (await reader.read()).value ?? '';
    };
    await until('event: open');
    const changing = await fetch(`${address}/user/storerole`, {
      method: 'POST',
      headers: {
        'access-token': await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') }),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ category: clinic.category, user: clinic.userId('expert'), role: 'newuser' }),
    });
    expect(changing.status).toBe(200);
    await until('event: rights');
    expect((await call(server, '/file/getfile', { id: file }, { token })).status).toBe(404);
    await reader.cancel();
    await server.close();
  });
});

describeEachDatabase('a role above one’s own', (database) => {
  const rolesBelow = { secretary: ['secretary', 'newuser'], expert: [], newuser: [] } as const;
  const every = ['owner', 'secretary', 'expert', 'newuser'] as const;
  test.each(['secretary', 'expert', 'newuser'] as const)('is given by no way that a %s has', async (person) => {
    const clinic = await openClinic(database.db);
    const as = clinic.as(person);
    const members = () =>
      database.db
        .selectFrom('members')
        .select(['user_id', 'role'])
        .where('clinic', '=', clinic.id)
        .orderBy('user_id')
        .execute();
    const before = await members();
    for (const role of every.filter((one) => !(rolesBelow[person] as readonly string[]).includes(one))) {
      const email = `${newId()}@elsewhere.test`;
      const refused = [
        await refusal(handlers['/user/inviteuser'](as, { email, category: clinic.category, role })),
        await refusal(
          handlers['/user/registeruser'](as, { firstName: 'A', lastName: 'B', email, category: clinic.category, role }),
        ),
        await refusal(
          handlers['/user/storerole'](as, { category: clinic.category, user: clinic.userId('newuser'), role }),
        ),
        await refusal(
          handlers['/user/storerole'](as, { category: clinic.category, user: clinic.userId(person), role }),
        ),
        await refusal(
          handlers['/category/storecategory'](as, {
            id: clinic.category,
            members: [{ user: clinic.userId(person), role }],
          }),
        ),
        await refusal(handlers['/category/storekey'](as, { category: clinic.category, title: 'Mine', role: 'expert' })),
      ];
      expect({ role, codes: [...new Set(refused.map(({ code }) => code))] }).toEqual({ role, codes: ['forbidden'] });
    }
    expect(await members()).toEqual(before);
    expect(await database.db.selectFrom('invitations').select('id').where('clinic', '=', clinic.id).execute()).toEqual(
      [],
    );
  });
});

describeEachDatabase('a search', (database) => {
  let clinic: TestClinic;
  const found = async (search: string, person: 'owner' | 'newuser' = 'owner') =>
    (await handlers['/file/getfiles'](clinic.as(person), { category: clinic.category, search })).items.map(
      ({ patient }) => patient.name,
    );
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
    for (const name of ['Sara Zand', 'Omid 50%', 'Ali_Reza', 'Back\\slash'])
      await handlers['/entry/storeentry'](clinic.as('owner'), { ...visit(clinic.category), patient: { name } });
  });

  test('takes %, _ and \\ for what they are', async () => {
    expect(await found('%')).toEqual(['Omid 50%']);
    expect(await found('Ali_')).toEqual(['Ali_Reza']);
    expect(await found('Sa_a')).toEqual([]);
    expect(await found('S%d')).toEqual([]);
    expect(await found('Back\\')).toEqual(['Back\\slash']);
  });

  test('reveals nothing of other files to whoever sees their own alone, found or not', async () => {
    expect(
      await handlers['/file/getfiles'](clinic.as('newuser'), { category: clinic.category, search: 'Sara' }),
    ).toEqual(await handlers['/file/getfiles'](clinic.as('newuser'), { category: clinic.category, search: 'Nobody' }));
  });

  test('sorts and filters by what the contract names, and by no column', async () => {
    const context = testServerContext(database.db);
    const server = await openTestServer(context, { handlers: all });
    const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
    for (const more of [
      { sort: 'password_hash' },
      { sort: 'updated; drop table files' },
      { sort: ['updated'] },
      { orderBy: 'x' },
      { where: '1=1' },
      { created_by: clinic.userId('owner') },
      { weekday: '1 or 1' },
      { limit: 1e9 },
      { after: 'x' },
    ]) {
      expect({
        more,
        status: (await call(server, '/file/getfiles', { category: clinic.category, ...more }, { token })).status,
      }).toEqual({ more, status: 400 });
    }
    await server.close();
  });
});

describe('tokens', () => {
  test('repeat none in a hundred thousand, and their bits and half-bytes are fair', () => {
    const { repeated, monobit, poker } = judgeTokens(100_000);
    expect(repeated).toBe(0);
    expect(monobit).toBeLessThan(5);
    expect(poker).toBeLessThan(60);
  });
});

describeEachDatabase('a secret of one purpose', (database) => {
  const purposes = Object.keys(secretLife) as SecretPurpose[];
  const consuming = [
    '/auth/activate',
    '/auth/resetpassword',
    '/autologin/',
    '/user/acceptinvitation',
    '/verifyEmailAddress/',
    '/user/autologintocategory',
  ] as const;
  const opens: Readonly<Record<string, string>> = {
    '/auth/activate': 'activation firstadmin',
    '/auth/resetpassword': 'reset',
    '/autologin/': 'autologin',
  };

  test.each(purposes)('%s opens no call but its own, and is not used up by the tries', async (purpose) => {
    const context = testServerContext(database.db);
    const clinic = await openClinic(database.db);
    const server = await openTestServer(context, { handlers: all });
    const owner = { clinic: clinic.id, user: clinic.userId('expert') };
    const secret = await issueSecret(database.db, context.clock(), purpose, owner);
    const email = `expert@${clinic.id}.test`;
    for (const path of consuming.filter((one) => !(opens[one] ?? '').includes(purpose))) {
      const body = {
        '/auth/activate': { id: secret },
        '/auth/resetpassword': { id: secret, password: 'a quiet morning' },
        '/autologin/': { token: secret },
        '/user/acceptinvitation': { id: secret, email },
        '/verifyEmailAddress/': { email, code: secret.slice(0, 6) },
        '/user/autologintocategory': { category: clinic.category, token: secret },
      }[path];
      const { status } = await call(server, path, body);
      expect({ path, refused: status >= 400 && status < 500 }).toEqual({ path, refused: true });
    }
    expect(
      await database.db
        .selectFrom('secrets')
        .select('used_at')
        .where('hash', '=', hashToken(secret))
        .executeTakeFirst(),
    ).toEqual({ used_at: null });
    await server.close();
  });
});
