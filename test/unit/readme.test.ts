import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const readme = await read('README.md');

test('The guides name only commands that are there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/production.md'];
  const text = (await Promise.all(pages.map(read))).join('\n');
  const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('The README is read in half a minute: a sentence, a picture, two commands, the tag', () => {
  const prose = readme.slice(0, readme.indexOf('## Documentation'));
  expect(prose.split(/\s+/).length).toBeLessThan(170);
  expect(readme.split('\n').filter((line) => line.startsWith('|'))).toEqual([]);
  expect([...prose.matchAll(/^npm ci && npm (?:run )?(\w+)/gm)].map(([, name]) => name)).toEqual(['demo', 'test']);
  expect(prose).toContain('<porsa-form category="phq-9"');
});

test('One address takes reports of vulnerabilities, in SECURITY.md and in the package', async () => {
  const { bugs } = JSON.parse(await read('package.json')) as { bugs: { email: string } };
  expect((await read('SECURITY.md')).match(/[\w.]+@[\w.]+\w/g)).toEqual([bugs.email]);
});
