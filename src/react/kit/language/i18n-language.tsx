import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { coreOf } from '../../../engine/languages/traits.ts';
import { calendarFor, directionOf } from '../../../engine/languages/native.ts';
import { i18nFor } from '../../../store/i18n.ts';
import { LanguageContext, createLanguageTools, type LanguageProviderProps } from '../../ui/language/language.tsx';
import { turned } from './turned.ts';

/** The same tools over i18next, for the portal and the designer: texts that come later, or from the server, are shown at once. */
export function I18nLanguageProvider({
  language,
  calendar = calendarFor(language),
  dir = directionOf(language),
  children,
}: LanguageProviderProps) {
  const { t } = useTranslation(undefined, { i18n: i18nFor(language), useSuspense: false });
  useEffect(() => {
    // What cannot be had is read in English.
    if (language !== coreOf(language))
      void import('../../../store/more-languages.ts')
        .then(({ loadLanguage }) => loadLanguage(language))
        .catch(() => undefined);
  }, [language]);
  const tools = useMemo(() => {
    const own = createLanguageTools(language, calendar, dir, (key, params, shown) =>
      String(t(key, { ...params, replace: shown })),
    );
    return dir === directionOf(language) ? own : turned(own);
  }, [language, calendar, dir, t]);
  return <LanguageContext value={tools}>{children}</LanguageContext>;
}
