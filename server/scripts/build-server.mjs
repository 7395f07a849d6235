// Bundles the server into dist/server, or the folder named, with further programs where they are named: our own code in a few files, dependencies as they are installed.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

const [outDir = 'dist/server', ...programs] = process.argv.slice(2);
const entries = [
  'server/src/main.ts',
  'server/src/demo.ts',
  'server/src/operate.ts',
  'server/src/form-work/form-worker.ts',
  ...programs,
];

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { target: 'node', external: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries(entries.map((path) => [basename(path, '.ts'), root + path])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
