import { build, type InlineConfig, type Rolldown } from 'vite';

/** Screens that the script tag brings, each when its element nears the viewport. */
export const screens = ['form', 'designer', 'dashboard'] as const;
export type Screen = (typeof screens)[number];

const shared = {
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies InlineConfig;

const outDir = 'dist/embed';
const target = 'es2022';
/** Browsers that know `light-dark()`, nesting and logical properties. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

/** The filler's texts come in one file for each, whatever else uses some of them. */
export const languages = ['en', 'fa'] as const;

/** Groups that a screen asks for right after it is there: asked for together with it. */
export const alsoNeeded: Readonly<Partial<Record<Screen, readonly string[]>>> = { form: ['saving'] };

type Grouping = Rolldown.OutputOptions['codeSplitting'];

/** Chunks are called by their hash alone: the loader and the base name them all, and every page pays for the letters. */
function screensOf(wanted: readonly Screen[], codeSplitting?: Grouping): InlineConfig {
  return {
    ...shared,
    build: {
      outDir,
      target,
      cssTarget,
      emptyOutDir: true,
      manifest: 'manifest.json',
      license: { fileName: 'LICENSES.md' },
      cssMinify: true,
      modulePreload: false,
      lib: {
        entry: Object.fromEntries(wanted.map((screen) => [screen, `src/elements/${screen}-screen.tsx`])),
        formats: ['es'],
      },
      rolldownOptions: {
        output: {
          minify: true,
          comments: false,
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: 'chunks/c-[hash:7].js',
          codeSplitting,
        },
      },
    },
  };
}

/**
 * First pass: a chunk for each screen, and what they share.
 *
 * All that the filler needs at once is one file: cut in ten it is larger, and the others need nearly all of it too.
 */
export async function screensBuild(wanted: readonly Screen[] = screens): Promise<InlineConfig> {
  const needed = await modulesOf('form');
  return screensOf(wanted, {
    groups: [
      { name: 'base', test: (id) => needed.has(id) },
      {
        name: 'rare',
        test: /\/src\/fields\/(models|text\/format-rules|shared\/(pattern(-syntax)?|text-formats|read-time|moment-bounds|attachments)|(?!date\/)\w+\/(model|scale|rows|halves))\.ts$/,
      },
      {
        name: 'saving',
        test: /\/src\/(api\/(outbox(-state|-news)?|run-alone|waiting-mark|drafts|own-place|device-store)|react\/form\/create-saving)\.ts$|\/node_modules\/idb\//,
      },
      { name: 'small', test: /\/src\/(engine\/definition\/addresses|fields\/calculated\/band-of)\.ts$/ },
      {
        name: 'closing',
        test: /\/src\/(react\/(form\/(thank-you|use-delivery|closing-texts|advice|problem-summary|results|endings)|ui\/is-empty-sum)|fields\/calculated\/(view|in-words))\.(tsx?|css\?inline)$/,
      },
      {
        name: 'functions',
        test: /\/src\/engine\/(all-rules|functions\/(all-functions|dates|numbers|statistics|texts)|options\/(conditional|hide)-options)\.ts$/,
      },
      {
        name: 'checker',
        test: /\/src\/(fields\/find-problems|engine\/definition\/check-[a-z]+)\.ts$|\/locales\/\w+\/(definition|expressions)\.json$/,
      },
      {
        name: 'parts',
        test: /\/src\/react\/dashboard\/(parts\/(add-button|card|category-card|copy-button|manage-actions|pager|say-patient|table|use-fields)|screens\/(form-projects|link-dialog|second-step-setup)|summary\/fold-days|all-pages|use-screen)\.tsx?$|\/src\/(store\/live|react\/ui\/chart-shape)\.ts$/,
      },
      {
        name: 'late',
        test: /\/locales\/\w+\/late(rules)?\.json$|\/react\/ui\/late-texts\.ts$|\/src\/fields\/shared\/date-entry\.tsx$/,
      },
      ...languages.map((language) => ({
        name: `texts-${language}`,
        test: new RegExp(`/locales/${language}/(form|rules)\\.json$|/form/texts-${language}\\.ts$`),
      })),
    ],
  });
}

/** The modules that a screen's chunk imports at once. */
async function modulesOf(screen: Screen): Promise<ReadonlySet<string>> {
  const config = screensOf([screen]);
  const { output } = (await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } }).then(
    (made) => (Array.isArray(made) ? made[0] : made),
  )) as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    chunks.get(file)?.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  return new Set([...seen].flatMap((file) => chunks.get(file)?.moduleIds ?? []));
}

export interface LoaderFacts {
  /** For each screen its chunk, then everything that chunk imports at once. */
  readonly chunks: Readonly<Partial<Record<Screen, readonly string[]>>>;
  /** The file of the filler's texts in each language. */
  readonly texts: Readonly<Record<(typeof languages)[number], string>>;
  /** File names of the shipped fonts. */
  readonly fonts: { readonly roboto: string; readonly vazirmatn: string };
}

/** Second pass: the loader alone, as a plain script that may also be a module. */
export function loaderBuild({ chunks, texts, fonts }: LoaderFacts): InlineConfig {
  return {
    ...shared,
    define: {
      ...shared.define,
      __PORSA_CHUNKS__: JSON.stringify(chunks),
      __PORSA_TEXTS__: JSON.stringify(texts),
      __PORSA_FONTS__: JSON.stringify(fonts),
    },
    build: {
      outDir,
      target,
      cssTarget,
      emptyOutDir: false,
      cssMinify: true,
      lib: { entry: { porsa: 'src/elements/loader.ts' }, formats: ['iife'], name: 'porsaLoader' },
      rolldownOptions: { output: { minify: true, entryFileNames: 'porsa.js' } },
    },
  };
}
