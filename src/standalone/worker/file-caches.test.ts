import { beforeEach, describe, expect, test } from 'vitest';
import { createFileCaches, page } from './file-caches.ts';
import type { ShellFile } from './scope.ts';

/** Caches as a browser has them, by path. */
function createCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (address: RequestInfo | URL): string =>
    new URL(address instanceof Request ? address.url : address, 'https://porsa.test').pathname;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(pathOf(address))?.clone(),
      put: async (address: string, response: Response) => void store.set(pathOf(address), response),
      keys: async () => [...store.keys()].map((path) => new Request(`https://porsa.test${path}`)),
      delete: async (request: Request) => store.delete(pathOf(request)),
    };
  };
  return {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (address: string) => {
      const path = pathOf(address);
      return [...stores.values()].flatMap((store) => store.get(path)?.clone() ?? [])[0];
    },
  } as unknown as CacheStorage;
}

const chunk = '/shell/chunks/c-Ab12Cd3.js';
const late = '/shell/chunks/c-Late123.js';
const shellOf = (version: string): readonly ShellFile[] => [
  { url: '/', revision: version },
  { url: chunk, revision: null },
];

let caches: CacheStorage;
let fetched: string[];
let served: (path: string) => Response;

const fetchFile: typeof fetch = async (address) => {
  const path = new URL(address instanceof Request ? address.url : address, 'https://porsa.test').pathname;
  fetched.push(path);
  return served(path);
};

const open = (version: string, files: readonly string[] = [chunk, late]) =>
  createFileCaches({ caches, fetch: fetchFile, shell: shellOf(version), files: new Set(files) });
const request = (path: string) => new Request(`https://porsa.test${path}`);
const read = async (version: ReturnType<typeof open>, path: string) =>
  (await version.answer(request(path), path)).text();

beforeEach(() => {
  caches = createCaches();
  fetched = [];
  served = (path) => new Response(`first ${path}`);
});

const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

describe('The portal’s files', () => {
  test('are all fetched before the worker takes over, and open the portal without a connection', async () => {
    const version = open('1');
    await version.install();
    expect(fetched).toEqual(['/', chunk]);
    served = offline;
    expect([await read(version, page), await read(version, chunk)]).toEqual(['first /', `first ${chunk}`]);
  });

  test('are not taken where one of them cannot be had: what was installed before stays', async () => {
    served = (path) => new Response('', { status: path === chunk ? 503 : 200 });
    await expect(open('1').install()).rejects.toThrow(`${chunk}: 503`);
  });

  test('are kept as they are used where their names change with what is in them, and no others', async () => {
    const version = open('1');
    await version.install();
    await read(version, late);
    await read(version, '/portal/card.png');
    served = offline;
    expect(await read(version, late)).toBe(`first ${late}`);
    await expect(read(version, '/portal/card.png')).rejects.toThrow('Failed to fetch');
  });

  test('that were refused are not kept', async () => {
    const version = open('1');
    served = () => new Response('', { status: 404 });
    await read(version, late);
    served = (path) => new Response(`now ${path}`);
    expect(await read(version, late)).toBe(`now ${late}`);
  });

  test('that the page loaded before the worker came are kept where the portal has them', async () => {
    const version = open('1');
    await version.install();
    fetched = [];
    await version.keep(['/shell/~1/chunks/c-Late123.js', '/patient/getpatients', '/shell/chunks/c-Other12.js', chunk]);
    expect(fetched).toEqual([late]);
    served = offline;
    expect(await read(version, late)).toBe(`first ${late}`);
  });
});

describe('A new version', () => {
  test('fetches what has changed alone, and leaves the one in use as it is until it takes over', async () => {
    const old = open('1');
    await old.install();
    fetched = [];
    served = (path) => new Response(`second ${path}`);
    const fresh = open('2');
    await fresh.install();
    expect(fetched).toEqual(['/']);
    served = offline;
    expect(await read(old, page)).toBe('first /');
    await fresh.tidy();
    expect(await read(fresh, page)).toBe('second /');
  });

  test('drops the caches of older ones and the files it has not, and no cache of another program', async () => {
    const old = open('1');
    await old.install();
    await read(old, late);
    await caches.open('another');
    const fresh = open('2', [chunk]);
    await fresh.install();
    await fresh.tidy();
    const left = await caches.keys();
    expect([left.length, left.includes('another')]).toEqual([3, true]);
    served = offline;
    await expect(read(fresh, late)).rejects.toThrow('Failed to fetch');
  });
});
