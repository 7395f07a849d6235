import { describe, expect, it } from 'vitest';
import { createDeviceStore } from './device-store.ts';
import { createDrafts } from './drafts.ts';

const draft = { answers: { mood: 2 }, version: 3, at: '2026-11-21T00:00:00Z' };

it('gives a draft back to its own server, category, file and page only', async () => {
  const store = createDeviceStore('memory');
  const drafts = createDrafts('https://a.test', 'memory', store);
  await drafts.keep({ category: 'phq-9' }, draft);
  expect(await drafts.load({ category: 'phq-9' })).toEqual(draft);
  expect(await drafts.load({ category: 'phq-9', file: '1' })).toBeUndefined();
  await drafts.keep({ category: 'phq-9', file: '1', page: 'visit' }, draft);
  expect(await drafts.load({ category: 'phq-9', file: '1' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9', file: '1', page: 'next' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9', file: '1', page: 'visit' })).toEqual(draft);
  expect(await createDrafts('https://b.test', 'memory', store).load({ category: 'phq-9' })).toBeUndefined();
});

it('forgets one draft after submitting and all of the server at sign-out', async () => {
  const store = createDeviceStore('memory');
  const [here, elsewhere] = [createDrafts('https://a.test', 'memory', store), createDrafts('https://b.test', 'memory', store)];
  for (const category of ['phq-9', 'gad-7']) await here.keep({ category }, draft);
  await elsewhere.keep({ category: 'phq-9' }, draft);
  await here.clear({ category: 'phq-9' });
  expect(await here.load({ category: 'phq-9' })).toBeUndefined();
  await here.clearAll();
  expect(await here.load({ category: 'gad-7' })).toBeUndefined();
  expect(await elsewhere.load({ category: 'phq-9' })).toEqual(draft);
});

it('keeps a draft in memory and says so where the device keeps nothing', async () => {
  const drafts = createDrafts('https://a.test', 'device');
  expect(drafts.notSavedHere()).toBe(false);
  await drafts.keep({ category: 'phq-9' }, draft);
  expect(await drafts.load({ category: 'phq-9' })).toEqual(draft);
  expect(drafts.notSavedHere()).toBe(true);
});

describe('in several tabs at once', () => {
  /** What the browser grants each tab: a name is free until the tab that has it is closed. */
  function browserLocks() {
    const held = new Set<string>();
    const request = async (name: string, _options: unknown, granted: (lock: unknown) => unknown) => {
      if (held.has(name)) return granted(null);
      held.add(name);
      return granted({ name });
    };
    return { held, request: request as unknown as LockManager['request'] };
  }
  const key = { category: 'phq-9' };

  it('each keeps a draft of its own, and none is written over', async () => {
    const [store, locks] = [createDeviceStore('memory'), browserLocks()];
    const [first, second] = [createDrafts('https://a.test', 'device', store, locks), createDrafts('https://a.test', 'device', store, locks)];
    expect(await first.load(key)).toBeUndefined();
    await first.keep(key, draft);
    expect(await second.load(key)).toBeUndefined();
    await second.keep(key, { ...draft, answers: { mood: 3 } });
    expect(await first.load(key)).toEqual(draft);
    await second.clear(key);
    expect(await first.load(key)).toEqual(draft);
  });

  it('what a closed tab left is found by the next one, wherever it lay', async () => {
    const [store, locks] = [createDeviceStore('memory'), browserLocks()];
    const [first, second] = [createDrafts('https://a.test', 'device', store, locks), createDrafts('https://a.test', 'device', store, locks)];
    await first.load(key);
    await second.keep(key, draft);
    locks.held.clear();
    expect(await createDrafts('https://a.test', 'device', store, locks).load(key)).toEqual(draft);
  });

  it('takes the one place there is where the browser has no locks', async () => {
    const store = createDeviceStore('memory');
    await createDrafts('https://a.test', 'device', store, undefined).keep(key, draft);
    expect(await createDrafts('https://a.test', 'device', store, undefined).load(key)).toEqual(draft);
  });
});
