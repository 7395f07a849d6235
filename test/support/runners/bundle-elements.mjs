import { readFileSync } from 'node:fs';
import { dirname, parse, relative, resolve } from 'node:path';
import { compile } from 'svelte/compiler';
import { build, runnerImport } from 'vite';
import { withoutFetch } from '../../../scripts/without-fetch.mjs';

const root = process.cwd();
const shared = { configFile: false, root, logLevel: 'error', publicDir: false, resolve: { alias: withoutFetch } };

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

const pathOf = (id) => relative(root, id.split('?')[0]).replaceAll('\\', '/');

/** A chunk is named by the module that it is imported for, where there is one. */
const namedModule = ({ facadeModuleId, moduleIds, name }) => {
  const isCode = (id) => !id.startsWith('\0') && /\.[jt]sx?$/.test(id);
  const module = facadeModuleId ?? moduleIds.find((id) => isCode(id) && parse(id).name === name);
  return module ? pathOf(module) : `chunks/${name}.js`;
};

/**
 * One build of some test files: what they share lies in chunks, each module runs when it is first imported, as if it were
 * served by itself, and what is imported on demand keeps its path, so that a test can see whether it was fetched.
 */
async function bundle(testFiles, mode) {
  if (!testFiles.length) return [];
  const { output } = await build({
    ...shared,
    mode,
    plugins: [runnerModules, svelte],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      sourcemap: true,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(testFiles.map((file) => [pathOf(file), file])),
        preserveEntrySignatures: 'allow-extension',
        output: {
          strictExecutionOrder: true,
          entryFileNames: '[name]',
          chunkFileNames: (chunk) => `${mode}/${namedModule(chunk)}`,
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
        },
      },
    },
  });
  return output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]);
}

/** StrictMode does something only in React’s development build, which takes three times as long for everything. */
const needsDevelopment = (file) => /\bStrictMode\b/.test(readFileSync(file, 'utf8'));

async function bundleAll(testFiles) {
  const files = [
    ...(await bundle(
      testFiles.filter((file) => !needsDevelopment(file)),
      'production',
    )),
    ...(await bundle(testFiles.filter(needsDevelopment), 'development')),
  ];
  return new Map(files);
}

/** What the same source gives in this process, for a test that compares it with what the browser gives. */
async function answerFromNode(context) {
  const { module } = await runnerImport(resolve(root, 'test/support/engine/random-expressions.ts'), shared);
  context.body = module.randomOutcomes(1404, 10_000);
}

/** Bundles the test files of a run before its first page, and serves them: a page asks for a few files instead of hundreds of modules. */
export function bundleElements() {
  let bundled;
  return {
    /** A launcher of browsers that bundles the files it is to run first. */
    ahead: (launcher) => {
      const initialize = launcher.initialize.bind(launcher);
      launcher.initialize = async (config, testFiles) => {
        bundled = bundleAll(testFiles);
        await bundled;
        await initialize(config, testFiles);
      };
      return launcher;
    },
    middleware: async (context, next) => {
      if (context.path === '/from-node/random-expressions') return answerFromNode(context);
      const file = (await bundled)?.get(decodeURI(context.path));
      if (file === undefined) {
        // What a module names by its own address, as the texts of further languages, lies where its source lies.
        context.path = context.path.replace(/^\/(?:production|development)\//, '/');
        return next();
      }
      context.type = context.path.endsWith('.map') ? 'application/json' : 'text/javascript';
      // Nothing changes while tests run: each page after the first finds what they share in the browser's cache.
      context.set('cache-control', 'max-age=3600');
      context.body = file;
    },
  };
}
