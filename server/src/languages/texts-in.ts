import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../../src/engine/languages/known.ts';
import { learnLanguage, type LanguageFile } from '../../../src/engine/languages/learn-language.ts';

/** `locales` lies above the source and above what is built of it. */
function findLocales(folder: string): string {
  const here = join(folder, 'locales');
  if (existsSync(join(here, 'en'))) return here;
  const above = dirname(folder);
  if (above === folder) throw new Error('The folder locales is missing');
  return findLocales(above);
}

const known = new Map<string, unknown>();

/** A file of texts of a language that the server's code does not carry; undefined where it has none. */
export function readTexts(language: Language, namespace: string): object | undefined {
  const path = `${language}/${namespace}.json`;
  if (!known.has(path)) known.set(path, read(join(findLocales(dirname(fileURLToPath(import.meta.url))), path)));
  return known.get(path) as object | undefined;
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const learned = new Set<Language>();

type Words = Readonly<Record<string, string>>;

/** What a language writes with, and says of wrong answers, is read once, before something is written in it. */
export function learn(language: Language): void {
  if (language === 'en' || language === 'fa' || learned.has(language)) return;
  learned.add(language);
  const file = readTexts(language, 'language') as LanguageFile | undefined;
  if (file)
    learnLanguage(
      language,
      file,
      saidIn((namespace) => readTexts(language, namespace) as Words | undefined),
    );
}

function saidIn(read: (namespace: string) => Words | undefined) {
  const words = read('fields');
  const files = ['expressions', 'definition', 'laterules', 'rules'].map(read);
  return {
    sentences: Object.assign({}, ...files) as Words,
    ...(words && { words: { yes: words['yes'] ?? '', no: words['no'] ?? '' } }),
  };
}

/**
 * The texts of a namespace by language: English and Persian as they travel with the code, others as their folder has them,
 * and in English what is missing there. `apart`: a further file of the namespace.
 */
export function textsIn<Texts extends object>(
  namespace: string,
  { en, fa }: { readonly en: Texts; readonly fa: Texts },
  apart?: string,
): (language: Language) => Texts {
  const made = new Map<Language, Texts>([
    ['en', en],
    ['fa', fa],
  ]);
  return (language) => {
    learn(language);
    const files = apart === undefined ? [namespace] : [namespace, apart];
    const ofFolder = () => files.map((file) => readTexts(language, file)).reduce<unknown>(overlaid, en) as Texts;
    const texts = made.get(language) ?? ofFolder();
    made.set(language, texts);
    return texts;
  };
}

function overlaid(under: unknown, over: unknown): unknown {
  if (typeof under !== 'object' || under === null || typeof over !== 'object' || over === null) return over ?? under;
  if (Array.isArray(under)) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, overlaid(Reflect.get(under, key), Reflect.get(over, key))]));
}
