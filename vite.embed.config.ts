import type { InlineConfig } from 'vite';

/** Screens that the script tag brings, each when its element nears the viewport. */
export const screens = ['form'] as const;
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

/** First pass: a chunk for each screen, and what they share. */
export function screensBuild(wanted: readonly Screen[] = screens): InlineConfig {
  return {
    ...shared,
    build: {
      outDir, target, cssTarget, emptyOutDir: true, manifest: 'manifest.json', cssMinify: true, modulePreload: false,
      lib: { entry: Object.fromEntries(wanted.map((screen) => [screen, `src/elements/${screen}-screen.tsx`])), formats: ['es'] },
      rolldownOptions: { output: { minify: true, entryFileNames: '[name]-[hash].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  };
}

export interface LoaderFacts {
  /** For each screen its chunk, then everything that chunk imports at once. */
  readonly chunks: Readonly<Partial<Record<Screen, readonly string[]>>>;
  /** File names of the shipped fonts. */
  readonly fonts: { readonly roboto: string; readonly vazirmatn: string };
}

/** Second pass: the loader alone, as a plain script that may also be a module. */
export function loaderBuild({ chunks, fonts }: LoaderFacts): InlineConfig {
  return {
    ...shared,
    define: { ...shared.define, __PORSA_CHUNKS__: JSON.stringify(chunks), __PORSA_FONTS__: JSON.stringify(fonts) },
    build: {
      outDir, target, cssTarget, emptyOutDir: false, cssMinify: true,
      lib: { entry: { porsa: 'src/elements/loader.ts' }, formats: ['iife'], name: 'porsaLoader' },
      rolldownOptions: { output: { minify: true, entryFileNames: 'porsa.js' } },
    },
  };
}
