import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packedPackage } from '../package/packed-package.ts';
import { serveFolder } from '../package/serve-folder.ts';
import { useScreens } from '../package/use-screens.ts';
import { formIn } from '../support/journeys/filled-form.ts';
import { desk, openBrowser, visit } from '../support/journeys/visitor.ts';
import { openWebsite, type Website } from '../support/journeys/website.ts';
import { pulse } from '../package/pulse.ts';

const run = promisify(execFile);

let folder: string;
let browser: Browser;
let website: Website;

beforeAll(async () => {
  [folder, browser, website] = await Promise.all([mkdtemp(join(tmpdir(), 'porsa-app-')), openBrowser(), openWebsite()]);
});
afterAll(async () => {
  await browser?.close();
  await website?.close();
  await rm(folder, { recursive: true, force: true });
});

const definition = JSON.stringify(pulse);

const app = (isFillerPromised: boolean) => `
  import { createElement as h, useState, version } from 'react';
  import { createRoot } from 'react-dom/client';
  import 'porsa/elements/form';
  ${isFillerPromised ? "import { FormFiller } from 'porsa/react';" : ''}
  const definition = ${JSON.stringify(definition)};
  function App() {
    const [count, setCount] = useState(0);
    return h('main', null,
      h('button', { onClick: () => setCount(count + 1) }, version + ' ' + count),
      h('porsa-form', { language: 'en', definition }),
      ${isFillerPromised ? "h('section', null, h(FormFiller, { language: 'en', definition: JSON.parse(definition) }))" : 'null'});
  }
  createRoot(document.getElementById('app')).render(h(App));`;

/** Installs the packed package in a folder of its own, beside others, as a project does. */
async function install(others: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'app',
      private: true,
      type: 'module',
      dependencies: { porsa: `file:${packedPackage()}`, ...others },
    }),
  );
  await rm(join(folder, 'package-lock.json'), { force: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], {
    cwd: folder,
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(
      `The packed package could not be installed beside ${JSON.stringify(others)}; this test needs the npm registry.\n${error.stderr ?? error.message}`,
    );
  });
}

/** Installs the package beside a React, and gives the application's script. */
async function bundleApp(react: string, isFillerPromised: boolean): Promise<string> {
  await install({ react, 'react-dom': react });
  await writeFile(join(folder, 'app.js'), app(isFillerPromised));
  const outfile = join(folder, 'bundle.js');
  await build({
    absWorkingDir: folder,
    entryPoints: ['app.js'],
    bundle: true,
    format: 'iife',
    outfile,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    nodePaths: [],
  });
  return resolve(outfile);
}

test('A program with no other package computes a form in Node, and compiles with every type checked', async () => {
  await install({});
  const installed = await readdir(join(folder, 'node_modules'));
  expect(installed.filter((name) => !name.startsWith('.')).sort()).toEqual(['nanostores', 'porsa', 'typebox']);
  await writeFile(
    join(folder, 'program.ts'),
    `import 'porsa/elements/form';
    import { createForm, type FormDefinition } from 'porsa/engine';
    const definition: FormDefinition = ${definition};
    console.log(createForm(definition, { answers: { pulse: 70 } }).get('double'));
    /** In a page. */
    export const hear = (form: HTMLElementTagNameMap['porsa-form']) =>
      form.addEventListener('porsa-change', ({ detail }) => detail.answers['pulse']);`,
  );
  const options = ['--strict', '--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
  await run(process.execPath, [resolve('node_modules/native-typescript/bin/tsc'), ...options, 'program.ts'], {
    cwd: folder,
  }).catch(({ stdout }: { stdout: string }) => expect(stdout).toBe(''));
  const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder });
  expect(stdout.trim()).toBe('140');
});

describe.each([
  ['18.3.1', false],
  ['19.2.0', true],
  ['19.3.1', true],
] as const)('An application with React %s', (react, isFillerPromised) => {
  test(`fills a form by its element${isFillerPromised ? ' and by the component' : ''}, and goes on itself`, async () => {
    const script = await bundleApp(react, isFillerPromised);
    const visitor = await visit(browser, desk);
    const { page } = visitor;
    website.hang('<div id="app"></div>');
    await page.goto(website.address);
    await page.addScriptTag({ path: script });
    for (const host of ['porsa-form', ...(isFillerPromised ? ['section'] : [])]) {
      const form = formIn(page, host);
      await form.opened();
      await form.write('pulse', '70');
      await form.result('double').getByText('140').waitFor();
    }
    await page.getByRole('button', { name: `${react} 0` }).click();
    await page.getByRole('button', { name: `${react} 1` }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

test('An application of React has every screen, each when it is shown, with one session', async () => {
  await install({ react: '19.3.1', 'react-dom': '19.3.1' });
  await cp('test/package/apps/react-screens', folder, {
    recursive: true,
    filter: (source) => !source.endsWith('package.json'),
  });
  await writeFile(join(folder, 'src/pulse.js'), `export const definition = ${definition};`);
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.tsx'],
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'built',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
    nodePaths: [],
  });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'built/index.html'), page.replace('main.tsx', 'main.js'));
  const served = await serveFolder([join(folder, 'built')]);
  expect(await useScreens(browser, served.address)).toEqual([]);
  await served.close();
});
