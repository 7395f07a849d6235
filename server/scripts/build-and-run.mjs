// Builds what is missing or older than its sources, then runs what `start.mjs` was asked for in this process. `build` only builds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [command = 'main'] = process.argv.slice(2);
const entry = ['demo', 'doctor', 'main'].includes(command) ? command : 'operate';
/** These read and write data, and show nobody a page. */
const needsNoPages = entry === 'doctor' || entry === 'operate';

/** What each part is made from; a change in any of it rebuilds the part. */
const parts = [
  {
    folder: 'dist/embed',
    script: ['scripts/build.mjs', 'embed'],
    sources: [
      'src',
      'locales',
      'scripts',
      'demo/portal',
      'vite.config.ts',
      'vite.embed.config.ts',
      'package-lock.json',
    ],
  },
  {
    folder: 'dist/help',
    script: ['scripts/build.mjs', 'help'],
    sources: [
      'docs',
      'scripts/site',
      'scripts/custom-elements.ts',
      'scripts/build-site.ts',
      'src/elements',
      'src/library',
      'demo/samples',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'package-lock.json',
    ],
  },
  {
    folder: 'dist/hosts',
    script: ['scripts/build.mjs', 'hosts'],
    sources: ['demo/hosts/app', 'src', 'locales', 'scripts/build-hosts.ts', 'package-lock.json'],
    isForDemo: true,
  },
  {
    folder: 'dist/server',
    script: ['server/scripts/build-server.mjs'],
    sources: [
      'server/src',
      'server/scripts',
      'src',
      'locales',
      'demo/patients',
      'demo/samples',
      'demo/proposals',
      'package-lock.json',
    ],
  },
];

const notShipped = /\.(?:test|element\.test)\.tsx?$/;

function filesIn(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((found) => found.isFile() && !notShipped.test(found.name))
    .map((found) => join(found.parentPath ?? found.path, found.name))
    .sort();
}

/** A hash of names and contents: clocks differ between machines and images, contents do not. */
function stampOf({ sources }) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const files = /\.(?:ts|json|md)$/.test(source)
      ? [join(root, source)].filter((file) => existsSync(file))
      : filesIn(source);
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function bringUpToDate(part) {
  if (!existsSync(join(root, 'src'))) return;
  const stampFile = join(root, part.folder, '.stamp');
  const stamp = stampOf(part);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!existsSync(join(root, 'node_modules/vite')))
    fail(`${part.folder} must be built, but the build tools are not installed. Run "npm ci" in ${root} first.`, 2);
  console.log(`Building ${part.folder} …`);
  // Whoever starts it may be a test runner, under whose NODE_ENV a build would be one for development.
  const { status } = spawnSync(process.execPath, part.script, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) fail(`${part.folder} could not be built; run "node ${part.script.join(' ')}" to see why.`, 1);
  writeFileSync(stampFile, stamp);
}

function fail(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

const isWanted = ({ folder, isForDemo = false }) =>
  command === 'build' || folder === 'dist/server' || (!needsNoPages && (!isForDemo || command === 'demo'));
parts.filter(isWanted).forEach(bringUpToDate);
if (command !== 'build') await import(`../../dist/server/${entry}.js`);
