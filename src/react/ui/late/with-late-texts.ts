import { coreOf } from '../../../engine/languages/traits.ts';
import type { CoreLanguage, Language } from '../../../engine/definition/types.ts';
import { addTexts } from '../../../store/texts.ts';

const packs = {
  en: () => import('../late-texts/en/late-texts.ts'),
  fa: () => import('../late-texts/fa/late-texts.ts'),
} satisfies Record<CoreLanguage, () => Promise<{ readonly lateTexts: Readonly<Record<string, object>> }>>;

const readers = new Set<Language>();
const coming = new Map<Language, Promise<void>>();
let isAsked = false;

function load(language: Language): Promise<void> {
  const known = coming.get(language);
  if (known) return known;
  const travels = coreOf(language);
  const loading = packs[travels]().then(({ lateTexts }) => {
    for (const [namespace, content] of Object.entries(lateTexts)) addTexts(namespace, { [travels]: content });
  });
  coming.set(language, loading);
  // Asked again after a failure, it tries again.
  loading.catch(() => coming.delete(language));
  return loading;
}

/** Somebody reads in this language: what late parts say comes in it too, now or once the first of them is asked for. */
export async function readLateTexts(language: Language): Promise<void> {
  readers.add(language);
  if (isAsked) await load(language);
}

/** Loads a part that few forms need, together with its texts in the languages that are read here. */
export async function withLateTexts<Part>(part: Promise<Part>): Promise<Part> {
  isAsked = true;
  const [loaded] = await Promise.all([part, ...[...readers].map(load)]);
  return loaded;
}
