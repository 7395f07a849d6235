import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import { chunksOf, importedAtOnce } from './chunks-of.ts';
import { entries, libraries, types } from '../vite.config.ts';
import { createManifest } from './custom-elements.ts';
import { typesFrom } from './library-types.ts';
import { trimMaps } from './source-maps.ts';
import { joinLicences } from './write-licences.ts';

const out = 'dist/lib';

/** The npm library: ESM entries, their types, and what editors know of the elements. */
export async function buildLibrary(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  for (const [licences, config] of Object.entries(libraries)) {
    const plugins = licences === 'pure.md' ? [types] : [];
    const groups = licences === 'react.md' ? await groupsOf(config) : [];
    await build(mergeConfig({ ...config, plugins, configFile: false, logLevel: 'warn' }, groupedBy(groups)));
  }
  joinLicences(
    Object.keys(libraries).map((licences) => `${out}/${licences}`),
    `${out}/LICENSES.md`,
  );
  const written = Object.entries(entries).map(([name, source]) =>
    writeTypes(`${out}/${name}.d.ts`, `${out}/types/${source.replace(/\.tsx?$/, '.js')}`),
  );
  trimMaps(out);
  removeOthers(`${out}/types`, typesFrom(written));
  writeFileSync(`${out}/custom-elements.json`, `${JSON.stringify(createManifest(), null, 2)}\n`);
}

type Group = { readonly name: string; test(id: string): boolean };

const groupedBy = (groups: readonly Group[]): UserConfig => ({
  build: { rolldownOptions: { output: { codeSplitting: groups.length ? { groups: [...groups] } : true } } },
});

/** What `porsa/react` imports at once is one file, but for the stores, which pages import by themselves. Cut in forty it is larger. */
async function groupsOf(config: UserConfig): Promise<readonly Group[]> {
  const chunks = await chunksOf({ ...config, configFile: false });
  const modulesOf = (entry: string) =>
    new Set(
      importedAtOnce(
        chunks,
        chunks.filter(({ isEntry, name }) => isEntry && name === entry),
      ).flatMap(({ moduleIds }) => moduleIds),
    );
  const [react, store] = [modulesOf('react'), modulesOf('store')];
  return [
    { name: 'stores', test: (id) => store.has(id) },
    { name: 'filler', test: (id) => react.has(id) },
  ];
}

/** Types lie as the sources do; beside each entry a line leads there. */
function writeTypes(file: string, types: string): string {
  const path = relative(dirname(file), types);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`);
  return file;
}

/** Types that no entry leads to are none of the package's. */
function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.has(file)) rmSync(file);
  }
}
