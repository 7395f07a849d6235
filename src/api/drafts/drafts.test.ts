import { describe, expect, it } from 'vitest';
import { createDeviceStore, type DeviceStore } from '../device/device-store.ts';
import { createDrafts } from './drafts.ts';
import { uuid } from '../client/uuid.ts';

const draft = { answers: { mood: 2 }, version: 3, at: '2026-11-21T00:00:00Z' };

it('gives a draft back to its own server, category, file, link and page only', async () => {
  const store = createDeviceStore('memory');
  const drafts = createDrafts('https://a.test', 'memory', store);
  await drafts.keep({ category: 'phq-9' }, draft);
  expect(await drafts.load({ category: 'phq-9' })).toEqual(draft);
  expect(await drafts.load({ category: 'phq-9', file: '1' })).toBeUndefined();
  await drafts.keep({ category: 'phq-9', file: '1', page: 'visit' }, draft);
  expect(await drafts.load({ category: 'phq-9', file: '1' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9', file: '1', page: 'next' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9', file: '1', page: 'visit' })).toEqual(draft);
  expect(await drafts.load({ category: 'phq-9', link: 'abcdefghjkmn' })).toBeUndefined();
  await drafts.keep({ category: 'phq-9', link: 'abcdefghjkmn' }, { ...draft, version: 4 });
  expect(await drafts.load({ category: 'phq-9', link: 'abcdefghjkmn' })).toMatchObject({ version: 4 });
  expect(await drafts.load({ category: 'phq-9', link: 'bbbbbbbbbbbb' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9' })).toEqual(draft);
  expect(await createDrafts('https://b.test', 'memory', store).load({ category: 'phq-9' })).toBeUndefined();
});

it('forgets one draft after submitting and all of the server at sign-out', async () => {
  const store = createDeviceStore('memory');
  const [here, elsewhere] = [
    createDrafts('https://a.test', 'memory', store),
    createDrafts('https://b.test', 'memory', store),
  ];
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
  /** What the browser grants each tab: a name is taken until its holder lets it go, or its tab is closed. */
  function browserLocks() {
    const held = new Set<string>();
    const request = async (name: string, _options: unknown, granted: (lock: unknown) => unknown) => {
      if (held.has(name)) return granted(null);
      held.add(name);
      try {
        return await granted({ name });
      } finally {
        held.delete(name);
      }
    };
    return { held, request: request as unknown as LockManager['request'] };
  }
  const key = { category: 'phq-9' };

  it('each keeps a draft of its own, and none is written over', async () => {
    const [store, locks] = [createDeviceStore('memory'), browserLocks()];
    const [first, second] = [
      createDrafts('https://a.test', 'device', store, locks),
      createDrafts('https://a.test', 'device', store, locks),
    ];
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
    const [first, second] = [
      createDrafts('https://a.test', 'device', store, locks),
      createDrafts('https://a.test', 'device', store, locks),
    ];
    await first.load(key);
    await second.keep(key, draft);
    locks.held.clear();
    expect(await createDrafts('https://a.test', 'device', store, locks).load(key)).toEqual(draft);
  });

  const refusing = {
    request: async () => {
      throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
    },
  };
  it.each([
    ['has no locks', undefined],
    ['refuses them, as in a sandboxed frame', refusing],
  ])('takes the one place there is where the browser %s', async (_what, locks) => {
    const store = createDeviceStore('memory');
    await createDrafts('https://a.test', 'device', store, locks as never).keep(key, draft);
    expect(await createDrafts('https://a.test', 'device', store, locks as never).load(key)).toEqual(draft);
  });
});

describe('an entry that was refused after it had waited', () => {
  const server = 'https://a.test';
  const id = uuid(Date.parse('2026-11-22T08:00:00Z'));
  const keep = (store: DeviceStore, entry: object, by = '') =>
    store.put(`refused|${server}|${id}`, {
      by,
      state: 'refused',
      code: 4100,
      message: '',
      entry: { id, category: 'phq-9', version: 2, answers: { mood: 3 }, ...entry },
    });
  const draftsOf = (store: DeviceStore, person = '') => createDrafts(server, 'memory', store, undefined, () => person);
  const key = { category: 'phq-9' };

  it('is the next draft of its form, once, with why it was refused', async () => {
    const store = createDeviceStore('memory');
    await keep(store, { patient: { name: 'Mina' } });
    const offered = {
      answers: { mood: 3 },
      patient: { name: 'Mina' },
      version: 2,
      at: '2026-11-22T08:00:00.000Z',
      refusedBy: 4100,
    };
    expect(await draftsOf(store).load(key)).toEqual(offered);
    expect(await draftsOf(store).load(key)).toEqual(offered);
    await draftsOf(store).clear(key);
    expect(await draftsOf(store).load(key)).toBeUndefined();
  });

  it('waits behind a draft that somebody is at', async () => {
    const store = createDeviceStore('memory');
    await keep(store, {});
    const drafts = draftsOf(store);
    await drafts.keep(key, draft);
    expect(await drafts.load(key)).toEqual(draft);
    await drafts.clear(key);
    expect(await drafts.load(key)).toMatchObject({ refusedBy: 4100 });
  });

  it.each([
    ['another form', { category: 'gad-7' }, ''],
    ['another file', { file: 'f' }, ''],
    ['another page', { page: 'p' }, ''],
    ['another person', {}, 'sara'],
  ])('is not offered in place of %s', async (_what, entry, by) => {
    const store = createDeviceStore('memory');
    await keep(store, entry, by);
    expect(await draftsOf(store, 'reza').load(key)).toBeUndefined();
    expect(await store.keys('refused|')).toHaveLength(1);
  });
});
