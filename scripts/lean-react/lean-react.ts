import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { neverHeard, neverImported, neverSet, neverWritten, readAgainst, replacements, wrapped } from './cuts.ts';
import { editExports, editSource } from './edit-source.ts';

const reactDom = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const exporting = /\/(react\/cjs\/react|react-dom\/cjs\/react-dom|scheduler\/cjs\/scheduler)\.production\.js$/;
const wrapper = /\/@r2wc\/core\/dist\/core\.js$/;
const imported = /\bimport\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom)?["']/g;

/** `react-dom` without what the product never asks it for (docs/decisions/0035). */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    transform(code, id) {
      if (reactDom.test(id)) return { code: withoutUnused(code, versionOf(id)), map: null };
      if (wrapper.test(id)) return { code: replaceAll(code, wrapped), map: null };
      if (exporting.test(id)) return { code: editExports(code), map: null };
      const refused = cutNames(code);
      if (refused.length) this.error(`${id} asks for ${refused.join(', ')}, which scripts/lean-react cuts from React`);
    },
  };
}

/** What this module asks of React, though it is cut from it: imports, and events and attributes by their names. */
export const cutNames = (code: string): readonly string[] => [
  ...[...code.matchAll(imported)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!))
    .filter((name) => (neverImported as readonly string[]).includes(name)),
  ...[...neverHeard, ...neverSet, ...neverWritten].filter((name) => code.includes(name)),
];

const versionOf = (id: string): string =>
  (JSON.parse(readFileSync(id.replace(/\/cjs\/.*/, '/package.json'), 'utf8')) as { readonly version: string }).version;

export function withoutUnused(code: string, version: string): string {
  if (version !== readAgainst)
    throw new Error(`scripts/lean-react was read against react-dom ${readAgainst}, and this is ${version}`);
  return editSource(replaceAll(code, replacements));
}

const replaceAll = (code: string, by: typeof replacements): string =>
  by.reduce((text, [found, times, words]) => {
    const there = text.match(found)?.length ?? 0;
    if (there !== times) throw new Error(`${String(found)} is there ${there} times, not ${times}`);
    return text.replace(found, words);
  }, code);
