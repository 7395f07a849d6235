import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { coreOf } from '../../../src/engine/languages/traits.ts';
import { languages } from '../../../src/engine/languages/known.ts';
import { filesFrom, type Manifest } from '../first-view/late-files.ts';

type FilesIn = (language: Language) => readonly string[];

/** What the loader asks for first, in this order: what draws a form, the filler, its texts, and what stores answers. */
const wanted = (language: Language): readonly string[] => [
  'src/elements/first/first.ts',
  'src/elements/form/form-screen.tsx',
  `texts-${coreOf(language)}`,
  'saving',
];

/** Bytes of a file that only hands on what lies in another: the loader passes it over. */
const stub = 200;

/** What every element is drawn with, whatever it shows; in this order. */
const shared: readonly string[] = ['src/elements/first/first.ts', 'core'];

/** Files below `/embed/` that every form needs; none where the elements are not built. */
export function readFirstFiles(embed: string): FilesIn {
  const find = finderIn(embed);
  const files = new Map(languages.map((each) => [each, find(wanted(each))]));
  return (language) => files.get(language) ?? [];
}

/** Files below `/embed/` that every element needs; none where the elements are not built. */
export function readSharedFiles(embed: string): readonly string[] {
  const find = finderIn(embed);
  return [...new Set(shared.flatMap((name) => find([name])))];
}

function finderIn(embed: string): (names: readonly string[]) => readonly string[] {
  try {
    const manifest = JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8')) as Manifest;
    const isWhole = (file: string): boolean =>
      (statSync(join(embed, file), { throwIfNoEntry: false })?.size ?? 0) > stub;
    return (names) => filesFrom(manifest, names).filter(isWhole);
  } catch {
    return () => [];
  }
}
