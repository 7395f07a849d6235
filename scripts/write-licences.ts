import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const entriesOf = (text: string): readonly string[] => text.split(/^(?=## )/m);

/** Vite lists the licence files of what it bundled; a package under MIT that ships none gets the licence's text with its author's name. */
export function completeLicences(file: string): void {
  const [start = '', ...entries] = entriesOf(readFileSync(file, 'utf8'));
  writeFileSync(file, start + entries.map(completed).join(''));
}

/** Makes one list of several, each package once, and completes it. */
export function joinLicences(files: readonly string[], into: string): void {
  const lists = files.map((file) => entriesOf(readFileSync(file, 'utf8')));
  const entries = new Set(lists.flatMap(([, ...some]) => some.map((entry) => `${entry.trim()}\n\n`)));
  for (const file of files) rmSync(file);
  writeFileSync(into, (lists[0]?.[0] ?? '') + [...entries].sort().join(''));
  completeLicences(into);
}

function completed(entry: string): string {
  const [, name, licence] = /^## (\S+) - \S+ \((.*)\)/.exec(entry) ?? [];
  if (entry.trim().includes('\n')) return entry;
  if (name === undefined || licence !== 'MIT') throw new Error(`No licence text for ${entry.trim()}`);
  const { author } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    author?: string | { name: string };
  };
  const holder = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  return `${entry.trim()}\n\nMIT License\n\nCopyright (c) ${holder}\n\n${mit}\n\n`;
}
