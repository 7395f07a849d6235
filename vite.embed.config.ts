import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InlineConfig, Rolldown } from 'vite';
import { chunksOf, importedAtOnce } from './scripts/chunks-of.ts';
import { leanReact } from './scripts/lean-react/lean-react.ts';
import { leanShoelace } from './scripts/lean-shoelace.ts';
import { withoutFetch } from './scripts/without-fetch.mjs';
import { cssTarget } from './scripts/css-target.ts';
import { fetchedTogether, opensScreen } from './scripts/fetched-together.ts';

/** Screens that the script tag loads, each when its element nears the viewport. */
export const screens = ['form', 'designer', 'proposal', 'dashboard'] as const;
export type Screen = (typeof screens)[number];

const shared = {
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: withoutFetch },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies InlineConfig;

const outDir = 'dist/embed';
const target = 'es2022';

/** The filler's texts come in one file for each, whatever else uses some of them. */
export const languages = ['en', 'fa'] as const;

const eachLanguage = (name: string, folder: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(languages.map((language) => [`${name}-${language}`, [`${folder}/${language}`]]));

/**
 * Code that is fetched together, each group by the folders (or modules) under `src` of what is asked for.
 *
 * What those modules import comes along, unless a group before has it; so does what a screen needs at once.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  ...eachLanguage('texts', 'react/form/texts'),
  ...eachLanguage('late', 'react/ui/late-texts'),
  json: ['engine/json'],
  days: ['engine/calendar/month-days', 'engine/calendar/parse-date', 'react/ui/language/moment'],
  dates: ['fields/date/view', 'fields/date/model', 'fields/dates/entry'],
  rare: ['fields/models'],
  scales: ['fields/flatview/view', 'fields/select/view', 'fields/scales', 'react/ui/options/option-picker'],
  lists: ['react/ui/options/combobox', 'react/ui/options/search-options'],
  result: ['fields/calculated/result'],
  colours: ['react/form/question/rare-questions', 'react/ui/style/contrast'],
  sentences: ['fields/sentences'],
  saving: ['react/form/saving'],
  closing: ['react/form/closing'],
  begun: [
    'react/form/page/begun',
    'react/form/page/enter-key',
    'react/form/unsent/unsent',
    'react/form/failure/use-reason',
  ],
  functions: ['engine/capabilities', 'engine/functions', 'engine/options'],
  checker: ['fields/check', 'engine/checks'],
  language: ['store/detect-language'],
};

/** Code of the portal, by the same rule: what comes with the portal itself, what lets people in, and what other screens share, which comes beside each of them and not after it. */
export const portalGroups: Readonly<Record<string, readonly string[]>> = {
  portal: [
    'api/client/is-away',
    'react/dashboard/parts/use-fields',
    'react/dashboard/parts/use-first-field',
    'react/dashboard/parts/name-fields',
    'react/kit/field/alert',
  ],
  'entrance-texts': ['react/dashboard/sign-in/entrance-texts'],
  entrance: [
    'react/dashboard/sign-in/sign-in',
    'react/dashboard/sign-in/sign-up',
    'react/dashboard/sign-in/password',
    'react/dashboard/sign-in/second-step',
    'react/dashboard/sign-in/entrance',
  ],
  desk: [
    'react/dashboard/late-texts',
    'react/dashboard/shell/bottom-bar',
    'react/dashboard/menu/pages-menu',
    'react/dashboard/parts',
    'react/dashboard/paging',
    'react/dashboard/context',
    'react/dashboard/forms',
    'react/dashboard/cards',
    'react/dashboard/picking/also-forms',
    'react/dashboard/picking/form-field',
    'react/dashboard/picking/searched-field',
    'react/dashboard/records/use-open-file',
    'react/dashboard/records/record-rows',
    'react/dashboard/files/patient-card',
    'react/dashboard/files/patient-dialog',
    'react/dashboard/files/patient-fields',
    'react/dashboard/files/patient-texts',
    'react/dashboard/files/describe-patient',
    'react/dashboard/patients/editor',
    'react/dashboard/patients/patients',
    'react/dashboard/scores',
    'react/dashboard/sharing/share-dialog',
    'react/dashboard/records/record-notice',
    'react/dashboard/trends/trend-chart',
    'react/dashboard/trends/trends',
    'react/dashboard/webhooks/delivery-list',
  ],
};

const under = (folders: readonly string[] = []): RegExp => new RegExp(`/src/(${folders.join('|')})[/.]`);

/** What the filler has at once and the palette of the portal needs, without the rest of the filler. */
const sharedTexts = ['engine/values/fold-text'];

/** A line that most screens and FHIRPath need: in a file of its own it would cost each of them more. */
const sharedLine = ['engine/languages/known'];

/** Small, and asked for by several groups that are fetched apart. */
const ofResults = /\/src\/(engine\/outcome|react\/ui\/results)\//;

/** The fonts that are shipped: where they come from, and a name that changes with what is in them. */
export const fonts = { roboto: fontOf('roboto', 'latin'), vazirmatn: fontOf('vazirmatn', 'arabic') } as const;

function fontOf(family: string, subset: string): { readonly source: string; readonly file: string } {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  return { source, file: `${family}-${subset}-${hash}.woff2` };
}

/** What the portal fetches beside the designer, whose it is. */
const ofDesigner = ['/sections', '/full-preview', '/versions-section', '/further-parts'];

type Grouping = Rolldown.OutputOptions['codeSplitting'];

/** What a form is drawn with before its screen has come: one from a server, and one that its page has defined. */
const drawings = { first: 'src/elements/form/first.ts', own: 'src/elements/form/own.ts' } as const;

/** What the loader asks for. */
export const chunks = [...screens, 'first', 'own'] as const satisfies readonly (Screen | keyof typeof drawings)[];
export type Chunk = (typeof chunks)[number];

/** What `own` fetches, together with it. */
export const ownDrawing = 'src/elements/form/own-drawing.tsx';

/** Where a chunk that the loader asks for begins. */
export const entryOf = (chunk: Chunk): string =>
  chunk === 'first' || chunk === 'own' ? drawings[chunk] : `src/elements/${chunk}/${chunk}-screen.tsx`;

/** By their hash alone: the loader and the base list them all, and every page pays for each character. */
const fileNames = 'chunks/c-[hash:7].js';

/** Files that nearly every form waits for, most of whose functions are called as it opens. */
export const calledAtOnce = ['first', 'core', 'base', 'live', 'scales', 'lists'];

/**
 * Has Chromium compile these files whole while they arrive, beside the page's thread, instead of each function as it is
 * first called: on a phone that is most of what the page's thread would compile before a form is live. An entry of the
 * same name only hands on what is in such a file.
 */
const compiledAhead = ({ name, isEntry }: { readonly name: string; readonly isEntry: boolean }): string =>
  calledAtOnce.includes(name) && !isEntry ? '//# allFunctionsCalledOnLoad' : '';

function screensOf(entry: Readonly<Record<string, string>>, codeSplitting?: Grouping): InlineConfig {
  const fontFiles = { roboto: fonts.roboto.file, vazirmatn: fonts.vazirmatn.file };
  return {
    ...shared,
    plugins: [leanReact(), leanShoelace(), fetchedTogether(opensScreen, 'desk')],
    define: { ...shared.define, __PORSA_FONTS__: JSON.stringify(fontFiles) },
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
        entry,
        formats: ['es'],
      },
      rolldownOptions: {
        // What one screen fetches may come with another: the groups below say where it lies.
        checks: { ineffectiveDynamicImport: false },
        output: {
          minify: true,
          comments: false,
          postBanner: compiledAhead,
          entryFileNames: fileNames,
          chunkFileNames: fileNames,
          codeSplitting,
        },
      },
    },
  };
}

/**
 * First pass: a chunk for each screen, and what they share.
 *
 * What a form is drawn with before the filler has come, its style above all, is a file of its own, which no other repeats.
 * All that the filler needs at once is three files: what a form can be drawn with by its page's own definition, in two,
 * of which the proposal helper needs the first, and what makes it live. Cut in ten it is larger, and designer and portal
 * need nearly all of it too.
 * What it may fetch later stays apart from designer and portal, which no page with a form is to download.
 */
export async function screensBuild(wanted: readonly Screen[] = screens): Promise<InlineConfig> {
  const filler = await modulesOf(entryOf('form'));
  const designer = (await modulesOf(entryOf('designer'))).atOnce;
  const { atOnce: portal, all: everyScreen } = await modulesOf(entryOf('dashboard'), [
    entryOf('designer'),
    ...ofDesigner,
  ]);
  const helper = await modulesOf(entryOf('proposal'));
  const drawn = await modulesOf(entryOf('first'));
  const own = (await modulesOf(ownDrawing)).atOnce;
  const entries = [...wanted, 'first', 'own'] as const;
  return screensOf(Object.fromEntries(entries.map((chunk) => [chunk, entryOf(chunk)])), {
    groups: [
      { name: 'first', test: (id) => drawn.atOnce.has(id) },
      {
        name: 'core',
        test: (id) =>
          under(sharedLine).test(id) ||
          (filler.atOnce.has(id) && own.has(id) && (helper.all.has(id) || under(sharedTexts).test(id))),
      },
      { name: 'base', test: (id) => (filler.atOnce.has(id) && own.has(id)) || ofResults.test(id) },
      { name: 'live', test: (id) => filler.atOnce.has(id) && helper.all.has(id) },
      { name: 'device', test: (id) => helper.atOnce.has(id) && filler.all.has(id) },
      { name: 'parts', test: (id) => helper.atOnce.has(id) && (portal.has(id) || designer.has(id)) },
      { name: 'helper', test: (id) => helper.atOnce.has(id) },
      ...Object.entries(groups).map(([name, folders]) => ({
        name,
        test: under(folders),
      })),
      { name: 'common', test: (id) => filler.all.has(id) && (portal.has(id) || designer.has(id)) },
      { name: 'kit', test: (id) => designer.has(id) && (portal.has(id) || (everyScreen.has(id) && isKit(id))) },
      {
        name: 'portal',
        test: (id) => (portal.has(id) && id.includes('/react/dashboard/')) || under(portalGroups['portal']).test(id),
      },
      { name: 'entrance-texts', test: under(portalGroups['entrance-texts']) },
      { name: 'entrance', test: under(portalGroups['entrance']) },
      { name: 'desk', test: under(portalGroups['desk']) },
      { name: 'editor', test: (id) => designer.has(id) && id.includes('/react/designer/') },
    ],
  });
}

const isKit = (id: string): boolean => /\/react\/kit\/|\/@shoelace-style\//.test(id);

interface ScreenModules {
  readonly atOnce: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** The modules that a screen, or whatever begins there, imports at once, and all that it may fetch but what begins elsewhere. */
async function modulesOf(entry: string, elsewhere: readonly string[] = []): Promise<ScreenModules> {
  const config = screensOf({ entry });
  const external = (id: string): boolean =>
    elsewhere.some((file) => id.replace(/\.tsx?$/, '').endsWith(file.replace(/^src\/elements|\.tsx$/g, '')));
  const rolldownOptions = { ...config.build?.rolldownOptions, external };
  const chunks = await chunksOf({ ...config, build: { ...config.build, rolldownOptions } });
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const modules = (some: readonly Rolldown.OutputChunk[]) => new Set(some.flatMap(({ moduleIds }) => moduleIds));
  return { atOnce: modules(importedAtOnce(chunks, entries)), all: modules(chunks) };
}

export interface LoaderFacts {
  /** The hashes in the names of all files that are named below, as `src/elements/loader/chunks.ts` reads them. */
  readonly files: string;
  /** The files of each as digits, and the name of what it exports, unless that is `…Screen`. */
  readonly chunks: Readonly<Partial<Record<Chunk, readonly [files: string, name?: string]>>>;
  /** The files of the filler's texts in these languages, as digits. */
  readonly texts: string;
}

/** Second pass: the loader alone, as a plain script that may also be a module. */
export function loaderBuild({ files, chunks, texts }: LoaderFacts): InlineConfig {
  return {
    ...shared,
    define: {
      ...shared.define,
      __PORSA_FILES__: JSON.stringify(files),
      __PORSA_CHUNKS__: JSON.stringify(chunks),
      __PORSA_TEXTS__: JSON.stringify(texts),
    },
    build: {
      outDir,
      target,
      cssTarget,
      emptyOutDir: false,
      cssMinify: true,
      lib: { entry: { porsa: 'src/elements/loader/loader.ts' }, formats: ['iife'], name: 'porsaLoader' },
      rolldownOptions: { output: { minify: true, entryFileNames: 'porsa.js' } },
    },
  };
}
