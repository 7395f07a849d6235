import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formattedTables, readLanguages, tablePaths } from '../../scripts/write-languages.mjs';

type Texts = Readonly<Record<string, string>>;

function flatten(node: unknown, path = ''): [string, string][] {
  if (typeof node !== 'object' || node === null) return [[path, String(node)]];
  return Object.entries(node).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

const read = (language: string, file: string): Texts =>
  Object.fromEntries(flatten(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))));

const plural = /_(zero|one|two|few|many|other)$/;
const stem = (key: string): string => key.replace(plural, '');
const parameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))].sort();

const languages = readLanguages();
const others = languages.filter(({ tag }) => tag !== 'en');
const files = readdirSync('locales/en').sort();
const readIfThere = (language: string, file: string): Texts =>
  readdirSync(`locales/${language}`).includes(file) ? read(language, file) : {};
const stemsOf = (texts: Texts): readonly string[] => [...new Set(Object.keys(texts).map(stem))];

/** Texts, of a hundred, that a language may lack which nobody has reviewed yet: whoever adds a text need not speak it, and English stands in. */
const mayLack = 5;

const withoutValues = (text: string): string => text.replace(/\{\{.*?\}\}/g, '');
const digitsOf = { arab: /[٠-٩]/, arabext: /[۰-۹]/ } as const;

describe.each(others.filter(({ digits = '' }) => digits in digitsOf))('The texts of $tag', ({ tag }) => {
  it('are written in its own digits, where those of Persian are', () => {
    const latin = /[0-9]/;
    const found = files.flatMap((file) => {
      const persian = readIfThere('fa', file);
      return Object.entries(readIfThere(tag, file))
        .filter(([key]) => digitsOf.arabext.test(persian[key] ?? '') && !latin.test(withoutValues(persian[key] ?? '')))
        .filter(([, text]) => latin.test(withoutValues(text)))
        .map(([key, text]) => `${file} ${key}: ${text}`);
    });
    expect(found).toEqual([]);
  });
});

describe.each(others)('The texts of $tag', ({ tag, reviewed }) => {
  it('are those that English has, or nearly so where nobody has reviewed them', () => {
    const [missing, unknown, all] = [[] as string[], [] as string[], [] as string[]];
    for (const file of new Set([...files, ...readdirSync(`locales/${tag}`)])) {
      const [en, own] = [stemsOf(readIfThere('en', file)), stemsOf(readIfThere(tag, file))];
      all.push(...en);
      missing.push(...en.filter((key) => !own.includes(key)).map((key) => `${file} ${key}`));
      unknown.push(...own.filter((key) => !en.includes(key)).map((key) => `${file} ${key}`));
    }
    if (reviewed) expect([missing, unknown]).toEqual([[], []]);
    else
      expect((missing.length + unknown.length) * 100, [...missing, ...unknown].join('\n')).toBeLessThan(
        all.length * mayLack,
      );
  });

  it.each(files)('%s: each has the values of its twin, and none is blank', (file) => {
    const [en, own] = [read('en', file), readIfThere(tag, file)];
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('');
      const twin = en[key] ?? en[`${stem(key)}_other`];
      if (twin === undefined) continue;
      // One and two are often words, and not digits.
      const isWord = /_(zero|one|two)$/.test(key);
      const allowed = new Set(parameters(twin));
      const said = parameters(text);
      expect(
        said.filter((name) => !allowed.has(name)),
        key,
      ).toEqual([]);
      if (!isWord) expect(said, key).toEqual(parameters(twin));
    }
  });

  it.each(files)('%s: what counts has every form that the language counts with', (file) => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const own = Object.keys(readIfThere(tag, file));
    const counted = stemsOf(
      Object.fromEntries(Object.entries(read('en', file)).filter(([key]) => plural.test(key))),
    ).filter((key) => own.some((each) => stem(each) === key));
    for (const key of counted)
      expect(own.filter((each) => stem(each) === key).sort(), key).toEqual(
        pluralCategories.map((category) => `${key}_${category}`).sort(),
      );
  });
});

describe('The table of languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const drop = (tag: string, file: string) => {
    mkdirSync(join(folder, tag), { recursive: true });
    writeFileSync(join(folder, tag, 'language.json'), file);
  };

  it('is what the folders say', async () => {
    const tables = await formattedTables(languages);
    expect(tablePaths.map((path) => readFileSync(path, 'utf8'))).toEqual(tables);
  });

  it('has a language that is dropped in as a folder, after the two that travel with the code', async () => {
    for (const tag of ['en', 'fa']) drop(tag, readFileSync(`locales/${tag}/language.json`, 'utf8'));
    drop('de', '{ "name": "Deutsch", "direction": "ltr", "calendar": "gregorian", "reviewed": false }');
    const [known, , host, names] = await formattedTables(readLanguages(folder));
    expect(known).toContain(`['en', 'fa', 'de']`);
    expect(host).toContain(`['en', 'fa', 'de']`);
    expect(names).toContain(`de: 'Deutsch'`);
    expect(names).toContain(`unreviewed: readonly Language[] = ['de']`);
  });

  it('refuses a folder that is named as no language is, and one that does not say what it is', () => {
    drop('pt-BR', '{}');
    expect(() => readLanguages(folder)).toThrow('ISO 639');
    rmSync(join(folder, 'pt-BR'), { recursive: true });
    drop('it', 'no JSON');
    expect(() => readLanguages(folder)).toThrow('locales/it/language.json');
  });
});
