import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptReplies } from '../../../api/kept/kept-replies.ts';
import { $reachRound, $shownSince } from '../../../store/reach.ts';
import { $session } from '../../../store/session-core.ts';
import { sessionDefaults } from '../../../store/session-record.ts';
import { startOffline } from './portal-offline.ts';

const server = 'https://forms.test';
const listeners = new Map<string, () => void>();
const asked: string[] = [];
let isAway: boolean;
let kept: { [K in keyof KeptReplies]: ReturnType<typeof vi.fn<KeptReplies[K]>> };

beforeEach(() => {
  vi.useFakeTimers();
  isAway = false;
  asked.length = 0;
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(server, ''));
    if (isAway) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ success: true, data: {} }));
  });
  kept = {
    keep: vi.fn<KeptReplies['keep']>(async () => undefined),
    find: vi.fn<KeptReplies['find']>(async () => ({ at: '2026-03-21T05:42:00.000Z', data: { items: [] } })),
    all: vi.fn<KeptReplies['all']>(async () => []),
    forgetAllBut: vi.fn<KeptReplies['forgetAllBut']>(async () => undefined),
  };
  $session.set({ ...sessionDefaults, id: 'owner', token: 't', authenticated: true });
  $shownSince.set(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  $session.set({ ...sessionDefaults });
  $shownSince.set(undefined);
});

const list = '/patient/getpatients';

test('What somebody else had here goes as soon as the portal opens', () => {
  startOffline(server, kept);
  expect(kept.forgetAllBut).toHaveBeenCalledWith('owner');
});

test('Signing out, a session that ends and another account erase what was kept', () => {
  startOffline(server, kept);
  $session.set({ ...sessionDefaults });
  expect(kept.forgetAllBut).toHaveBeenLastCalledWith('');
  $session.set({ ...sessionDefaults, id: 'secretary' });
  expect(kept.forgetAllBut).toHaveBeenLastCalledWith('secretary');
});

test('A reply that comes after its asker has signed out is not kept, and is given to nobody', async () => {
  const offline = startOffline(server, kept);
  $session.set({ ...sessionDefaults, id: 'secretary' });
  await offline.keep('owner', list, {}, {});
  expect(kept.keep).not.toHaveBeenCalled();
  expect(await offline.find('owner', list, {})).toBeUndefined();
});

test('A reply that is sealed while its asker signs out is erased afterwards', async () => {
  const offline = startOffline(server, kept);
  kept.keep.mockImplementation(async () => $session.set({ ...sessionDefaults }));
  await offline.keep('owner', list, {}, {});
  expect(kept.forgetAllBut.mock.calls.at(-1)).toEqual(['']);
  expect(kept.forgetAllBut.mock.calls.length).toBe(3);
});

test('The screen says of when the oldest reply on it is', async () => {
  const offline = startOffline(server, kept);
  await offline.find('owner', list, {});
  kept.find.mockResolvedValueOnce({ at: '2026-03-20T14:00:00.000Z', data: {} });
  await offline.find('owner', list, {});
  await offline.find('owner', list, {});
  expect($shownSince.get()).toBe('2026-03-20T14:00:00.000Z');
});

test('A screen that was left says nothing of the next', async () => {
  const stop = new AbortController();
  kept.find.mockImplementation(async () => {
    stop.abort();
    return { at: '2026-03-20T14:00:00.000Z', data: {} };
  });
  expect(await startOffline(server, kept).find('owner', list, {}, stop.signal)).toBeUndefined();
  expect($shownSince.get()).toBeUndefined();
});

test('Once the connection is back, what is shown is loaded again, and counts as new', async () => {
  const offline = startOffline(server, kept);
  await offline.find('owner', list, {});
  const round = $reachRound.get();
  listeners.get('online')?.();
  expect([$reachRound.get(), $shownSince.get()]).toEqual([round + 1, undefined]);
});

test('A reply of the server says that it is back, but not twice in a moment: others may still fail', async () => {
  const offline = startOffline(server, kept);
  await offline.find('owner', list, {});
  await offline.keep('owner', list, {}, {});
  expect($shownSince.get()).toBeUndefined();
  await offline.find('owner', list, {});
  await offline.keep('owner', list, {}, {});
  expect($shownSince.get()).toBeDefined();
  $reachRound.set($reachRound.get() + 1);
  await offline.keep('owner', list, {}, {});
  expect($shownSince.get()).toBeUndefined();
});

test('A server that is away is asked for until it is back', async () => {
  const offline = startOffline(server, kept);
  isAway = true;
  await offline.find('owner', list, {});
  const round = $reachRound.get();
  await vi.advanceTimersByTimeAsync(31_000);
  expect([asked, $reachRound.get()]).toEqual([['/healthz', '/healthz'], round]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect($reachRound.get()).toBe(round + 1);
});

test('Whoever looks at the files of a form has the form too, asked for once', async () => {
  const offline = startOffline(server, kept);
  const found = { items: [{ slug: 'phq-9' }] };
  for (const _visit of [1, 2]) await offline.keep('owner', '/category/getcategories', { only: ['phq-9'] }, found);
  await offline.keep('owner', '/category/getcategories', { only: ['unknown'] }, { items: [] });
  await offline.keep('owner', '/category/getcategories', { limit: 25 }, found);
  expect(asked.filter((path) => path === '/category/getform')).toHaveLength(1);
});
