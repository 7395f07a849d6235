import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../api/client/client.ts';
import type { Navigation, Place } from '../navigation/navigation.ts';
import { matchRoute } from '../navigation/routes.ts';
import { beginCalls } from './first-calls.ts';

const file = '11111111-1111-4111-8111-111111111111';
const path = `/form/entries/-/-/first-visit/${file}`;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { readonly headers: Record<string, string> }) => {
    asked.push(`${headers['access-token']} ${url}`);
    return new Response(JSON.stringify({ success: !url.includes('broken'), code: 5000, data: { url } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const clientOf = (api: string, token: string) =>
  createClient({ api, session: { token: () => token, end: () => undefined } });

function open(client: ReturnType<typeof clientOf>) {
  const $place = atom<Place>({ path, query: new URLSearchParams('view=versions') } as Place);
  beginCalls(client, matchRoute(path)!, { $place } as unknown as Navigation, 'en');
  return $place;
}

test('What a screen asks first is asked once, before its code has come, and a second time anew', async () => {
  const client = clientOf('https://a.test', 'mine');
  open(client);
  expect(asked).toHaveLength(1);
  await client.file.getfile({ id: file });
  expect(asked).toHaveLength(1);
  await client.file.getfile({ id: file });
  expect(asked).toHaveLength(2);
});

test.each([
  ['another person', 'https://a.test', 'another'],
  ['another server', 'https://b.test', 'mine'],
])('What was asked first is never given to %s', async (_who, api, token) => {
  open(clientOf('https://a.test', 'mine'));
  await clientOf(api, token).file.getfile({ id: file });
  expect(asked).toEqual([expect.stringMatching(/^mine https:\/\/a/), expect.stringContaining(`${token} ${api}`)]);
});

test('What several parts of a screen read is asked once for all of them', async () => {
  const client = clientOf('https://a.test', 'mine');
  const path = `/form/page/complaints/-/first-visit/${file}/-/-`;
  const $place = atom<Place>({ path, query: new URLSearchParams() } as Place);
  beginCalls(client, matchRoute(path)!, { $place } as unknown as Navigation, 'en');
  const readers = [client.file.getfile({ id: file }), client.file.getfile({ id: file })];
  expect((await Promise.all(readers)).every(({ success }) => success)).toBe(true);
  expect(asked.filter((each) => each.includes('getfile'))).toHaveLength(1);
});

test('What nobody took is asked anew once the reader was elsewhere', async () => {
  const client = clientOf('https://a.test', 'mine');
  open(client).set({ path: '/dashboard', query: new URLSearchParams() } as Place);
  await client.file.getfile({ id: file });
  expect(asked).toHaveLength(2);
});

test('A reply that refuses is not kept for who asks next', async () => {
  const client = clientOf('https://broken.test', 'mine');
  open(client);
  await vi.waitFor(async () => expect((await client.file.getfile({ id: file })).success).toBe(false));
  const { length } = asked;
  await client.file.getfile({ id: file });
  expect(asked).toHaveLength(length + 1);
});

test('What was read before something was stored is asked anew by who comes after', async () => {
  const client = clientOf('https://a.test', 'mine');
  open(client);
  await clientOf('https://a.test', 'mine').entry.storeentry({} as never);
  await client.file.getfile({ id: file });
  expect(asked).toHaveLength(3);
});

test('Each who reads what found no server gets what was kept of it, though nothing kept it yet when it was first asked', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const session = { token: () => 'mine', end: () => undefined };
  const keeper = () => () => async () => ({ success: true, data: 'kept' }) as const;
  const early = createClient({ api: 'https://a.test', session });
  const path = `/form/page/complaints/-/first-visit/${file}/-/-`;
  const $place = atom<Place>({ path, query: new URLSearchParams() } as Place);
  beginCalls(early, matchRoute(path)!, { $place } as unknown as Navigation, 'en');
  const client = createClient({ api: 'https://a.test', session: { ...session, keeper } });
  const readers = [client.file.getfile({ id: file }), client.file.getfile({ id: file })];
  expect(await Promise.all(readers)).toEqual([
    { success: true, data: 'kept' },
    { success: true, data: 'kept' },
  ]);
});
