import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('Nothing in the package looks to bundlers like a file that is to be shipped beside it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => /new URL\([^()]*import\.meta\.url/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
