// Bundles the server, and apart from it what draws forms, into dist/server, or the folder named, with further programs where they are named: our own code in a few files,
// dependencies as they are installed.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

const [outDir = 'dist/server', ...programs] = process.argv.slice(2);
const entries = [
  'server/src/main.ts',
  'server/src/demo.ts',
  'server/src/operate.ts',
  'server/src/doctor.ts',
  'server/src/form-work/form-worker.ts',
  'server/src/drawing/draw-thread.ts',
  ...programs,
];

/** Hundreds of small modules each, which Node would open one by one at every start: a third of the time that a start takes. */
const bundled = ['@opentelemetry/api', 'bintrees', 'kysely', 'parse5', 'prom-client', 'tdigest', 'typebox'];

/** Built in, as into the browser's files: it is not installed with the server. */
const drawing = ['react', 'react-dom', 'scheduler', 'nanostores'];

/** What browsers fetch when they need it is at hand here. */
const checks = { ineffectiveDynamicImport: false };

const shared = { root, configFile: false, logLevel: 'warn' };
const shape = { ssr: true, outDir, target: 'node20', minify: false, sourcemap: true };

await build({
  ...shared,
  ssr: { target: 'node', noExternal: bundled },
  build: {
    ...shape,
    emptyOutDir: true,
    rolldownOptions: {
      checks,
      input: Object.fromEntries(entries.map((path) => [basename(path, '.ts'), root + path])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

// With nothing in common with the server's own files: what starts the server is not cut up for it.
await build({
  ...shared,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { target: 'node', noExternal: [...bundled, ...drawing] },
  build: {
    ...shape,
    emptyOutDir: false,
    cssMinify: true,
    rolldownOptions: {
      checks,
      input: { renderer: `${root}src/prerender/renderer.ts` },
      output: { entryFileNames: '[name].js', chunkFileNames: 'renderer/[name]-[hash].js' },
    },
  },
});
