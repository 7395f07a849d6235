import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { build } from 'vite';
import { elementsLibrary, entries } from '../vite.config.ts';
import { createManifest } from './custom-elements.ts';
import { completeLicences } from './write-licences.ts';

const out = 'dist/lib';

/** The npm library: ESM entries, their types, and what editors know of the elements. */
export async function buildLibrary(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
  await build({ ...elementsLibrary, configFile: false, logLevel: 'warn' });
  completeLicences(`${out}/LICENSES.md`);
  for (const [name, source] of Object.entries(entries))
    writeTypes(`${out}/${name}.d.ts`, `${out}/types/${source.replace(/\.tsx?$/, '.js')}`);
  writeFileSync(`${out}/custom-elements.json`, `${JSON.stringify(createManifest(), null, 2)}\n`);
}

/** Types lie as the sources do; beside each entry a line leads there. */
function writeTypes(file: string, types: string): void {
  const path = relative(dirname(file), types);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`);
}
