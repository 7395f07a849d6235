import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { rootFolder } from '../src/root-folder.ts';
import { inTemporaryFolder } from '../test/server-process.ts';

/** A fresh copy of the project under a name with a space in it, as far as a start needs it to say what is missing. */
async function inFreshCopy(work: (root: string) => Promise<void>): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const root = join(folder, 'a copy');
    for (const path of ['package.json', 'server/scripts'])
      await cp(join(rootFolder, path), join(root, path), { recursive: true });
    await mkdir(join(root, 'src'));
    await work(root);
  });
}

/** Starts with these options of Node, and gives how it ended. */
function start(root: string, ...options: readonly string[]) {
  return new Promise<{ readonly code: unknown; readonly output: string }>((resolve) => {
    execFile(process.execPath, [...options, join(root, 'server/scripts/start.mjs')], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

const asVersion = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})`,
];

test('An old Node and missing packages stop the start with a sentence each', () =>
  inFreshCopy(async (root) => {
    const { code, output } = await start(root, ...asVersion('v20.18.3'));
    expect(code).toBe(2);
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^Node\.js must be >=20\.19; this is v20\.18\.3\. .+\.$/),
      expect.stringContaining(`Run "npm ci" in ${root}/ first.`),
      '',
    ]);
  }));

test.each(['v20.19.0', 'v22.0.0', 'v100.1.0'])('Node %s is new enough', (version) =>
  inFreshCopy(async (root) => {
    expect((await start(root, ...asVersion(version))).output).toMatch(/^The packages .+\n$/);
  }),
);

test('A start that must build, where only what runs is installed, says so', () =>
  inFreshCopy(async (root) => {
    await mkdir(join(root, 'node_modules'));
    await symlink(join(rootFolder, 'node_modules/fastify'), join(root, 'node_modules/fastify'));
    const { code, output } = await start(root);
    expect(code).toBe(2);
    expect(output).toMatch(/^dist\/embed must be built, .+ Run "npm ci" in .+ first\.\n$/);
  }));

test('A Node of years ago can read the first file that is run', async () => {
  const source = await readFile(join(rootFolder, 'server/scripts/start.mjs'), 'utf8');
  const complaints = (code: string) => new Linter().verify(code, [{ languageOptions: { ecmaVersion: 2020 } }]);
  expect(complaints(source)).toEqual([]);
  expect(source).not.toMatch(/from 'node:|\?\.|\?\?/);
  expect(complaints(`${source}\nawait 0;`)).toHaveLength(1);
});
