import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../../server/src/root-folder.ts';

const page = await readFile(join(rootFolder, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?:A\d+)? ?\|/.test(line) && !line.startsWith('| | class'));
const classes = Array.from({ length: 25 }, (_, index) => `A${index + 1}`);

it('names what stands against each class of attack, and tests that are there', () => {
  expect(classes.filter((name) => !rows.some((row) => row.startsWith(`| ${name} |`)))).toEqual([]);
  const tests = rows.map((row) => [...row.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file]) => file ?? ''));
  expect(tests.filter((files) => files.length === 0)).toEqual([]);
  expect(tests.flat().filter((file) => !existsSync(join(rootFolder, file)))).toEqual([]);
});

async function sourcesIn(folder: string): Promise<readonly (readonly [string, string])[]> {
  const names = (await readdir(join(rootFolder, folder), { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.includes('test-'),
  );
  return Promise.all(
    names.map(async (name) => [join(folder, name), await readFile(join(rootFolder, folder, name), 'utf8')] as const),
  );
}

it('takes no text for markup or code anywhere, and no window listens to messages', async () => {
  const sinks =
    /\.(?:innerHTML|outerHTML|srcdoc)\s*=|dangerouslySetInnerHTML|unsafeHTML|unsafeStatic|insertAdjacentHTML|document\.write\(|\beval\(|new Function\(|window\.addEventListener\('message'|Math\.random\(\)\.toString/;
  const found = (await Promise.all(['src', 'server/src', 'demo'].map(sourcesIn)))
    .flat()
    .filter(([, text]) => sinks.test(text))
    .map(([name]) => name);
  expect(found).toEqual([]);
});
