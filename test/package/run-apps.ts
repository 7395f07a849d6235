// Installs the packed package in a fresh application of every kind, builds each, and fills its form in Chromium: `npm run apps`,
// or `npm run apps -- vue next`. Needs `npm run build:lib` before it, and the npm registry. Prints a table.
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/journeys/visitor.ts';
import { buildApp } from './install-app.ts';
import { serveApp } from './serve-app.ts';
import { fillApp } from './fill-app.ts';
import { useScreens } from './use-screens.ts';

const all = readdirSync('test/package/apps');
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !all.includes(name));
if (unknown !== undefined) throw new Error(`There is no application "${unknown}": ${all.join(', ')}`);

/** What kept an application from working, as lines; none where it works. */
async function tryApp(name: string, browser: Browser): Promise<readonly string[]> {
  let folder: string | undefined;
  try {
    folder = await buildApp(name);
    // Its build is its run: it has no page.
    if (name === 'node') return [];
    const served = await serveApp(folder);
    try {
      return await (name === 'react-screens' ? useScreens : fillApp)(browser, served.address);
    } finally {
      await served.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const browser = await openBrowser();
const table = [['application', 'result', 'seconds']];
for (const name of chosen.length ? chosen : all) {
  const started = Date.now();
  const faults = await tryApp(name, browser);
  const result = faults.length ? 'fails' : 'works';
  table.push([name, result, String(Math.round((Date.now() - started) / 1000))]);
  print(`${name} ${result}`, ...faults);
  if (faults.length) process.exitCode = 1;
}
await browser.close();
print('', ...table.map((row) => `| ${row.map((cell) => cell.padEnd(12)).join(' | ')} |`));
