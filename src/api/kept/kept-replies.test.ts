import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptLimits, keptName } from './keepable.ts';
import { createKeptReplies } from './kept-replies.ts';
import type { KeptStore } from './kept-store.ts';

/** A store as the device has it: what a destroyed key has sealed cannot be read any more. */
function createStore() {
  const keys = new Map<string, symbol>();
  const sealed = new Map<string, { readonly by: symbol; readonly value: unknown }>();
  const store: KeptStore = {
    put: async (person, key, value) => {
      const by = keys.get(person) ?? Symbol(person);
      keys.set(person, by);
      sealed.set(key, { by, value });
    },
    get: async (person, key) => {
      const found = sealed.get(key);
      return found && found.by === keys.get(person) ? found.value : undefined;
    },
    delete: async (key) => void sealed.delete(key),
    keys: async (prefix) => [...sealed.keys()].filter((key) => key.startsWith(prefix)).sort(),
    destroyKeys: async (except) => {
      for (const name of keys.keys()) if (name !== except) keys.delete(name);
    },
  };
  return { store, keys, sealed };
}

const morning = Date.parse('2026-03-21T05:42:00.000Z');
const server = 'https://forms.test';
const file = '/file/getfile';
const body = { id: '0190a000-0000-7000-8000-000000000001' };
const data = { file: { patient: { name: 'Mina Karimi' } } };

let now: number;
let place: ReturnType<typeof createStore>;
const open = () => createKeptReplies(server, place.store, () => now);

beforeEach(() => {
  now = morning;
  place = createStore();
});
afterEach(() => vi.unstubAllGlobals());

describe('A reply that is kept', () => {
  test('is found again with the time it was given', async () => {
    await open().keep('owner', file, body, data);
    now += 3_600_000;
    expect(await open().find('owner', file, body)).toEqual({ at: '2026-03-21T05:42:00.000Z', data });
  });

  test('is found by what was asked, in whatever order, and by nothing else', async () => {
    await open().keep('owner', '/file/getfiles', { category: 'phq-9', limit: 25, after: undefined }, data);
    expect(await open().find('owner', '/file/getfiles', { limit: 25, category: 'phq-9' })).toBeDefined();
    expect(await open().find('owner', '/file/getfiles', { limit: 25, category: 'gad-7' })).toBeUndefined();
  });

  test('belongs to one person', async () => {
    await open().keep('owner', file, body, data);
    expect(await open().find('secretary', file, body)).toBeUndefined();
  });

  test('gives way to the next one of the same call', async () => {
    await open().keep('owner', file, body, data);
    now += 1000;
    await open().keep('owner', file, body, { file: {} });
    expect([(await open().find('owner', file, body))?.data, place.sealed.size]).toEqual([{ file: {} }, 1]);
  });

  test('is gone after 72 hours', async () => {
    await open().keep('owner', file, body, data);
    now += 72 * 3_600_000 + 1;
    expect(await open().find('owner', file, body)).toBeUndefined();
    await open().forgetAllBut('owner');
    expect(place.sealed.size).toBe(0);
  });

  test('says by its key neither what was asked for nor for whom', async () => {
    await open().keep('owner', file, body, data);
    expect([...place.sealed.keys()].join()).not.toMatch(/getfile|0190a000|Mina/);
  });

  test('of a form serves whichever file it is filled for', async () => {
    await open().keep('owner', '/category/getform', { category: 'phq-9' }, { id: 'x' });
    const found = await open().find('owner', '/category/getform', { category: 'phq-9', file: 'a', language: 'fa' });
    expect(found?.data).toEqual({ id: 'x' });
  });
});

describe('Not kept is', () => {
  test.each([
    ['a search, whose words may be a name', '/patient/getpatients', { search: 'Mina', limit: 25 }],
    ['what is written', '/entry/storeentry', { id: 'x' }],
    ['who has access', '/user/getusers', {}],
    ['an activity log', '/audit/getaudit', {}],
  ])('%s', async (_what, path, asked) => {
    expect(keptName(path, asked)).toBeUndefined();
    await open().keep('owner', path, asked, data);
    expect(place.sealed.size).toBe(0);
  });

  test('a reply that is too large', async () => {
    await open().keep('owner', file, body, 'x'.repeat(keptLimits.largest));
    expect(place.sealed.size).toBe(0);
  });

  test('anything on a device that others use too', async () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'porsa|shared-device' ? '1' : null) });
    await open().keep('owner', file, body, data);
    expect([place.sealed.size, place.keys.size]).toEqual([0, 0]);
  });

  test('more than so many replies: the oldest go', async () => {
    for (let index = 0; index <= keptLimits.replies; index += 1) {
      now += 1;
      await open().keep('owner', file, { id: String(index) }, index);
    }
    expect(place.sealed.size).toBe(keptLimits.replies);
    expect(await open().find('owner', file, { id: '0' })).toBeUndefined();
    expect((await open().find('owner', file, { id: '1' }))?.data).toBe(1);
  });
});

describe('At sign-out', () => {
  test('all of it is erased, and the key destroyed that opened it', async () => {
    await open().keep('owner', file, body, data);
    await open().forgetAllBut('');
    expect([place.sealed.size, place.keys.size]).toEqual([0, 0]);
  });

  test('what was written a moment too late cannot be read by whoever signs in next', async () => {
    const late = createStore();
    const replies = createKeptReplies(server, late.store, () => now);
    await replies.keep('owner', file, body, data);
    const left = [...late.sealed.entries()];
    await replies.forgetAllBut('');
    for (const [key, value] of left) late.sealed.set(key, value);
    await replies.keep('owner', '/app/getmenu', {}, []);
    expect(await replies.find('owner', file, body)).toBeUndefined();
  });

  test('and where another account is used, what the one before had is erased', async () => {
    await open().keep('owner', file, body, data);
    await open().keep('secretary', file, body, data);
    await open().forgetAllBut('secretary');
    expect(await open().find('owner', file, body)).toBeUndefined();
    expect(await open().find('secretary', file, body)).toBeDefined();
    expect([...place.keys.keys()]).toEqual(['secretary']);
  });
});
