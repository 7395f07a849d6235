import { isHashed, keptPath } from './addresses.ts';
import type { ShellFile } from './scope.ts';

/** The caches of one version of the portal: files alone, none of them about a person. */
export interface FileCaches {
  /** Fetches all of the shell; rejects where one file cannot be had. */
  install(): Promise<void>;
  /** Drops what older versions kept, and files that this one does not have. */
  tidy(): Promise<void>;
  /** The page, or a file of it: as kept, else from the server. */
  answer(request: Request, path: string): Promise<Response>;
  /** Keeps files that a page has loaded before this worker came. */
  keep(paths: readonly string[]): Promise<void>;
}

interface Needs {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly shell: readonly ShellFile[];
  /** Every hashed file of this version. */
  readonly files: ReadonlySet<string>;
}

const prefix = 'porsa-shell-';
/** Chunks of screens, texts and fonts as they are used; their names change with what is in them, so that versions share it. */
const used = 'porsa-used';

/** The page under which all of the portal's addresses are kept. */
export const page = '/';

export function createFileCaches({ caches, fetch, shell, files }: Needs): FileCaches {
  const own = prefix + versionOf(shell);
  const find = async (path: string): Promise<Response | undefined> =>
    (await (await caches.open(own)).match(path)) ?? (await caches.open(used)).match(path);
  const keepUsed = async (path: string, response: Response): Promise<void> => {
    if (response.ok && isHashed(path)) await (await caches.open(used)).put(path, response);
  };
  return {
    async install() {
      const cache = await caches.open(own);
      await Promise.all(
        shell.map(async ({ url, revision }) => {
          const known = revision === null ? await caches.match(url) : undefined;
          const response = known ?? (await fetch(url, { cache: revision === null ? 'default' : 'reload' }));
          if (!response.ok) throw new Error(`${url}: ${response.status}`);
          await cache.put(url, response);
        }),
      );
    },
    async tidy() {
      const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
      await Promise.all(others.map((name) => caches.delete(name)));
      const cache = await caches.open(used);
      const old = (await cache.keys()).filter(({ url }) => !files.has(new URL(url).pathname));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    async answer(request, path) {
      const kept = await find(path);
      if (kept) return kept;
      const response = await fetch(request);
      await keepUsed(path, response.clone()).catch(() => undefined);
      return response;
    },
    async keep(paths) {
      for (const path of paths.flatMap((given) => keptPath(given) ?? [])) {
        if (files.has(path) && !(await find(path))) await keepUsed(path, await fetch(path));
      }
    },
  };
}

/** Differs wherever one file does. */
function versionOf(shell: readonly ShellFile[]): string {
  let hash = 0;
  for (const character of JSON.stringify(shell)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}
