import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from './api.ts';

/** A server that knows no token, and what it was asked. */
function serverWithoutSessions() {
  const asked: (readonly [url: string, token: string | undefined])[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([url, headers['access-token']]);
    return new Response(JSON.stringify({ success: false, code: 4010, message: 'Sign in' }), {
      status: 401,
      headers: { 'content-type': 'application/json' },
    });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('A session that the server gave is sent until the server no longer knows it', async () => {
  const asked = serverWithoutSessions();
  const client = createClient({ api: 'https://forms.example.org', session: { token: 'secret' } });
  expect(await client.auth.getuseraccess()).toMatchObject({ success: false, code: 5001 });
  await client.auth.getuseraccess();
  expect(asked.map(([, token]) => token)).toEqual(['secret', undefined]);
});

it('Whoever knows the token at each call is notified when it ends', async () => {
  const asked = serverWithoutSessions();
  const end = vi.fn();
  await createClient({ api: '', session: { token: () => 'now', end } }).user.getprofile();
  expect([asked, end.mock.calls]).toEqual([[['/user/getprofile', 'now']], [['now']]]);
});

it('An address may end with a slash', async () => {
  const asked = serverWithoutSessions();
  await createClient({ api: 'https://forms.example.org/' }).category.getform({ category: 'phq-9' });
  expect(asked).toEqual([['https://forms.example.org/category/getform', undefined]]);
});
