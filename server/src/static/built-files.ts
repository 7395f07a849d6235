import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite writes of its chunks: by the source file, or by a name of its own where several ask for the chunk. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>;

/** The files of these sources, or of the chunks that have these names, and all that they import at once. */
export function filesFrom(manifest: Manifest, names: readonly string[]): readonly string[] {
  const keyOf = (name: string): string | undefined =>
    name in manifest ? name : Object.keys(manifest).find((key) => manifest[key]?.name === name);
  const found = new Set(names.flatMap((name) => keyOf(name) ?? []));
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return [...new Set([...found].flatMap((key) => manifest[key]?.file ?? []))];
}

/** What this server ships of the elements. Throws where they are not built. */
export const readManifest = (embed: string): Manifest =>
  JSON.parse(readFileSync(join(embed, 'manifest.json'), 'utf8')) as Manifest;

/** Bytes of a file that only hands on what lies in another: the loader passes it over. */
const stub = 200;

/** The files below `embed` of these sources or chunks, with all that they import at once. Throws where the elements are not built. */
export function readWholeFiles(embed: string): (names: readonly string[]) => readonly string[] {
  const manifest = readManifest(embed);
  return (names) => filesFrom(manifest, names).filter((file) => statSync(join(embed, file)).size > stub);
}
