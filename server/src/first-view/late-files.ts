import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coreOf } from '../../../src/engine/languages/traits.ts';
import type { Language } from '../../../src/engine/definition/types.ts';

/** What Vite writes of its chunks: by the source file, or by a name of its own where several ask for the chunk. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>;

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

/** The files of these sources, or of the chunks that have these names, and all that they import at once. */
export function filesFrom(manifest: Manifest, names: readonly string[]): readonly string[] {
  const keyOf = (name: string): string | undefined =>
    name in manifest ? name : Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const found = new Set(names.flatMap((name) => keyOf(name) ?? []));
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...new Set([...found].flatMap((key) => manifest[key]?.file ?? []))];
}

/** The files of the elements that this server ships; none where they are not built. */
export function readLateFiles(embed: string): FindFiles {
  try {
    return lateFilesOf(JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8')) as Manifest);
  } catch {
    return () => [];
  }
}
