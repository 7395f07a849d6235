import { existsSync, readFileSync } from 'node:fs';

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
const entry = (name, limit) => ({ name: `porsa/${name}`, limit, ...gzip, path: `dist/lib/${name}.js` });

/** Kilobytes of 1000 bytes, gzip. What a page pays for each thing it can put there. */
export default [
  { name: 'loader', limit: '6 kB', ...gzip, path: `${embed}/porsa.js` },
  screen('form', '115 kB', ['src/react/form/create-saving.ts']),
];
