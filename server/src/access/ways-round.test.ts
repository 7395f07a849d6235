import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClinic, visit, handlers as asked, type TestClinic } from '../../test/clinic.ts';
import { testServerContext } from '../../test/context.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { openTestServer } from '../../test/server.ts';
import { visitForm } from '../../test/visit-form.ts';
import { openSession } from '../sessions/sessions.ts';
import { newId } from '../db/uuid.ts';
import { handlers } from '../handlers/handlers.ts';

type Asking = Omit<InjectOptions, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

describeEachDatabase('A way round the table of calls', (database) => {
  let server: FastifyInstance;
  let clinic: TestClinic;
  let file: string;
  let upload: string;
  const tokens = new Map<string, string>();
  const context = testServerContext;

  beforeAll(async () => {
    clinic = await openClinic(database.db);
    ({ file } = await asked['/entry/storeentry'](clinic.as('owner'), {
      ...visit(clinic.category),
      patient: { name: 'Canary' },
    }));
    server = await openTestServer(context(database.db), { handlers });
    for (const person of ['owner', 'newuser', 'stranger'] as const)
      tokens.set(person, await openSession(context(database.db), { clinic: clinic.id, id: clinic.userId(person) }));
    const entry = await database.db
      .selectFrom('entries')
      .select('id')
      .where('file', '=', file)
      .executeTakeFirstOrThrow();
    upload = newId();
    await database.db
      .insertInto('uploads')
      .values({
        clinic: clinic.id,
        id: upload,
        category: clinic.category,
        name: 'note.txt',
        type: 'text/plain',
        size: 6,
        sent_hash: '',
        bytes: Buffer.from('Canary').toString('base64'),
        created_by: clinic.userId('owner'),
        created_at: '2026-05-04T08:00:00.000Z',
        file,
        entry: entry.id,
      })
      .execute();
    const answers = JSON.stringify({ weight: 80, smokes: upload });
    await database.db.updateTable('entries').set({ answers }).where('id', '=', entry.id).execute();
  });
  afterAll(() => server.close());

  const ask = (person: string, { headers, ...asking }: Asking) =>
    server.inject({
      method: 'POST',
      payload: { id: file },
      ...asking,
      headers: { ...(tokens.has(person) && { 'access-token': tokens.get(person)! }), ...headers },
    });
  const strangers = ['stranger', 'newuser', 'nobody'] as const;

  const getfile = '/file/getfile';
  const ways: readonly (readonly [what: string, asking: Asking])[] = [
    ['a slash at the end', { url: `${getfile}/` }],
    ['slashes doubled', { url: '//file//getfile' }],
    ['an encoded letter', { url: '/file/%67etfile' }],
    ['an encoded slash', { url: '/file%2fgetfile' }],
    ['a letter encoded twice', { url: '/file/%2567etfile' }],
    ['a step up', { url: '/auth/../file/getfile' }],
    ['an encoded step up', { url: '/auth/%2e%2e/file/getfile' }],
    ['other case', { url: '/FILE/GetFile' }],
    ['a parameter of the path', { url: `${getfile};jsessionid=1` }],
    ['an end of text', { url: `${getfile}%00` }],
    ['HEAD', { method: 'HEAD', url: getfile, payload: undefined }],
    ['GET, with the id behind it', { method: 'GET', url: `${getfile}?id=FILE`, payload: undefined }],
    ['OPTIONS', { method: 'OPTIONS', url: getfile, payload: undefined }],
    ['a part of it', { url: getfile, headers: { range: 'bytes=0-5000' } }],
    [
      'another address in a header',
      {
        url: '/auth/checkUserAccess',
        payload: {},
        headers: { 'x-original-url': getfile, 'x-rewrite-url': getfile, 'x-forwarded-prefix': '/file' },
      },
    ],
    [
      'a key twice, the last its own',
      { url: getfile, payload: '{"id":"FILE","id":"NEW"}', headers: { 'content-type': 'application/json' } },
    ],
    [
      'a key twice, the first its own',
      { url: getfile, payload: '{"id":"NEW","id":"FILE"}', headers: { 'content-type': 'application/json' } },
    ],
    ['a key in an address as well', { url: `${getfile}?id=NEW&id=FILE` }],
    ['two tokens', { url: getfile, headers: { 'access-token': 'OWNER, OWNER' } }],
    ['a token in the address', { url: `${getfile}?access-token=OWNER` }],
    [
      'a token as others carry it',
      { url: getfile, headers: { authorization: 'Bearer OWNER', cookie: 'access-token=OWNER; token=OWNER' } },
    ],
    ['a file of theirs, encoded', { method: 'GET', url: '/uploads/%55PLOAD', payload: undefined }],
    [
      'a part of a file of theirs',
      { method: 'GET', url: '/uploads/UPLOAD', payload: undefined, headers: { range: 'bytes=0-3', 'if-range': '*' } },
    ],
    ['the head of a file of theirs', { method: 'HEAD', url: '/uploads/UPLOAD', payload: undefined }],
  ];
  const filled = (text: string) =>
    text
      .replaceAll('FILE', file)
      .replaceAll('UPLOAD', upload)
      .replaceAll('NEW', newId())
      .replaceAll('OWNER', tokens.get('owner')!);
  const fill = ({ url, payload, headers, ...rest }: Asking): Asking => ({
    ...rest,
    url: url === '/FILE/GetFile' ? url : filled(url as string),
    payload:
      payload === undefined && rest.method === undefined
        ? { id: file }
        : typeof payload === 'string'
          ? filled(payload)
          : payload,
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, filled(value)])),
  });

  test.each(ways)('by %s leads no stranger to a patient', async (what, asking) => {
    for (const person of strangers) {
      const reply = await ask(person, fill(asking));
      const isOther = what === 'another address in a header' && person !== 'nobody';
      expect({ person, refused: reply.statusCode >= 400 || isOther, leaks: reply.body.includes('Canary') }).toEqual({
        person,
        refused: true,
        leaks: false,
      });
      expect(reply.statusCode).toBeLessThan(500);
    }
  });

  test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('is not a header that says the method was %s', async (method) => {
    const headers = { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method };
    expect((await ask('owner', { url: getfile, headers })).statusCode).toBe(200);
    expect(
      (
        await ask('owner', {
          method: 'GET',
          url: getfile,
          payload: undefined,
          headers: { ...headers, 'x-http-method-override': 'POST' },
        })
      ).statusCode,
    ).toBe(405);
    for (const person of strangers)
      expect((await ask(person, { url: `${getfile}?_method=${method}`, headers })).statusCode).toBe(
        person === 'nobody' ? 401 : 404,
      );
  });

  test('is none either for whoever may: the same is read, whole, and a HEAD reveals no more than its GET', async () => {
    const whole = await ask('owner', { url: getfile });
    expect(whole.json()).toMatchObject({ data: { file: { patient: { name: 'Canary' } } } });
    expect((await ask('owner', { url: `${getfile}/`, headers: { range: 'bytes=0-10' } })).json()).toEqual(whole.json());
    expect(
      (
        await ask(
          'owner',
          fill({ url: getfile, payload: '{"id":"NEW","id":"FILE"}', headers: { 'content-type': 'application/json' } }),
        )
      ).json(),
    ).toEqual(whole.json());
    expect(
      (
        await ask(
          'owner',
          fill({ url: getfile, payload: '{"id":"FILE","id":"NEW"}', headers: { 'content-type': 'application/json' } }),
        )
      ).statusCode,
    ).toBe(404);
    const got = await ask('owner', fill({ method: 'GET', url: '/uploads/UPLOAD', payload: undefined }));
    expect([got.statusCode, got.body]).toEqual([200, 'Canary']);
    const head = await ask('owner', fill({ method: 'HEAD', url: '/uploads/UPLOAD', payload: undefined }));
    expect([head.statusCode === 200 || head.statusCode === 405, head.body.includes('Canary')]).toEqual([true, false]);
  });

  test('is no older version: who may not see a question finds it in none, and who may not see the form finds no version of it', async () => {
    const formOf = (person: string, version: number) =>
      ask(person, { url: '/category/getform', payload: { category: clinic.category, version } });
    for (const version of [1, 2, 99]) expect((await formOf('stranger', version)).statusCode).toBe(404);
    const { rev } = await asked['/category/getdraft'](clinic.as('owner'), { category: clinic.category });
    await asked['/category/storedraft'](clinic.as('owner'), {
      category: clinic.category,
      rev,
      definition: { ...visitForm, title: 'Another visit' },
    });
    await asked['/category/publish'](clinic.as('owner'), { category: clinic.category, rev: rev + 1 });
    for (const version of [1, 2]) {
      const mine = await formOf('newuser', version);
      expect([
        mine.statusCode,
        mine.body.includes('"Alert"'),
        (await formOf('owner', version)).body.includes('"Alert"'),
      ]).toEqual([200, false, true]);
      expect((await formOf('stranger', version)).statusCode).toBe(404);
    }
  });
});
