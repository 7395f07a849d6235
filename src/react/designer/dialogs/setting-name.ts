import type { LanguageTools } from '../../ui/language/language.tsx';
import type { MissingText } from '../definition/missing-texts.ts';

/** What the setting is called that a text belongs to, and how many of its texts are meant. */
export function settingName(
  { path, key, count = 1 }: Pick<MissingText, 'path' | 'key'> & { readonly count?: number },
  { t, number }: LanguageTools,
): string {
  const name = path.startsWith('endings')
    ? t(`designer:endings.${key}`)
    : path.startsWith('conditions')
      ? t(`designer:conditions.${key}`)
      : path.startsWith('report')
        ? t(`designer:report.${key}`)
        : path.startsWith('opening')
          ? t(`designer:form.${key}`)
          : key === 'displayTitle'
            ? t('designer:pagesettings.displayTitle')
            : t(`designer:settings.${key === 'constraint' ? 'constraintmessage' : key}`);
  return count > 1 ? `${name} (${number(count)})` : name;
}
