import dts from 'vite-plugin-dts';
import { defineConfig, type UserConfig } from 'vite';
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
  api: 'published/api.ts',
  store: 'published/store.ts',
} as const;

const isElement = (name: string): boolean => name.startsWith('elements');
const isDependency = (id: string): boolean =>
  /^(?:@[a-z]|[a-z])/.test(id) && !id.startsWith('src/') && !needsNode.test(id);

/** Bundled, since it cannot be without what `withoutFetch` takes out of it: a project’s own bundler would stumble over it. */
const needsNode = /^(?:@citation-js\/|moo$|node-fetch$|sync-fetch$)/;

/** React, and packages that import it: an element bundles them, since the page around it may have another React, or none. */
const isReact = (id: string): boolean =>
  /^(?:react|react-dom|scheduler|react-i18next|use-sync-external-store|@r2wc\/[^/]+|@nanostores\/react|@dnd-kit\/[^/]+)(?:\/|$)/.test(
    id,
  );

/** One ESM entry for each export; dependencies are left to the project that installs the package. */
function libraryOf(wanted: (name: string) => boolean, external: (id: string) => boolean): UserConfig {
  return {
    publicDir: false,
    resolve: { alias: withoutFetch },
    build: {
      outDir: 'dist/lib',
      emptyOutDir: false,
      target: 'es2022',
      cssTarget,
      cssMinify: true,
      lib: {
        entry: Object.fromEntries(
          Object.entries(entries)
            .filter(([name]) => wanted(name))
            .map(([name, path]) => [name, `src/${path}`]),
        ),
        formats: ['es'],
      },
      rolldownOptions: { external, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  };
}

const elements = libraryOf(isElement, (id) => isDependency(id) && !isReact(id));

/** The custom elements, with a React of their own, and the licences of what they bundle. */
export const elementsLibrary: UserConfig = {
  ...elements,
  build: { ...elements.build, license: { fileName: 'LICENSES.md' } },
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Everything else: `porsa/react` uses the React of the application. */
export default defineConfig({
  ...libraryOf((name) => !isElement(name), isDependency),
  plugins: [
    dts({ include: ['src'], exclude: ['**/*.test.ts', '**/*.test.tsx'], entryRoot: 'src', outDirs: 'dist/lib/types' }),
  ],
});
