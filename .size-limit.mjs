import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const embed = 'dist/embed';

/** A screen's chunk with all that it imports at once, and what it always asks for right after. */
function filesOf(screen, alsoNeeded = []) {
  const manifest = JSON.parse(readFileSync(`${embed}/manifest.json`, 'utf8'));
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  [`src/elements/${screen}-screen.tsx`, ...alsoNeeded].forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []).map((file) => `${embed}/${file}`);
}

const gzip = { gzip: true, brotli: false };
const screen = (name, limit, alsoNeeded) => ({ name, limit, ...gzip, path: [`${embed}/porsa.js`, ...filesOf(name, alsoNeeded)] });
/** Without the dependencies, which the installing project bundles itself; what an entry asks for later is not counted. */
const entry = (name, limit) => ({ name: `porsa/${name}`, limit, ...gzip, path: libraryFiles(`dist/lib/${name}.js`) });

function libraryFiles(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["']/gm);
  return [file, ...[...imports].flatMap(([, path]) => libraryFiles(join(dirname(file), path), seen))];
}

/** Kilobytes of 1000 bytes, gzip. What a page pays for each thing it can put there. */
export default [
  { name: 'loader', limit: '6 kB', ...gzip, path: `${embed}/porsa.js` },
  screen('form', '115 kB', ['src/react/form/create-saving.ts']),
  screen('designer', '260 kB'),
  screen('dashboard', '240 kB'),
  entry('elements/form', '6 kB'),
  entry('elements/designer', '6 kB'),
  entry('elements/dashboard', '6 kB'),
  entry('react', '62 kB'),
  entry('engine', '46 kB'),
  entry('calendar', '4 kB'),
  entry('api', '2 kB'),
  entry('store', '4 kB'),
];
