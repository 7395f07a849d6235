import * as esbuild from 'esbuild';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { neutralForm } from './form.mjs';
import { unpack } from './measure/packages.mjs';

export const peerNames = ['porsa', 'porsa-served', 'surveyjs', 'formio', 'lforms', 'rjsf', 'floor-react', 'floor-dom'];
export const sizes = [50, 200, 1000, 5000];

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  logLevel: 'error',
  legalComments: 'none',
  absWorkingDir: here('.'),
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  loader: { '.woff': 'file', '.woff2': 'file', '.ttf': 'file', '.svg': 'file', '.png': 'file', '.eot': 'file' },
};

/** Builds a peer for production into `dist/<name>`: page, drive, and one document for each size. */
export async function build(name) {
  const folder = here(`peers/${name}/`);
  const out = here(`dist/${name}/`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { peer } = await import(`./peers/${name}/peer.mjs`);
  if (peer.unpacked) unpack(peer.unpacked, here(`vendor/${name}`));
  await esbuild.build({
    ...common,
    format: 'iife',
    outfile: `${out}drive.js`,
    stdin: { resolveDir: folder, contents: "import { drive } from './drive.mjs'; globalThis.benchDrive = { drive };" },
  });
  if (peer.start) return { ...peer, ...(await startServed(peer, out)) };
  const entry = existsSync(`${folder}page.jsx`) ? './page.jsx' : './page.mjs';
  await esbuild.build({
    ...common,
    format: 'esm',
    splitting: true,
    outdir: out,
    entryNames: 'page',
    banner: peer.scripts ? {} : { js: 'performance.mark("script");' },
    stdin: {
      resolveDir: folder,
      contents: `import { mount } from '${entry}'; const form = await (await fetch(document.querySelector('link[as=fetch]').href)).json(); performance.mark('mount'); await mount(document.querySelector('#root'), form);`,
    },
  });
  const styles = [...(peer.styles ?? []), ...(existsSync(`${out}page.css`) ? ['page.css'] : [])];
  for (const count of sizes) {
    writeFileSync(`${out}form-${count}.json`, JSON.stringify(peer.toForm(neutralForm(count))));
    writeFileSync(`${out}${count}.html`, documentOf(count, styles, peer.scripts));
  }
  return peer;
}

/** A peer with a server of its own, which has the forms: its pages hold nothing but the tags. */
async function startServed(peer, out) {
  const served = sizes.slice(0, 3);
  const { tags, stop } = await peer.start(served.map(neutralForm));
  served.forEach((count, index) =>
    writeFileSync(`${out}${count}.html`, page({ body: `<script>performance.mark('script')</script>${tags[index]}` })),
  );
  return { stop };
}

function documentOf(count, styles, scripts) {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const classic = scripts
    ? `<script>performance.mark('script')</script>${scripts.map((source) => `<script src="${source}"></script>`).join('')}`
    : '';
  return page({
    head: `<link rel="preload" as="fetch" crossorigin href="form-${count}.json">${links}`,
    body: `<div id="root"></div>${classic}<script type="module" src="page.js"></script>`,
  });
}

const page = ({ head = '', body }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
