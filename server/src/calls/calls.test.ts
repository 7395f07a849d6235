import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '../../../src/api/contract/contract.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { testServerContext } from '../../test/context.ts';
import { addPerson, call, openTestServer } from '../../test/server.ts';
import { securityHeaders } from '../http/reply/security-headers.ts';
import { ServerError } from '../errors/server-error.ts';

const file = '018f2f6e-7b3a-7c1d-8e4f-000000000001';

describeEachDatabase('A call', (database) => {
  let server: FastifyInstance;
  let token: string;
  const seen: unknown[] = [];

  beforeAll(async () => {
    const context = testServerContext(database.db);
    server = await openTestServer(context, {
      standIns: true,
      handlers: {
        '/category/getform': async ({ caller }, body) => {
          seen.push({ body, origin: caller.origin, language: caller.language });
          throw new ServerError('unpublished');
        },
        '/category/storedraft': async (_context, { rev }) => ({ rev: rev + 1, problems: [] }),
        '/category/publish': async () => {
          throw new ServerError('olderrev', { data: { rev: 7 } });
        },
        '/file/getfile': async () => {
          throw new Error('secret-in-message');
        },
        '/category/getversions': async () => {
          throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        },
        '/service/getservices': async () => ({ items: [{ id: 7 }], next: null }) as never,
      },
    });
    ({ token } = await addPerson(context, { email: 'mina@clinic.test' }));
  });
  beforeEach(() => {
    seen.length = 0;
  });
  afterAll(() => server.close());

  test('answers with data and success', async () => {
    const { status, reply } = await call(
      server,
      '/category/storedraft',
      { category: 'phq-9', rev: 3, definition: {} },
      { token },
    );
    expect([status, reply]).toEqual([200, { success: true, data: { rev: 4, problems: [] } }]);
  });

  test('answers the same with a slash at the end', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/auth/checkUserAccess/',
      headers: { 'access-token': token },
    });
    expect(response.json()).toEqual({ success: true, data: { authenticated: true, access: 'user' } });
  });

  test('takes an empty body as an empty object', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/auth/checkUserAccess',
      headers: { 'access-token': token, 'content-type': 'application/json' },
      payload: '',
    });
    expect(response.statusCode).toBe(200);
  });

  test.each(Object.keys(contract).filter((path) => contract[path as keyof typeof contract].who === 'user'))(
    '%s asks for a session',
    async (path) => {
      const inPath = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));
      const { status, reply } = await call(server, path as '/auth/logout', inPath);
      expect([status, reply]).toMatchObject([401, { success: false, code: 4010 }]);
    },
  );

  test('with a token nobody has is refused before the body is read', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/auth/logout',
      headers: { 'access-token': 'x'.repeat(43), 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.statusCode).toBe(401);
  });

  test('lists everything wrong with its body, each with path, rule and sentence', async () => {
    const { status, reply } = await call(
      server,
      '/file/storefile',
      { category: 'Not A Slug', patient: { age: '7', code: '12', nickname: 'x' }, id: file },
      { token },
    );
    expect([status, reply]).toMatchObject([400, { success: false, code: 4000 }]);
    const fields = reply.success ? [] : (reply.fields ?? []);
    expect(fields.map(({ path, rule }) => `${path} ${rule}`).sort()).toEqual([
      'category slug',
      'patient.age type',
      'patient.code tendigits',
      'patient.nickname unknownkey',
    ]);
    expect(fields.every((fault) => fault.message.endsWith('.'))).toBe(true);
  });

  test('keeps a number in quotes a text', async () => {
    const { status } = await call(
      server,
      '/category/storedraft',
      { category: 'phq-9', rev: '3', definition: {} },
      { token },
    );
    expect(status).toBe(400);
  });

  test('reports a choice that no branch fits once', async () => {
    const { reply } = await call(server, '/service/storeservice', { title: 7 }, { token });
    expect(reply).toMatchObject({ fields: [{ path: 'title', rule: 'choice' }] });
  });

  test('with a null body is refused', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/category/getform',
      headers: { 'content-type': 'application/json' },
      payload: 'null',
    });
    expect(response.json()).toMatchObject({ code: 4000 });
  });

  test.each([
    ['that is no JSON', '{"category":'],
    ['after a second value', '{} {}'],
    ['with a NaN', '{"a":NaN}'],
    ['with __proto__', '{"category":"a","__proto__":{"x":1}}'],
    ['with an escaped __proto__', '{"category":"a","\\u005f_proto__":{"x":1}}'],
    ['with constructor.prototype', '{"category":"a","constructor":{"prototype":{}}}'],
    ['with U+0000', '{"category":"a\\u0000"}'],
    ['with half a character', '{"category":"\\ud800"}'],
    ['65 deep', '['.repeat(65) + ']'.repeat(65)],
    ['100,000 deep', '['.repeat(100_000)],
    ['that is not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('with a body %s is refused as unreadable', async (_what, payload) => {
    const response = await server.inject({
      method: 'POST',
      url: '/category/getform',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([response.statusCode, response.json()]).toMatchObject([400, { success: false, code: 4001 }]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('may lie 64 deep and hold brackets in texts', async () => {
    const deep = `${'['.repeat(61)}"${'[{\\"'.repeat(100)}"${']'.repeat(61)}`;
    const response = await server.inject({
      method: 'POST',
      url: '/category/storedraft',
      headers: { 'content-type': 'application/json', 'access-token': token },
      payload: `{"category":"a","rev":1,"definition":{"x":${deep}}}`,
    });
    expect(response.statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      const response = await server.inject({
        method: 'POST',
        url: '/category/getform',
        headers: { 'content-type': type },
        payload: '{"category":"a"}',
      });
      expect([response.statusCode, response.json()]).toMatchObject([415, { code: 4150 }]);
    },
  );

  test('over its limit is refused, and a draft may be larger than others', async () => {
    const large = { category: 'a', rev: 1, definition: { note: 'x'.repeat(1_500_000) } };
    const { token: designer } = await addPerson(testServerContext(database.db), {
      email: 'designer@clinic.test',
      access: 'admin',
    });
    expect((await call(server, '/category/storedraft', large, { token: designer })).status).toBe(200);
    expect(
      await call(
        server,
        '/category/storedraft',
        { ...large, definition: { note: 'x'.repeat(2_200_000) } },
        { token: designer },
      ),
    ).toMatchObject({ status: 413, reply: { code: 4130 } });
    expect(await call(server, '/category/getform', { category: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      reply: { code: 4130 },
    });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    'by %s is answered with the method it takes',
    async (method) => {
      const response = await server.inject({ method: method as 'GET', url: '/category/getdraft' });
      expect([response.statusCode, response.json(), response.headers['allow']]).toMatchObject([
        405,
        { code: 4050 },
        'POST',
      ]);
    },
  );

  test('to an unknown address is answered by 404 in JSON', async () => {
    for (const url of ['/nothing', '/auth/', '/category/getform/x', '/%', '/..%2f..%2fetc/passwd']) {
      const response = await server.inject({ method: 'POST', url });
      expect([url, response.statusCode, response.json()]).toMatchObject([url, 404, { success: false, code: 4044 }]);
    }
  });

  test('carries what mends it', async () => {
    const { status, reply } = await call(server, '/category/publish', { category: 'a', rev: 1 }, { token });
    expect([status, reply]).toMatchObject([409, { code: 4091, data: { rev: 7 } }]);
  });

  test('that fails inside leaks nothing', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/file/getfile',
      headers: { 'access-token': token },
      payload: { id: file },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      code: 5000,
      message: expect.stringContaining('Your data is safe'),
      request: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
    });
  });

  test('while the database is away says when to come back', async () => {
    const { status, reply, headers } = await call(server, '/category/getversions', { category: 'a' }, { token });
    expect([status, reply, headers['retry-after']]).toMatchObject([503, { code: 5030 }, '5']);
  });

  test('whose reply breaks the contract is caught by the tests’ check', async () => {
    expect((await call(server, '/service/getservices', {}, { token })).status).toBe(500);
  });

  test.each([
    ['fa', 'fa'],
    ['fa-IR,fa;q=0.9,en;q=0.8', 'fa'],
    ['en;q=0.2, fa;q=0.7', 'fa'],
    ['de, en;q=0.1', 'en'],
    ['de', 'en'],
    ['fa;q=0', 'en'],
    [undefined, 'en'],
  ])('in %s is answered in %s', async (header, language) => {
    await call(server, '/category/getform', { category: 'a' }, { language: header });
    expect(seen).toMatchObject([{ language }]);
  });

  test('without a language is answered in the person’s own', async () => {
    const persian = await addPerson(testServerContext(database.db), { email: 'fa@clinic.test', lang: 'fa' });
    const { reply } = await call(server, '/category/getform', { category: 'a' }, { token: persian.token });
    expect(reply).toMatchObject({ code: 4042, message: 'این فرم هنوز منتشر نشده است. لطفاً بعداً سر بزنید.' });
  });

  test('from another page’s origin is answered only where the contract says so', async () => {
    const headers = { origin: 'https://clinic.test' };
    expect(await call(server, '/auth/checkUserAccess', {}, { token, headers })).toMatchObject({
      status: 403,
      reply: { code: 4031 },
    });
    const embedded = await call(server, '/category/getform', { category: 'a' }, { headers });
    expect(embedded.headers['access-control-allow-origin']).toBe('*');
    expect(embedded.headers['access-control-allow-credentials']).toBeUndefined();
    expect(seen).toMatchObject([{ origin: 'https://clinic.test' }]);
  });

  test.each([
    'https://forms.test.evil.test',
    'http://forms.test',
    'https://forms.test:444',
    'null',
    'https://sub.forms.test',
  ])('from %s is not from the server’s own page', async (origin) => {
    const { status } = await call(server, '/auth/checkUserAccess', {}, { token, headers: { origin } });
    expect(status).toBe(403);
  });

  test('from the public URL is from the server’s own page, by whatever name it was reached', async () => {
    for (const host of ['forms.test', 'inner.lan:8080'])
      await call(server, '/category/getform', { category: 'a' }, { headers: { origin: 'https://forms.test', host } });
    expect(seen).toMatchObject([{ origin: 'https://forms.test' }, { origin: 'https://forms.test' }]);
  });

  test.each([
    ['https://evil.test', { host: 'evil.test' }],
    ['http://localhost:8080', { host: 'localhost:8080' }],
    ['https://evil.test', { host: 'forms.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }],
  ])('from %s gains nothing by a forged Host', async (origin, forged) => {
    const headers = { origin, ...forged };
    expect(await call(server, '/auth/checkUserAccess', {}, { token, headers })).toMatchObject({
      status: 403,
      reply: { code: 4031 },
    });
    await call(server, '/category/getform', { category: 'a' }, { headers });
    expect(seen).toMatchObject([{ origin }]);
  });

  test('from another loopback name is from the server’s own page where no public URL was configured', async () => {
    const ask = async (config: Partial<Configuration>, origin: string) => {
      const local = await openTestServer(testServerContext(database.db), { config });
      const { host } = new URL(origin);
      const { status } = await call(local, '/auth/checkUserAccess', {}, { token, headers: { origin, host } });
      await local.close();
      return status;
    };
    const assumed = { publicUrl: 'http://127.0.0.1:8080', isUrlAssumed: true };
    expect(await ask(assumed, 'http://localhost:8080')).toBe(200);
    expect(await ask(assumed, 'http://evil.test:8080')).toBe(403);
    expect(await ask({ publicUrl: assumed.publicUrl }, 'http://localhost:8080')).toBe(403);
  });

  test('asked for beforehand is allowed to every origin where it may be embedded, and to none elsewhere', async () => {
    const ask = (url: string) =>
      server.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://clinic.test', 'access-control-request-method': 'POST' },
      });
    const allowed = await ask('/entry/storeentry');
    expect([
      allowed.statusCode,
      allowed.headers['access-control-allow-origin'],
      allowed.headers['access-control-allow-headers'],
    ]).toEqual([204, '*', 'access-token, content-type, accept-language']);
    const refused = await ask('/auth/veryifypassword');
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  });

  test('carries safe headers, whatever it answers', async () => {
    const replies = [
      await server.inject({ method: 'POST', url: '/category/getform', payload: { category: 'a' } }),
      await server.inject('/nothing'),
      await server.inject('/healthz'),
      await server.inject({ method: 'TRACE', url: '/' }),
      await server.inject({ method: 'POST', url: '/auth/logout' }),
      await server.inject('/%'),
      await server.inject('/openapi.json'),
      await server.inject({
        method: 'POST',
        url: '/category/getform',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ];
    for (const reply of replies) {
      expect(reply.headers).toMatchObject(securityHeaders('https://forms.test'));
      expect(reply.headers['x-powered-by']).toBeUndefined();
    }
    expect(securityHeaders('https://forms.test')['content-security-policy']).not.toContain('unsafe');
    expect(securityHeaders('http://localhost:8080')['strict-transport-security']).toBeUndefined();
  });
});
