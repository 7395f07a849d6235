import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Every folder of the sources with the number of files in it, tests apart. */
const folders = ['src', 'server/src'].flatMap((root) =>
  [
    root,
    ...readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  ].map((folder) => ({
    folder,
    files: readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && !isTest(entry.name)).length,
  })),
);

test('A folder holds one idea: at most twenty files beside their tests', () => {
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(({ files }) => files > 20)).toEqual([]);
});
