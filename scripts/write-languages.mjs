// Writes the table of languages from the folders of `locales`: `node scripts/write-languages.mjs`, and every build.
import { format, resolveConfig } from 'prettier';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const core = ['en', 'fa'];
export const tablePaths = [
  'src/engine/languages/known.ts',
  'src/engine/languages/native.ts',
  'src/elements/first/known-languages.ts',
  'src/engine/languages/names.ts',
];

/** What `locales/<tag>/language.json` says of each language; the two that travel with the code come first. */
export function readLanguages(folder = 'locales') {
  const tags = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const wrong = tags.filter((tag) => !/^[a-z]{2,3}$/.test(tag));
  if (wrong.length) throw new Error(`A folder of texts is named by two or three letters, as ISO 639 does: ${wrong}`);
  return [...core, ...tags.filter((tag) => !core.includes(tag)).sort()].map((tag) => {
    try {
      return { tag, ...JSON.parse(readFileSync(`${folder}/${tag}/language.json`, 'utf8')) };
    } catch (error) {
      throw new Error(`locales/${tag}/language.json could not be read`, { cause: error });
    }
  });
}

const written =
  '// Written from locales/*/language.json by scripts/write-languages.mjs, which every build runs. Not to be edited.\n';

const quoted = (some) => some.map(({ tag }) => `'${tag}'`).join(', ');

/** The shortest test of a language: every page pays for it. */
function isOneOf(some, all) {
  if (some.length < 2) return some.map(({ tag }) => `language === '${tag}'`).join() || 'false';
  const pattern = some.map(({ tag }) => tag).join('|');
  const isPlain = all.every((language) => some.includes(language) || !RegExp(pattern).test(language.tag));
  return `/${isPlain ? pattern : `^(${pattern})`}/.test(language)`;
}

const all = (languages) => `
/** Every language that has a folder of texts. */
export const languages = [${quoted(languages)}] as const;
`;

/** As little as a page needs to know of a language before it has loaded it. */
const native = (languages, calendar) => `
export const directionOf = (language: string): 'ltr' | 'rtl' => (${isOneOf(
  languages.filter(({ direction }) => direction === 'rtl'),
  languages,
)} ? 'rtl' : 'ltr');

/** The calendar of a language's readers: \`fa\` is the solar one. */
export const calendarFor = (language: string): ${calendar} => (${isOneOf(
  languages.filter(({ calendar: own }) => own === 'solar'),
  languages,
)} ? 'fa' : 'en');
`;

/** The modules: what all rooms know of languages, the same for the loader alone, and what who chooses one is shown. */
function languageTables(languages) {
  return [
    `${written}${all(languages)}
/** A language of the screens, as BCP 47 names it. */
export type Language = (typeof languages)[number];
`,
    `${written}import type { Calendar } from '../definition/types.ts';
${native(languages, 'Calendar')}`,
    `${written}// The loader shares nothing with what it loads.
${all(languages)}${native(languages, "'en' | 'fa'")}`,
    `${written}import { languages, type Language } from './known.ts';

/** What each language is called by those who read it. */
export const languageNames: Readonly<Record<Language, string>> = {
${languages.map(({ tag, name }) => `  ${tag}: '${name}',`).join('\n')}
};

/** No native reader has looked through these texts yet. */
export const unreviewed: readonly Language[] = [${quoted(languages.filter(({ reviewed }) => !reviewed))}];

export const otherLanguages = (language: Language): readonly Language[] =>
  languages.filter((other) => other !== language);
`,
  ];
}

/** The modules as they are written. */
export async function formattedTables(languages) {
  const options = { ...(await resolveConfig(tablePaths[0])), parser: 'typescript' };
  return Promise.all(languageTables(languages).map((table) => format(table, options)));
}

/** Leaves files alone in which nothing changed. */
export async function writeLanguages() {
  const tables = await formattedTables(readLanguages());
  tablePaths.forEach((path, index) => {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== tables[index]) writeFileSync(path, tables[index]);
  });
}

if (process.argv[1]?.endsWith('write-languages.mjs')) await writeLanguages();
