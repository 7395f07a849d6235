import type { Language } from '../../../src/api/contract/primitives.ts';
import { coreOf } from '../../../src/engine/languages/traits.ts';
import { languages } from '../../../src/engine/languages/known.ts';
import { readWholeFiles } from '../static/built-files.ts';

type FilesIn = (language: Language) => readonly string[];

/** What the loader asks for first, in this order: what draws a form, the filler, its texts, and what stores answers. */
const wanted = (language: Language): readonly string[] => [
  'src/elements/first/first.ts',
  'src/elements/form/form-screen.tsx',
  `texts-${coreOf(language)}`,
  'saving',
];

/** Files below `/embed/` that every form needs; none where the elements are not built. */
export function readFirstFiles(embed: string): FilesIn {
  try {
    const filesOf = readWholeFiles(embed);
    const whole = new Map(languages.map((each) => [each, filesOf(wanted(each))]));
    return (language) => whole.get(language) ?? [];
  } catch {
    return () => [];
  }
}
