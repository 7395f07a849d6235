import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/proposal/check/rules.ts';
import { templateProblems } from '../../src/proposal/template/reading/problems.ts';
import { templates } from '../../src/proposal/template/templates.ts';

/** A word that texts avoid, the word to use instead, and phrases in which it may stand. */
interface Avoided {
  readonly word: string;
  readonly use: string;
  readonly allowed: readonly string[];
}

type Language = 'en' | 'fa';

const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| **') && !line.startsWith('| English'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Reads a cell such as `entry (entry point), entries`. */
function readAvoided(cell: string, use: string): readonly Avoided[] {
  return [...cell.matchAll(/([^,(]+?)\s*(?:\(([^)]*)\))?(?:,|$)/g)].map(([, word = '', allowed]) => ({
    word: word.trim(),
    use,
    allowed: allowed?.split(';').map((phrase) => phrase.trim()) ?? [],
  }));
}

const avoided: Readonly<Record<Language, readonly Avoided[]>> = {
  en: rows.flatMap(([, en = '', , not = '']) => readAvoided(not, en)),
  fa: rows.flatMap(([, , fa = '', , not = '']) => readAvoided(not, fa)),
};

/** Finds avoided words in a text, each with the word to use. */
function findAvoided(text: string, language: Language): readonly string[] {
  const plain = text.replace(/\{\{[^}]*\}\}/g, ' ');
  return avoided[language]
    .filter(({ word, allowed }) => {
      const rest = allowed.reduce((left, phrase) => left.replaceAll(new RegExp(phrase, 'gi'), ' '), plain);
      return new RegExp(`(?<![\\p{L}\\u200c])${word}(?![\\p{L}\\u200c])`, 'iu').test(rest);
    })
    .map(({ word, use }) => `“${word}”: use “${use}”`);
}

function flatten(node: unknown, path = ''): readonly [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

/** Markdown without code, addresses of links and HTML. */
const proseOf = (page: string): string =>
  page
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>\n]*>/g, ' ');

describe('The glossary', () => {
  it('is read', () => expect([avoided.en.length > 40, avoided.fa.length > 30]).toEqual([true, true]));

  it('finds a word in any case, and not within another word or an allowed phrase', () => {
    expect(findAvoided('Take out the Letter', 'en')).toHaveLength(2);
    expect(findAvoided('Newsletter entry point', 'en')).toEqual([]);
    expect(findAvoided('گذرواژهٔ تازه', 'fa')).toHaveLength(2);
    expect(findAvoided('تازگی', 'fa')).toEqual([]);
  });
});

describe.each(['en', 'fa'] as const)('The texts in %s', (language) => {
  it.each(readdirSync(`locales/${language}`))('use the words of the glossary: %s', (file) => {
    const texts = flatten(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')));
    expect(texts.flatMap(([key, text]) => findAvoided(text, language).map((word) => `${key}: ${word}`))).toEqual([]);
  });
});

describe('The documentation', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'glossary.md')
    .map((name) => `docs/${name}`);

  it.each(['README.md', 'CHANGELOG.md', ...pages])('uses the words of the glossary: %s', (page) => {
    const lines = proseOf(readFileSync(page, 'utf8')).split('\n');
    const language = page.endsWith('.fa.md') || page.includes('/fa/') ? 'fa' : 'en';
    expect(lines.flatMap((line) => findAvoided(line, language).map((word) => `${line.trim()} ${word}`))).toEqual([]);
  });
});

describe('The helper of proposals', () => {
  const localized = (node: unknown, path: string): readonly [string, Language, string][] =>
    typeof node !== 'object' || node === null
      ? []
      : Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
          (key === 'en' || key === 'fa') && typeof value === 'string'
            ? [[path, key, value] as const]
            : localized(value, path ? `${path}.${key}` : key),
        );

  it.each([
    ...rules.map((rule) => [`rule ${rule.code}`, rule] as const),
    ...templates.map((template) => [`template ${template.id}`, template] as const),
    ['the problems of templates', templateProblems] as const,
  ])('uses the words of the glossary: %s', (_, texts) => {
    const found = localized(texts, '').flatMap(([path, language, text]) =>
      findAvoided(text, language).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
