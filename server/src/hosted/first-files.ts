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

/** Files below `/embed/` that every form needs; none where the elements are not built. */
export function readFirstFiles(embed: string): FilesIn {
  try {
    const manifest = JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8')) as Manifest;
    const isWhole = (file: string): boolean => statSync(join(embed, file)).size > stub;
    const whole = new Map(languages.map((each) => [each, filesFrom(manifest, wanted(each)).filter(isWhole)]));
    return (language) => whole.get(language) ?? [];
  } catch {
    return () => [];
  }
}
