import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** What the build of the elements says of its files. */
export type EmbedManifest = Readonly<Record<string, ManifestEntry>>;

export const readManifest = (folder = 'dist/embed'): EmbedManifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as EmbedManifest;

/** A chunk that several ask for has no source file as its key, only its name. */
export function entryOfChunk(manifest: EmbedManifest, chunk: string): string {
  const key = chunk in manifest ? chunk : Object.keys(manifest).find((one) => manifest[one]?.name === chunk);
  if (key === undefined) throw new Error(`The build has no chunk ${chunk}`);
  return key;
}

/** What an entry hands on that holds nothing else: the name it has in its own file, the name it is given, and that file. */
export const handedOn = (code: string): readonly string[] =>
  /^\s*export\{(\w+) as (\w+)\}from"\.\/([^"]+)";?\s*$/.exec(code)?.slice(1) ?? [];

/** A chunk's own file first, then those of all that it imports at once. */
export function filesOf(manifest: EmbedManifest, chunk: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  visit(entryOfChunk(manifest, chunk));
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}
