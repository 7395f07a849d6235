import { coreOf } from '../../../src/engine/languages/traits.ts';
import type { Language } from '../../../src/engine/definition/types.ts';
import { filesFrom, readManifest, type Manifest } from '../static/built-files.ts';

/** Texts of parts that few forms need; each language has a file of its own. */
const lateTexts = 'late';

/** What every form has. */
const screen = 'src/elements/form/form-screen.tsx';

type FindFiles = (parts: readonly string[], language: Language) => readonly string[];

/** Tells for parts of the filler the files that they need beside what every form has, as the built elements were cut. */
export function lateFilesOf(manifest: Manifest): FindFiles {
  const always = new Set(filesFrom(manifest, [screen]));
  return (parts, language) => {
    const names = parts.map((part) => (part === lateTexts ? `${part}-${coreOf(language)}` : part));
    return filesFrom(manifest, names).filter((file) => !always.has(file));
  };
}

/** The files of the elements that this server ships; none where they are not built. */
export function readLateFiles(embed: string): FindFiles {
  try {
    return lateFilesOf(readManifest(embed));
  } catch {
    return () => [];
  }
}
