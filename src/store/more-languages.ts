import type { Language } from '../engine/languages/known.ts';
import { learnLanguage, type LanguageFile } from '../engine/languages/learn-language.ts';
import { fetchTexts } from './remote-texts.ts';
import { addTexts, onTexts } from './texts.ts';

type Sentences = Readonly<Record<string, string>>;

/** What a language's own files say of it, beside the texts of screens. */
interface OwnFiles {
  readonly language?: LanguageFile;
  readonly fields?: { readonly yes: string; readonly no: string };
  readonly rules?: Sentences;
  readonly laterules?: Sentences;
  readonly definition?: Sentences;
  readonly expressions?: Sentences;
}

/** What every form says, also where it says it later. */
const filler = ['form', 'rules', 'late', 'refusals', 'closing', 'unsent', 'drafts', 'files'] as const;

const coming = new Map<Language, Promise<unknown>[]>();

/**
 * The server of the page's session, or else the one that this file came from, two folders up. Bundlers of others would
 * look for a file to ship where that is written with `new URL`.
 */
function textServer(): string {
  const session = (globalThis as unknown as Record<symbol, { readonly server?: string } | undefined>)[
    Symbol.for('porsa.session')
  ];
  return session?.server ?? import.meta.url.split('/').slice(0, -3).join('/');
}

/**
 * Loads a language that does not travel with the code from `{server}/locales/{lng}/{ns}.json`: how it writes, and the
 * texts of every screen that is open or opens later. What cannot be had is read in English.
 */
export async function loadLanguage(language: Language, server = textServer()): Promise<void> {
  const texts = coming.get(language) ?? begin(language, server);
  await Promise.all(texts);
}

function begin(language: Language, server: string): Promise<unknown>[] {
  const asked = new Set(['language']);
  const texts = [learn(language, server)];
  coming.set(language, texts);
  const ask = (namespace: string): void => {
    if (asked.has(namespace)) return;
    asked.add(namespace);
    texts.push(bring(language, namespace, server));
  };
  filler.forEach(ask);
  onTexts(ask);
  return texts;
}

const ownFiles = ['language', 'fields', 'rules', 'laterules', 'definition', 'expressions'] as const;

async function learn(language: Language, server: string): Promise<void> {
  const files: OwnFiles = await fetchTexts(language, ownFiles, server);
  const { fields: words, rules, laterules, definition, expressions } = files;
  const sentences = { ...expressions, ...definition, ...laterules, ...rules };
  if (!files.language) return;
  learnLanguage(language, files.language, { words, sentences });
  addTexts('language', { [language]: files.language });
}

const apart: Readonly<Record<string, readonly string[]>> = {
  portal: ['lateportal', 'entranceportal'],
  designer: ['latedesigner'],
  errors: ['lateerrors'],
  rules: ['laterules'],
};

/** Parts of a screen that are fetched later have files of their own. */
const filesOf = (namespace: string): readonly string[] => [namespace, ...(apart[namespace] ?? [])];

async function bring(language: Language, namespace: string, server: string): Promise<void> {
  const texts = await fetchTexts(language, filesOf(namespace), server);
  for (const bundle of Object.values(texts)) addTexts(namespace, { [language]: bundle });
}
