import { resolve } from 'node:path';
import { build } from 'vite';
import { withoutFetch } from './without-fetch.mjs';

/** The applications among the demo's host pages, which use the package as others install it. */
export async function buildHosts(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    base: './',
    resolve: { alias: { ...withoutFetch, 'porsa/react': resolve('src/published/react.tsx') } },
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    build: {
      outDir: 'dist/hosts',
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { react: 'demo/hosts/app/react.jsx', vue: 'demo/hosts/app/vue.js' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
