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
const formFiles = filesOf(['src/elements/form/form-screen.tsx', 'texts-fa']);
/** The form of the clinic's sample page asks by flat choices, which are fetched by the forms that have them. */
const phq9Files = [...formFiles, ...filesOf(['scales'])].filter((file, index, all) => all.indexOf(file) === index);
/** The bench’s form of 50 questions has choices of several kinds, searched lists, dates and conditions; all that is fetched before it is drawn. */
const mixedFiles = filesOf([
  'src/elements/form/form-screen.tsx',
  'texts-fa',
  'saving',
  'scales',
  'dates',
  'late-fa',
  'lists',
  'colours',
]);
/** Drafts and outbox, results, the messages at the end and beside wrong answers: fetched to save, not to show. */
const savingFiles = filesOf(['saving', 'closing']).filter((file) => !formFiles.includes(file));

/** A standard proposal and what checks it, fetched once somebody writes. */
const proposalFiles = filesOf(['src/elements/proposal/proposal-screen.tsx']);
const checkFiles = filesOf([
  'src/proposal/template/standard/standard-template.ts',
  'src/react/proposal/sources/sources-question.tsx',
  'src/react/proposal/pico/find-pico.ts',
  'src/proposal/check/check-study.ts',
]).filter((file) => !proposalFiles.includes(file));

/** Fetched by forms that have FHIRPath, and by no other. */
const fhirPathFiles = filesOf(['src/interchange/fhir/fhirpath/runtime.ts']).filter((file) => !formFiles.includes(file));

const gzip = { gzip: true, brotli: false };
const screen = (name, limit) => ({
  name,
  limit,
  ...gzip,
  path: [`${embed}/porsa.js`, ...filesOf([`src/elements/${name}/${name}-screen.tsx`])],
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
  { name: 'loader', limit: '6 KiB', ...gzip, path: `${embed}/porsa.js` },
  {
    name: 'one form: loader, screen, texts of one language',
    limit: '101.5 kB',
    ...gzip,
    path: [`${embed}/porsa.js`, ...formFiles],
  },
  {
    name: 'the same with flat choices, as PHQ-9 has',
    limit: '105.25 kB',
    ...gzip,
    path: [`${embed}/porsa.js`, ...phq9Files],
  },
  {
    name: 'a form of all usual questions, with searched lists and dates',
    limit: '120.75 kB',
    ...gzip,
    path: [`${embed}/porsa.js`, ...mixedFiles],
  },
  { name: 'to save it, besides', limit: '9.25 kB', ...gzip, path: savingFiles },
  { name: 'to compute FHIRPath, besides', limit: '289.25 kB', ...gzip, path: fhirPathFiles },
  screen('designer', '248.5 kB'),
  screen('proposal', '101.5 kB'),
  { name: 'to write a standard proposal and check it, besides', limit: '87 kB', ...gzip, path: checkFiles },
  screen('dashboard', '189 kB'),
  entry('elements/form', '5.75 kB'),
  entry('elements/designer', '5.5 kB'),
  entry('elements/proposal', '5.5 kB'),
  entry('elements/dashboard', '6 kB'),
  entry('react', '59.5 kB'),
  entry('engine', '67.25 kB'),
  entry('calendar', '4 kB'),
  entry('proposal', '132.5 kB'),
  entry('fhir', '83.25 kB'),
  entry('surveyjs', '57.25 kB'),
  entry('xlsform', '76.75 kB'),
  entry('xforms', '17.5 kB'),
  entry('redcap', '57.5 kB'),
  entry('api', '2 kB'),
  entry('store', '4 kB'),
];
