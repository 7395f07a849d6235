import type { Language } from '../engine/languages/known.ts';

/** A namespace's texts, by language; more may come later. */
export type Texts = Readonly<Partial<Record<Language, object>>>;

type Listener = (namespace: string, texts: Texts) => void;

const namespaces = new Map<string, Texts>();
const listeners = new Set<Listener>();

/** Adds a namespace's texts, also to a section that another file has begun; each screen adds only its own. */
export function addTexts(namespace: string, texts: Texts): void {
  const merged: Record<string, object> = { ...namespaces.get(namespace) };
  for (const language in texts) merged[language] = mergeTexts(merged[language], texts[language as Language]);
  namespaces.set(namespace, merged);
  for (const listener of listeners) listener(namespace, merged);
}

function mergeTexts(texts: object | undefined, more: object | undefined): object {
  const merged: Record<string, unknown> = { ...texts };
  for (const [key, value] of Object.entries(more ?? {}))
    merged[key] = typeof value === 'object' ? mergeTexts(merged[key] as object | undefined, value as object) : value;
  return merged;
}

/** A namespace's texts in one language; empty while they are not there. */
export function textsOf(namespace: string, language: Language): object {
  return namespaces.get(namespace)?.[language] ?? {};
}

/** Reports every namespace there is, and each that is added. */
export function onTexts(listener: Listener): void {
  listeners.add(listener);
  for (const [namespace, texts] of namespaces) listener(namespace, texts);
}

/**
 * A text by `namespace:path.to.key`, in i18next's notation: `{{name}}` for a parameter, `key_one` and `key_other` by `count`.
 *
 * The filler reads its texts by this alone, so that a public page does not carry i18next. English stands in for what a
 * language lacks; an unknown key is its own text.
 */
export function translate(
  language: string,
  key: string,
  params: Readonly<Record<string, unknown>> = {},
  shown: Readonly<Record<string, unknown>> = params,
): string {
  const text = find(language as Language, key, params['count']) ?? find('en', key, params['count']) ?? key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(shown[name] ?? ''));
}

function find(language: Language, key: string, count: unknown): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const texts = namespaces.get(namespace)?.[language];
  const plural =
    typeof count === 'number'
      ? (read(texts, `${path}_${new Intl.PluralRules(language).select(count)}`) ?? read(texts, `${path}_other`))
      : undefined;
  return plural ?? read(texts, path);
}

function read(texts: object | undefined, path: string): string | undefined {
  let node: unknown = texts;
  for (const step of path.split('.'))
    node =
      typeof node === 'object' && node && Object.hasOwn(node, step)
        ? (node as Record<string, unknown>)[step]
        : undefined;
  return typeof node === 'string' ? node : undefined;
}
