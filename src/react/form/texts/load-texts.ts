import { useEffect, useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { CoreLanguage, Language } from '../../../engine/definition/types.ts';
import { addTexts } from '../../../store/texts.ts';
import { readLateTexts } from '../../ui/late/with-late-texts.ts';

const packs = {
  en: () => import('./en/texts.ts'),
  fa: () => import('./fa/texts.ts'),
} satisfies Record<CoreLanguage, () => Promise<{ readonly texts: Readonly<Record<string, object>> }>>;

const present = new Set<Language>();

/** Loads the filler's texts in one language: a reader needs one, and downloads one. */
export async function loadFormTexts(language: Language): Promise<void> {
  if (present.has(language)) return;
  const travels = coreOf(language);
  const [{ texts }] = await Promise.all([packs[travels](), readLateTexts(language)]);
  for (const [namespace, content] of Object.entries(texts)) addTexts(namespace, { [travels]: content });
  if (travels !== language) await (await import('../../../store/more-languages.ts')).loadLanguage(language);
  present.add(language);
}

/** All texts of a form in the language are there already. */
export const holdFormTexts = (language: Language): void => void present.add(language);

/** The wanted language once its texts are loaded; until then the previous one, or none at first. */
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
