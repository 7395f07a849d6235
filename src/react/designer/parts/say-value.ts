import { listMark } from '../../../engine/languages/traits.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';

const isDay = /^\d{4}-\d\d-\d\d$/;

/** A value as formulas see it, in words. */
export function sayValue(value: unknown, language: LanguageTools): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return language.t('designer:why.blank');
  if (typeof value === 'number') return language.number(value);
  if (typeof value === 'boolean') return language.t(value ? 'designer:why.true' : 'designer:why.false');
  if (Array.isArray(value)) return value.map((part) => sayValue(part, language)).join(listMark(language.language));
  return isDay.test(String(value)) ? language.date(String(value)) : language.digits(String(value));
}
