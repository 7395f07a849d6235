import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { completeLicences } from './write-licences.ts';
import {
  alsoNeeded,
  languages,
  loaderBuild,
  screens,
  screensBuild,
  type LoaderFacts,
  type Screen,
} from '../vite.embed.config.ts';

const out = 'dist/embed';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The script-tag build: screens first, then the loader that knows their files. */
export async function buildEmbed(): Promise<void> {
  await build(await screensBuild());
  completeLicences(join(out, 'LICENSES.md'));
  const fonts = { roboto: shipFont('roboto', 'latin'), vazirmatn: shipFont('vazirmatn', 'arabic') };
  await build(loaderBuild({ ...readFiles(), fonts }));
  keepAscii(join(out, 'porsa.js'));
  compress(out);
}

function readFiles(): Pick<LoaderFacts, 'chunks' | 'texts'> {
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest;
  /** A chunk that several ask for has no source file as its key. */
  const keyOf = (chunk: string): string => Object.keys(manifest).find((key) => manifest[key]?.name === chunk)!;
  const chunks = screens.map((screen: Screen) => [
    screen,
    filesOf(manifest, [`src/elements/${screen}-screen.tsx`, ...(alsoNeeded[screen] ?? []).map(keyOf)]),
  ]);
  const texts = languages.map((language) => [language, manifest[keyOf(`texts-${language}`)]?.file]);
  return {
    chunks: Object.fromEntries(chunks) as LoaderFacts['chunks'],
    texts: Object.fromEntries(texts) as LoaderFacts['texts'],
  };
}

/** An entry's file first, then those of all that it and the others import at once. */
function filesOf(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((name) => manifest[name]?.file ?? []);
}

/** Copies a font under a name that changes with what is in it. */
function shipFont(family: string, subset: string): string {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  const file = `${family}-${subset}-${hash}.woff2`;
  mkdirSync(join(out, 'fonts'), { recursive: true });
  copyFileSync(source, join(out, 'fonts', file));
  copyFileSync(`node_modules/@fontsource-variable/${family}/LICENSE`, join(out, 'fonts', `${family}.LICENSE.txt`));
  return file;
}

/** A page in windows-1256 would read a plain script so; letters beyond ASCII are escaped. */
function keepAscii(path: string): void {
  const escape = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(path, readFileSync(path, 'utf8').replace(/[^\0-\x7f]/g, escape));
}

/** Beside each file what servers send in its place. */
function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|json)$/.test(name),
  )) {
    const path = join(folder, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
}
