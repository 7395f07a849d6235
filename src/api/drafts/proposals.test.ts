import { expect, it, vi } from 'vitest';
import type { Proposal } from '../../proposal/types.ts';
import { createDeviceStore } from '../device/device-store.ts';
import { createDeviceProposals, createOwnProposals } from './proposals.ts';

const proposal: Proposal = { template: 'standard', language: 'fa', values: { title: 'پیاده‌روی' } };
const surroundings = { store: createDeviceStore('memory'), locks: undefined, channel: () => undefined };
const proposalsOf = (person: string, project = '') =>
  createDeviceProposals('https://a.test', person, project, surroundings);

it('counts and deletes a person’s at sign-out, and takes no more from what is still open', async () => {
  const open = proposalsOf('ada').of('one');
  await open.keep(proposal, 2);
  await proposalsOf('ada', 'thesis').of('two').keep(proposal, 0);
  await proposalsOf('bo').of('one').keep(proposal, 0);
  const own = createOwnProposals('https://a.test', 'ada', surroundings.store);
  expect(await own.count()).toBe(2);
  await own.clearAll();
  expect(await open.keep(proposal, 3)).toBe(false);
  expect([await own.count(), (await proposalsOf('bo').list()).length]).toEqual([0, 1]);
  expect(await proposalsOf('ada').of('one').keep(proposal, 2)).toBe(true);
});

it('refuses to store over what another tab has stored meanwhile', async () => {
  const [mine, theirs] = [proposalsOf('cem').of('one'), proposalsOf('cem').of('one')];
  expect(await mine.store(proposal, 0)).toMatchObject({ kind: 'stored', rev: 1 });
  expect(await theirs.store({ ...proposal, language: 'en' }, 0)).toMatchObject({
    kind: 'conflict',
    theirs: { rev: 1 },
  });
});

const titled = (title: string): Proposal => ({ template: 'standard', language: 'en', values: { title } });
const none = { locks: undefined, channel: () => undefined };

/** Tabs that hear each other, as the browser's channels do: none hears itself. */
function createChannels(): () => BroadcastChannel {
  const open = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();
  return () => {
    const own = { onmessage: null as ((event: MessageEvent) => void) | null };
    open.add(own);
    return Object.assign(own, {
      postMessage(data: unknown) {
        for (const other of open) if (other !== own) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => open.delete(own),
    }) as unknown as BroadcastChannel;
  };
}

it('gives proposals back to their own server, person and project only, the latest first', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') });
  const store = createDeviceStore('memory');
  const of = (server: string, person: string, project: string) =>
    createDeviceProposals(server, person, project, { store, ...none });
  const mine = of('https://a.test', 'ada', 'p');
  await mine.of('1').store(titled('One'), 0);
  vi.setSystemTime(Date.parse('2026-11-23T09:00:00Z'));
  await mine.of('2').store(titled('Two'), 0);
  vi.useRealTimers();
  expect((await of('https://a.test', 'ada', 'p').list()).map(({ id }) => id)).toEqual(['2', '1']);
  expect(await of('https://b.test', 'ada', 'p').list()).toEqual([]);
  expect(await of('https://a.test', 'bo', 'p').list()).toEqual([]);
  expect(await of('https://a.test', 'ada', 'q').list()).toEqual([]);
});

it('tells other tabs of the same proposal, and not itself', async () => {
  const store = createDeviceStore('memory');
  const channel = createChannels();
  const tab = () => createDeviceProposals('', '', '', { store, locks: undefined, channel }).of('1');
  const [one, other] = [tab(), tab()];
  const [here, there] = [vi.fn(), vi.fn()];
  const stops = [one.watch(here), other.watch(there)];
  await one.store(titled('A'), 0);
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce());
  expect([here.mock.calls, there.mock.calls[0]]).toEqual([
    [],
    [expect.objectContaining({ proposal: titled('A'), rev: 1 })],
  ]);
  for (const stop of stops) stop();
});

it('keeps without locks where a sandboxed frame refuses them', async () => {
  const store = createDeviceStore('memory');
  const locks = {
    request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  } as unknown as LockManager;
  const kept = createDeviceProposals('', '', '', { store, locks, channel: () => undefined }).of('1');
  expect(await kept.store(titled('A'), 0)).toMatchObject({ kind: 'stored', rev: 1 });
});

it('says that it lasts only as long as the page where the device refuses', async () => {
  const kept = createDeviceProposals('https://c.test', '', '', { store: createDeviceStore('device'), ...none }).of('1');
  expect(await kept.store(titled('A'), 0)).toMatchObject({ kind: 'stored', memory: true });
  expect(await kept.keep(titled('B'), 1)).toBe(false);
});
