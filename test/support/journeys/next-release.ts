import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickFolder } from '../../../server/test/quick-folder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const chunk = /c-([\w-]{7})\.js/g;
/** The loader has the names of chunks one after another, and nothing between them. */
const allChunks = /(?<=[`'"])(?:[\w-]{7}){10,}(?=[`'"])/g;

/** A release that comes after the one that is built, in a folder of its own. */
export interface Release {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Makes a release whose screens say something else, as an update would: none of its chunks has the name that it had before,
 * and the files that name them are others, too.
 */
export async function nextRelease(before: string, after: string): Promise<Release> {
  const folder = await mkdtemp(join(quickFolder(), 'porsa-release-'));
  for (const name of ['package.json', 'node_modules', 'locales', 'demo'])
    await symlink(join(root, name), join(folder, name));
  for (const name of ['embed', 'portal', 'hosts', 'server'])
    await cp(join(root, 'dist', name), join(folder, 'dist', name), {
      recursive: true,
      // Those would still be of the release before.
      filter: (path) => !['.br', '.gz', '.map'].includes(extname(path)),
    });
  let changed = 0;
  for (const path of await textsOf(folder)) {
    const text = await readFile(path, 'utf8');
    if (text.includes(before)) changed += 1;
    const next = text
      .replaceAll(before, after)
      .replace(chunk, nextName)
      .replace(allChunks, (names) => names.replace(/.{7}/g, (name) => hashOf(name, 7)))
      .replace(/"revision":"(\w+)"/g, (_whole, revision: string) => `"revision":"${hashOf(revision, 16)}"`);
    await writeFile(path, next);
    const name = basename(path).replace(chunk, nextName);
    if (name !== basename(path)) await rename(path, join(dirname(path), name));
  }
  if (changed === 0) throw new Error(`No built file says ${before}`);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, 'x').slice(0, length);

const nextName = (_whole: string, name: string): string => `c-${hashOf(name, 7)}.js`;

async function textsOf(folder: string): Promise<readonly string[]> {
  const folders = ['dist/embed', 'dist/portal'].map((name) => join(folder, name));
  const files = await Promise.all(
    folders.map(async (path) => (await readdir(path, { recursive: true })).map((name) => join(path, name))),
  );
  return files.flat().filter((path) => ['.js', '.json', '.html'].includes(extname(path)));
}
