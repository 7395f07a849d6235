import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type InlineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languages } from '../src/engine/languages/known.ts';
import { createManifest, icons } from '../src/standalone/manifest.ts';
import { manifestFile } from '../src/standalone/manifest-file.ts';
import { shell } from '../src/standalone/worker/addresses.ts';
import type { ShellFile } from '../src/standalone/worker/scope.ts';
import { cssTarget } from './css-target.ts';
import { filesOf, readManifest } from './embed-manifest.ts';

const source = 'demo/portal';
const embed = 'dist/embed';
const out = 'dist/portal';

/**
 * What the portal opens with, and the screens of a morning with the forms that are filled there. All other screens, texts
 * and fonts are kept as they are used.
 */
const precached = [
  'src/elements/form/first.ts',
  'src/elements/dashboard/dashboard-screen.tsx',
  'src/elements/dashboard/offline/portal-offline.ts',
  'src/elements/dashboard/offline/found-beside.ts',
  'src/elements/dashboard/portal-form.tsx',
  'src/elements/form/form-screen.tsx',
  'entrance',
  'desk',
  'src/react/dashboard/files/files.tsx',
  'src/react/dashboard/files/entries/entries.tsx',
  'src/react/dashboard/strips/strips.tsx',
  'src/react/dashboard/patients/list/patients.tsx',
  'src/react/dashboard/patients/page/patient-page.tsx',
  'begun',
  'saving',
  'closing',
  'scales',
  'dates',
  'src/fields/dates/parts/parts-entry.tsx',
  'rare',
] as const;

/** The portal's own site: its page, icons and manifests, and the service worker that opens it without a connection. */
export async function buildPortal(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const file of readdirSync(source)) copyFileSync(join(source, file), join(out, file));
  for (const language of languages)
    writeFileSync(join(out, manifestFile(language)), `${JSON.stringify(createManifest(language), null, 2)}\n`);
  await drawIcons();
  await build(pageBuild());
}

/** The mark on its rounded ground, and with the ground to the edge where a mask will cut it. */
async function drawIcons(): Promise<void> {
  const rounded = readFileSync(join(source, 'icon.svg'), 'utf8');
  const whole = rounded.replace(' rx="8"', '');
  if (whole === rounded) throw new Error('The mark has no rounded ground');
  for (const icon of icons) {
    const svg = Buffer.from(icon.whole ? whole : rounded);
    await sharp(svg, { density: 72 * (icon.size / 32) })
      .resize(icon.size)
      .png({ compressionLevel: 9 })
      .toFile(join(out, icon.file));
  }
}

/** The page's own script, and the worker with the list of what it keeps. */
function pageBuild(): InlineConfig {
  const files = shellFiles();
  return {
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      __PORSA_SHELL_FILES__: JSON.stringify(hashedFiles()),
    },
    plugins: [
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/standalone/worker',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: { globPatterns: [], additionalManifestEntries: [...files] },
      }),
    ],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      cssTarget,
      lib: { entry: { installed: 'src/standalone/page/main.ts' }, formats: ['iife'], name: 'porsaInstalled' },
      rolldownOptions: { output: { minify: true, entryFileNames: '[name].js' } },
    },
  };
}

/** Addresses of the hashed files of this build. */
const hashedFiles = (): readonly string[] =>
  ['chunks', 'fonts'].flatMap((folder) =>
    readdirSync(join(embed, folder))
      .filter((file) => /\.(?:js|woff2)$/.test(file))
      .map((file) => `${shell}${folder}/${file}`),
  );

function shellFiles(): readonly ShellFile[] {
  const manifest = readManifest();
  const chunks = new Set(precached.flatMap((chunk) => filesOf(manifest, chunk)));
  const named = [
    ['/', join(out, 'index.html')],
    ['/portal/portal.css', join(out, 'portal.css')],
    ['/portal/icon.svg', join(out, 'icon.svg')],
    [`${shell}porsa.js`, join(embed, 'porsa.js')],
  ] as const;
  return [
    ...named.map(([url, file]) => ({ url, revision: hashOf(file) })),
    ...[...chunks].map((file) => ({ url: shell + file, revision: null })),
  ];
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
