import { compile } from 'svelte/compiler';
import { createServer } from 'vite';
import { withoutFetch } from '../../../scripts/without-fetch.mjs';

/** What cannot be imported as it lies in `node_modules` (CommonJS), or must be there once. Bundled before the first test, so that none reloads halfway. */
const bundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@r2wc/react-to-web-component',
  'react-i18next',
  'i18next',
  'nanostores',
  '@nanostores/react',
  '@nanostores/router',
  'i18next-browser-languagedetector',
  'i18next-chained-backend',
  'i18next-http-backend',
  'i18next-localstorage-backend',
  'lit-html',
  'lit-html/directives/*.js',
  'idb',
  '@dnd-kit/core',
  '@shoelace-style/shoelace/dist/components/*/*.js',
  '@shoelace-style/shoelace/dist/utilities/*.js',
  '@shoelace-style/shoelace/dist/translations/*.js',
  '@open-wc/testing',
  'axe-core',
  '@citation-js/core',
  '@citation-js/plugin-bibtex',
  '@citation-js/plugin-ris',
  'docx',
  'preact',
  'svelte',
  'svelte/internal/client',
  'svelte/internal/disclose-version',
];

const runnerOwn = /^\/(__web-test-runner|__web-dev-server|\?wtr-|$)/;

/** Modules that web-test-runner itself serves: the way from a test to the runner. */
const runnerModules = {
  name: 'runner-modules',
  enforce: 'pre',
  resolveId: (id) =>
    id.includes('__web-dev-server__')
      ? { id: `/${id.slice(id.indexOf('__web-dev-server__'))}`, external: true }
      : undefined,
};

/** Pages that applications write in Svelte. */
const svelte = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte') ? { code: compile(code, { filename: id, generate: 'client' }).js.code } : undefined,
};

/** Vite in front of web-test-runner: a middleware for its server, and a plugin that ends Vite with it. */
export async function serveThroughVite() {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: 'node_modules/.cache/vite-tests',
    appType: 'custom',
    logLevel: 'error',
    // Nothing changes while tests run: each page after the first finds the modules in the browser's cache.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, headers: { 'cache-control': 'max-age=3600' } },
    resolve: { alias: withoutFetch },
    plugins: [runnerModules, svelte],
    optimizeDeps: { noDiscovery: true, include: [...bundled, 'fhirpath', 'fhirpath/fhir-context/r4'] },
  });
  return {
    middleware: (context, next) => {
      if (context.path === '/from-node/random-expressions') return answerFromNode(vite, context);
      return runnerOwn.test(context.url) ? next() : passToVite(vite, context, next);
    },
    plugin: { name: 'vite', serverStop: () => vite.close() },
  };
}

/** What the same source gives in this process, for a test that compares it with what the browser gives. */
async function answerFromNode(vite, context) {
  const { randomOutcomes } = await vite.ssrLoadModule('/test/support/engine/random-expressions.ts');
  context.body = randomOutcomes(1404, 10_000);
}

/** Vite ends what it knows; the rest (fixtures, pictures) is the runner's. */
function passToVite(vite, context, next) {
  return new Promise((resolve, reject) => {
    context.res.once('close', resolve);
    context.res.statusCode = 200;
    vite.middlewares(context.req, context.res, () => next().then(resolve, reject));
  }).then(() => {
    if (context.res.writableEnded) context.respond = false;
  });
}
