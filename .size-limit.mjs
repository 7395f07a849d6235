import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const embed = 'dist/embed';

const manifest = JSON.parse(readFileSync(`${embed}/manifest.json`, 'utf8'));
/** A chunk that several ask for has no source file as its key, only its name. */
const keyOf = (source) =>
  source in manifest ? source : Object.keys(manifest).find((key) => manifest[key].name === source);

/** The files of these chunks with all that they import at once. */
function filesOf(sources) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  sources.map(keyOf).forEach(visit);
  return [...seen].map((key) => `${embed}/${manifest[key].file}`);
}

/** What a reader of Persian, the longer of the two languages, fetches before the questions are drawn. */
const formFiles = filesOf(['src/elements/form-screen.tsx', 'texts-fa']);
/** The form of the clinic's sample page asks by flat choices, which are fetched by the forms that have them. */
const phq9Files = [...formFiles, ...filesOf(['src/fields/flatview/view.tsx'])].filter(
  (file, index, all) => all.indexOf(file) === index,
);
/** Drafts and outbox, results, what is said at the end and beside wrong answers: fetched to save, not to show. */
const savingFiles = filesOf(['saving', 'closing']).filter((file) => !formFiles.includes(file));

/** Fetched by forms that have FHIRPath, and by no other. */
const fhirPathFiles = filesOf(['src/interchange/fhirpath/install.ts']).filter((file) => !formFiles.includes(file));

const gzip = { gzip: true, brotli: false };
const screen = (name, limit) => ({
  name,
  limit,
  ...gzip,
  path: [`${embed}/porsa.js`, ...filesOf([`src/elements/${name}-screen.tsx`])],
});
/** Without the dependencies, which the installing project bundles itself; what an entry asks for later is not counted. */
const entry = (name, limit) => ({ name: `porsa/${name}`, limit, ...gzip, path: libraryFiles(`dist/lib/${name}.js`) });

function libraryFiles(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+)["']/gm);
  return [file, ...[...imports].flatMap(([, path]) => libraryFiles(join(dirname(file), path), seen))];
}

/** Gzip; kB are 1000 bytes, KiB 1024. What a page pays for each thing it can put there. */
export default [
  { name: 'loader', limit: '6.5 KiB', ...gzip, path: `${embed}/porsa.js` },
  {
    name: 'one form: loader, screen, texts of one language',
    limit: '115 KiB',
    ...gzip,
    path: [`${embed}/porsa.js`, ...formFiles],
  },
  {
    name: 'the same with flat choices, as PHQ-9 has',
    limit: '116.25 KiB',
    ...gzip,
    path: [`${embed}/porsa.js`, ...phq9Files],
  },
  { name: 'to save it, besides', limit: '9.25 KiB', ...gzip, path: savingFiles },
  { name: 'to compute FHIRPath, besides', limit: '267.75 KiB', ...gzip, path: fhirPathFiles },
  screen('designer', '275 kB'),
  screen('dashboard', '280 kB'),
  entry('elements/form', '6.4 kB'),
  entry('elements/designer', '6.25 kB'),
  entry('elements/dashboard', '6.6 kB'),
  entry('react', '55 kB'),
  entry('engine', '61.25 kB'),
  entry('calendar', '4 kB'),
  entry('fhir', '76 kB'),
  entry('surveyjs', '53.5 kB'),
  entry('xlsform', '63 kB'),
  entry('api', '2 kB'),
  entry('store', '4 kB'),
];
