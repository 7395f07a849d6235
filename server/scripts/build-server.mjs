// Bundles the server into dist/server, or the folder named: our own code in a few files, dependencies as they are installed.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { target: 'node', external: true },
  build: {
    ssr: true,
    outDir: process.argv[2] ?? 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: { main: `${root}server/src/main.ts`, demo: `${root}server/src/demo.ts`, operate: `${root}server/src/operate.ts` },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
