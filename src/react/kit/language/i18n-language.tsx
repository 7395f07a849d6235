import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { i18nFor } from '../../../store/i18n.ts';
import {
  LanguageContext,
  createLanguageTools,
  directionOf,
  type LanguageProviderProps,
} from '../../ui/language/language.tsx';

/** The same tools over i18next, for the portal and the designer: texts that come later, or from the server, are shown at once. */
export function I18nLanguageProvider({
  language,
  calendar = language,
  dir = directionOf(language),
  children,
}: LanguageProviderProps) {
  const { t } = useTranslation(undefined, { i18n: i18nFor(language), useSuspense: false });
  const tools = useMemo(
    () =>
      createLanguageTools(language, calendar, dir, (key, params, shown) =>
        String(t(key, { ...params, replace: shown })),
      ),
    [language, calendar, dir, t],
  );
  return <LanguageContext value={tools}>{children}</LanguageContext>;
}
