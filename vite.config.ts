import dts from 'vite-plugin-dts';
import { defineConfig } from 'vite';

/** What the package gives: the names in its `exports`, each with where it lies in `src`. */
export const entries = {
  elements: 'elements/index.ts',
  'elements/form': 'elements/form.ts',
  'elements/designer': 'elements/designer.ts',
  'elements/dashboard': 'elements/dashboard.ts',
  react: 'elements/react.tsx',
  engine: 'fields/engine.ts',
  calendar: 'published/calendar.ts',
  fhir: 'published/fhir.ts',
  surveyjs: 'published/surveyjs.ts',
  xlsform: 'published/xlsform.ts',
  api: 'published/api.ts',
  store: 'published/store.ts',
} as const;

const isDependency = (id: string): boolean => /^(?:@[a-z]|[a-z])/.test(id) && !id.startsWith('src/');

/** The library: one ESM entry for each export, dependencies left to the one who installs it. */
export default defineConfig({
  publicDir: false,
  plugins: [dts({ include: ['src'], exclude: ['**/*.test.ts', '**/*.test.tsx'], entryRoot: 'src', outDirs: 'dist/lib/types' })],
  build: {
    outDir: 'dist/lib',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssMinify: true,
    lib: { entry: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, `src/${path}`])), formats: ['es'] },
    rolldownOptions: { external: isDependency, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});
