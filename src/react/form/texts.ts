import { useEffect, useState } from 'react';
import type { Language } from '../../engine/definition/types.ts';
import { addTexts } from '../../store/texts.ts';

const packs = {
  en: () => import('./texts-en.ts'),
  fa: () => import('./texts-fa.ts'),
} satisfies Record<Language, () => Promise<{ readonly texts: Readonly<Record<string, object>> }>>;

const present = new Set<Language>();

/** Brings what the filler says in a language: a reader needs one, and pays for one. */
export async function loadFormTexts(language: Language): Promise<void> {
  if (present.has(language)) return;
  const { texts } = await packs[language]();
  for (const [namespace, content] of Object.entries(texts)) addTexts(namespace, { [language]: content });
  present.add(language);
}

/** The wanted language once its texts are there; until then the one before, or none at first. */
export function usePresentLanguage(wanted: Language): Language | undefined {
  const [before, setBefore] = useState<Language>();
  useEffect(() => {
    let current = true;
    loadFormTexts(wanted).then(
      () => {
        if (current) setBefore(wanted);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return present.has(wanted) ? wanted : before;
}
