import type { LanguageTools } from '../../../react/ui/language/language.tsx';

const isDay = /^\d{4}-\d\d-\d\d$/;

/** A value as the reader writes it; a dash for none. */
export function inWords(value: unknown, language: LanguageTools, floatcount?: number): string {
  if (typeof value === 'number') return language.number(value, floatcount);
  if (typeof value === 'boolean') return language.t(value ? 'form:yes' : 'form:no');
  if (Array.isArray(value)) return value.map((part) => inWords(part, language)).join(', ');
  if (value === undefined) return '—';
  return isDay.test(String(value)) ? language.date(String(value)) : language.digits(String(value));
}
