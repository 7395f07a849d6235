import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepBundles } from './keep-bundles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porsa-bundles-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function build(...files: readonly string[]): Promise<void> {
  await rm(join(folder, 'built'), { recursive: true, force: true });
  await mkdir(join(folder, 'built/chunks'), { recursive: true });
  for (const file of ['porsa.js', 'manifest.json', ...files]) await writeFile(join(folder, 'built', file), file);
}

const start = (day: string) => keepBundles(join(folder, 'built'), join(folder, 'kept'), new Date(day));
const kept = async () =>
  (await readdir(join(folder, 'kept'), { recursive: true })).filter((name) => name.endsWith('.js')).sort();

describe('scripts of an earlier build', () => {
  test('are kept beside the new ones after an update; the loader is not, whose name never changes', async () => {
    await build('form-Old12345.js', 'chunks/c-Old1234.js');
    await start('2026-01-01');
    await build('form-New12345.js', 'chunks/c-New1234.js');
    await start('2026-03-01');
    expect(await kept()).toEqual([
      'chunks/c-New1234.js',
      'chunks/c-Old1234.js',
      'form-New12345.js',
      'form-Old12345.js',
    ]);
  });

  test('go thirty days after they were served last', async () => {
    await build('form-Old12345.js', 'chunks/c-Same123.js');
    await start('2026-01-01');
    await build('form-New12345.js', 'chunks/c-Same123.js');
    await start('2026-03-01');
    await start('2026-03-31');
    expect(await kept()).toContain('form-Old12345.js');
    await start('2026-04-01');
    expect(await kept()).toEqual(['chunks/c-Same123.js', 'form-New12345.js']);
  });

  test('are none where nothing has been built', async () => {
    await start('2026-01-01');
    expect(await readdir(folder)).toEqual([]);
  });
});
