import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientReply } from './client.ts';

interface Asked {
  readonly url: string;
  readonly init: RequestInit & { readonly headers: Record<string, string> };
}

/** Answers every request with the same reply, and reports what was asked. */
function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: Asked['init']) => {
    asked.push({ url, init });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

const client = createClient({ api: 'https://forms.test', language: () => 'fa' });
const refusal = { success: false, code: 4011, message: 'Wrong password' };

describe('the client', () => {
  it('posts a call to its path with the language, and gives the data', async () => {
    const asked = answer({ success: true, data: { items: [], next: null } });
    expect(await client.file.getfiles({ category: 'phq-9' })).toEqual({
      success: true,
      data: { items: [], next: null },
    });
    expect(asked[0]).toMatchObject({
      url: 'https://forms.test/file/getfiles',
      init: {
        method: 'POST',
        body: '{"category":"phq-9"}',
        credentials: 'omit',
        headers: { 'accept-language': 'fa', 'content-type': 'application/json' },
      },
    });
    expect(asked[0]?.init.headers).not.toHaveProperty('access-token');
  });

  it('knows the calls that are GET', async () => {
    const asked = answer({ success: true, data: {} });
    await client.user.getprofile();
    expect(asked[0]?.init).not.toHaveProperty('method');
  });

  it('puts what a GET asks for into its path', async () => {
    const asked = answer({ success: true, data: {} });
    await client.uploads.get({ id: '../x?y' });
    expect(asked[0]?.url).toBe('https://forms.test/uploads/..%2Fx%3Fy');
    expect(asked[0]?.init).not.toHaveProperty('body');
  });

  it('says how long a refusal asks to wait', async () => {
    const shed = { success: false, code: 5030, message: 'Busy' };
    answer(shed, 503, { 'retry-after': '3' });
    expect(await client.file.getfiles({ category: 'phq-9' })).toEqual({ ...shed, retryAfter: 3 });
    answer('later', 503, { 'retry-after': '120' });
    expect(await client.file.getfiles({ category: 'phq-9' })).toMatchObject({ code: 5030, retryAfter: 120 });
    answer(shed, 503, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' });
    expect(await client.file.getfiles({ category: 'phq-9' })).toEqual(shed);
  });

  it('gives the response itself where it is read as it comes, and a refusal as everywhere', async () => {
    answer('bytes');
    const reply = await client.uploads.get({ id: '1' });
    expect(reply.success && (await reply.data.text())).toBe('bytes');
    answer({ success: false, code: 4040, message: 'Unknown' }, 404);
    expect(await client.uploads.get({ id: '1' })).toEqual({ success: false, code: 4040, message: 'Unknown' });
  });

  it('sends a file as multipart, behind what it is for', async () => {
    const asked = answer({ success: true, data: { id: '1' } });
    await client.uploads.store({ file: new File(['abc'], 'a.txt'), id: '1', category: 'phq-9' } as never);
    const sent = asked[0]?.init.body as FormData;
    expect([...sent.keys()]).toEqual(['id', 'category', 'file']);
    expect(asked[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('keeps the specification’s paths, slashes and all', async () => {
    const asked = answer({ success: true, data: {} });
    await client.autologin.post({ token: 'x'.repeat(43) });
    await client.user.completeprofile({ firstName: 'Mina', lastName: 'Karimi', phone: '' });
    expect(asked.map(({ url }) => url)).toEqual([
      'https://forms.test/autologin/',
      'https://forms.test/user/completeprofile/',
    ]);
  });

  it('gives 5001 for a failed auth or user call, with the server’s own words as cause', async () => {
    answer(refusal, 401);
    expect(await client.auth.veryifypassword({ email: 'a@b.test', password: 'x' })).toEqual({
      success: false,
      code: 5001,
      message: 'There is a problem',
      cause: refusal,
    });
  });

  it('gives 5002 when no reply comes, or half of one', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await client.app.getmenu()).toMatchObject({ success: false, code: 5002 });
    vi.stubGlobal(
      'fetch',
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
    );
    expect(await client.app.getmenu()).toMatchObject({ success: false, code: 5002 });
  });

  it.each([
    ['a page of an error', '<html>Internal Server Error</html>', 500, 5003],
    ['half a document', '{"success": tr', 200, 5003],
    ['a document of something else', '{"error": "boom"}', 500, 5003],
    ['nothing', '', 500, 5003],
    ['null', 'null', 200, 5003],
    ['a page in its place', '<html>Maintenance</html>', 200, 5003],
    ['a page of a proxy that knows no such path', '<html></html>', 404, 5003],
    ['a proxy that reaches no server', '<html>Bad Gateway</html>', 502, 5030],
    ['a proxy under maintenance', 'later', 503, 5030],
    ['a proxy that waited too long', '', 504, 5030],
    ['a proxy that limits calls', 'slow down', 429, 4290],
    ['a proxy that limits bodies', '<html></html>', 413, 4130],
    ['a proxy that gave up on us', '', 408, 5002],
  ])('distinguishes a fault of the server from a lost connection: %s', async (_what, body, status, code) => {
    answer(body, status);
    expect(await client.category.getform({ category: 'phq-9' })).toMatchObject({ success: false, code });
  });

  it('gives up at the time-out and at the caller’s word', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          if (signal?.aborted) reject(signal.reason as Error);
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    expect(await client.app.getmenu({}, { timeout: 1 })).toMatchObject({ code: 5002 });
    expect(await client.app.getmenu({}, { signal: AbortSignal.abort() })).toMatchObject({ code: 5002 });
  });

  it('keeps the newer document that a conflict brings', async () => {
    const conflict = { success: false, code: 4091, message: 'Someone saved first', data: { rev: 4 } };
    answer(conflict, 409);
    expect(await client.category.publish({ category: 'phq-9', rev: 3 })).toEqual(conflict);
  });

  it('sends the token and ends the session that the server no longer knows', async () => {
    const ended: string[] = [];
    const signedIn = createClient({ api: '', session: { token: () => 'secret', end: (token) => ended.push(token) } });
    const asked = answer({ success: false, code: 4010, message: 'Sign in' }, 401);
    await signedIn.app.getmenu();
    expect(asked[0]?.init.headers).toMatchObject({ 'access-token': 'secret' });
    expect(ended).toEqual(['secret']);
  });

  it('does not end the session for a wrong password', async () => {
    const end = vi.fn();
    answer(refusal, 401);
    await createClient({ api: '', session: { token: () => 'secret', end } }).auth.veryifypassword({
      email: 'a@b.test',
      password: 'x',
    });
    expect(end).not.toHaveBeenCalled();
  });

  it('is no promise, so that it can be returned from an async function', async () => {
    expect(await Promise.resolve(client)).toBe(client);
  });
});

describe('a client whose replies are kept', () => {
  const asked: unknown[] = [];
  const keeping = (instead?: ClientReply<unknown>) =>
    createClient({
      api: 'https://forms.test',
      session: {
        token: () => 't',
        end: () => undefined,
        keeper: () => (path, body) => async (sent) => {
          const reply = await sent;
          asked.push([path, body, reply.success]);
          return instead ?? reply;
        },
      },
    });
  afterEach(() => void (asked.length = 0));

  it('hands each reply over with what was asked', async () => {
    answer({ success: true, data: [] });
    expect(await keeping().app.getmenu({ mode: 'user' })).toEqual({ success: true, data: [] });
    expect(asked).toEqual([['/app/getmenu', { mode: 'user' }, true]]);
  });

  it('gives what was kept in place of a reply that did not come', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await keeping({ success: true, data: ['kept'] }).user.getmyfavorites({})).toEqual({
      success: true,
      data: ['kept'],
    });
    expect(await keeping().file.getfile({ id: 'x' })).toMatchObject({ success: false, code: 5002 });
  });
});
