import dts from 'vite-plugin-dts';
import type { UserConfig } from 'vite';
import { withoutFetch } from './scripts/without-fetch.mjs';
import { cssTarget } from './scripts/css-target.ts';

/** What the package gives: the names in its `exports`, each with where it lies in `src`. */
export const entries = {
  elements: 'published/elements.ts',
  'elements/form': 'published/elements/form.ts',
  'elements/designer': 'published/elements/designer.ts',
  'elements/proposal': 'published/elements/proposal.ts',
  'elements/dashboard': 'published/elements/dashboard.ts',
  react: 'published/react.tsx',
  jsx: 'published/jsx.ts',
  engine: 'published/engine.ts',
  calendar: 'published/calendar.ts',
  proposal: 'published/proposal.ts',
  fhir: 'published/fhir.ts',
  surveyjs: 'published/surveyjs.ts',
  xlsform: 'published/xlsform.ts',
  xforms: 'published/xforms.ts',
  redcap: 'published/redcap.ts',
  api: 'published/api.ts',
  store: 'published/store.ts',
} as const;

type Entry = keyof typeof entries;

const isElement = (name: Entry): boolean => name.startsWith('elements');
/** Entries for an application’s own React, and the stores that its components share with its page. */
const isForReact = (name: Entry): boolean => name === 'react' || name === 'jsx' || name === 'store';

const named = (id: string, names: readonly string[]): boolean =>
  names.some((name) => id === name || id.startsWith(`${name}/`));

/** One ESM entry for each export. Packages that are `external` are left to the project that installs this one; all others are bundled. */
function libraryOf(wanted: (name: Entry) => boolean, external: readonly string[], licences: string): UserConfig {
  return {
    publicDir: false,
    resolve: { alias: withoutFetch },
    build: {
      outDir: 'dist/lib',
      emptyOutDir: false,
      target: 'es2022',
      cssTarget,
      cssMinify: true,
      sourcemap: true,
      license: { fileName: licences },
      lib: {
        entry: Object.fromEntries(
          (Object.keys(entries) as Entry[]).filter(wanted).map((name) => [name, `src/${entries[name]}`]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => named(id, external),
        // Types take as long as they take.
        checks: { bundlerTimings: false },
        // Source maps say which module a line is from.
        experimental: { attachDebugInfo: 'none' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  };
}

/** The custom elements, with all that they need: the page around them may have another React, another Shoelace, or none. */
const elements: UserConfig = {
  ...libraryOf(isElement, [], 'elements.md'),
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** React is the application’s own, and so is what its page subscribes to our stores with. */
const forReact: UserConfig = {
  ...libraryOf(isForReact, ['react', 'react-dom', 'nanostores'], 'react.md'),
  // What stands in for a hook of React's where there is none would `require` React, which no browser can.
  resolve: { alias: { ...withoutFetch, 'use-sync-external-store/shim': 'react' } },
};

/** Small by itself: cut for it too, the chunks of the other entries would all be larger. */
const isForFields = (name: Entry): boolean => name === 'xforms';
const forFields = libraryOf(isForFields, [], 'xforms.md');

/** Forms, dates, proposals and other systems’ forms as data. FHIRPath is for those who use `porsa/fhir`. */
const pure = libraryOf((name) => !isElement(name) && !isForReact(name) && !isForFields(name), ['fhirpath'], 'pure.md');

/** The builds of the package, by the files that list the licences of what each bundles. */
export const libraries = {
  'elements.md': elements,
  'react.md': forReact,
  'xforms.md': forFields,
  'pure.md': pure,
} as const;

/** Types of all sources, as they lie. */
export const types = dts({
  include: ['src'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
  entryRoot: 'src',
  outDirs: 'dist/lib/types',
});
