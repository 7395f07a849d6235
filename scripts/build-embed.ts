import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesOf, handedOn, readManifest } from './embed-manifest.ts';
import { completeLicences } from './write-licences.ts';
import {
  chunks as chunkNames,
  entryOf,
  fonts,
  languages,
  loaderBuild,
  ownDrawing,
  screensBuild,
  type LoaderFacts,
} from '../vite.embed.config.ts';

const out = 'dist/embed';

/** The script-tag build: screens first, then the loader that knows their files. */
export async function buildEmbed(): Promise<void> {
  await build(await screensBuild());
  completeLicences(join(out, 'LICENSES.md'));
  shipFonts();
  await build(loaderBuild(readFiles()));
  keepAscii(join(out, 'porsa.js'));
  compress(out);
}

/** What takes longest is asked for first: a browser has few connections to a server. */
const sizeOf = (file: string): number => statSync(join(out, file)).size;

/** Bytes from which on a file of a large screen is asked for ahead: smaller ones come in time as they are found, and every page pays for each name in the loader. */
const smallest = 10_000;

/** A file, the name of what it exports, and all that it imports. */
type Chunk = readonly [file: string, name: string, ...imports: string[]];

function readFiles(): LoaderFacts {
  const manifest = readManifest(out);
  const drawing = filesOf(manifest, ownDrawing);
  // What reads a form first, so that it has done so while the rest is on its way.
  const isRest = (file: string): number => Number(!drawing.includes(file));
  const chunks = chunkNames.map((chunk) => {
    const [file, name, ...found] = toChunk(chunk, filesOf(manifest, entryOf(chunk)));
    const isNamed = (file: string): boolean => chunk === 'form' || chunk === 'own' || sizeOf(file) >= smallest;
    const imports = found
      .filter(isNamed)
      .toSorted((one, other) => isRest(one) - isRest(other) || sizeOf(other) - sizeOf(one));
    const fetched = chunk === 'own' ? drawing : [];
    return { chunk, name, needed: [file, ...imports, ...fetched] };
  });
  const texts = languages.map((language) => filesOf(manifest, `texts-${language}`)[0]!);
  const files = [...new Set([...chunks.flatMap(({ needed }) => needed), ...texts])];
  if (files.length > 36) throw new Error('A digit names one of 36 files');
  const digitsOf = (some: readonly string[]): string => some.map((file) => files.indexOf(file).toString(36)).join('');
  const described = chunks.map(({ chunk, name, needed }) => [
    chunk,
    [digitsOf(needed), ...(name === `${chunk}Screen` ? [] : [name])],
  ]);
  return {
    files: files.map((file) => /^chunks\/c-(.{7})\.js$/.exec(file)![1]).join(''),
    chunks: Object.fromEntries(described) as LoaderFacts['chunks'],
    texts: digitsOf(texts),
  };
}

/** An entry that only hands on what lies in another file is passed over: it would be a request for one line. */
function toChunk(chunk: string, [entry, ...imports]: readonly string[]): Chunk {
  const name = chunk === 'first' || chunk === 'own' ? chunk : `${chunk}Screen`;
  const [inner, handed, file] = handedOn(readFileSync(join(out, entry!), 'utf8'));
  if (handed !== name) return [entry!, name, ...imports];
  const path = posix.join(posix.dirname(entry!), file!);
  return [path, inner!, ...imports.filter((other) => other !== path)];
}

function shipFonts(): void {
  mkdirSync(join(out, 'fonts'), { recursive: true });
  for (const [family, { source, file }] of Object.entries(fonts)) {
    copyFileSync(source, join(out, 'fonts', file));
    copyFileSync(`node_modules/@fontsource-variable/${family}/LICENSE`, join(out, 'fonts', `${family}.LICENSE.txt`));
  }
}

/** A page in windows-1256 would read a plain script in its own encoding; characters beyond ASCII are escaped. */
function keepAscii(path: string): void {
  const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
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
