import type { LanguageTools } from './language.tsx';

const two = (number: number): string => String(number).padStart(2, '0');

/** The reader's own day of a moment (ISO 8601), as `YYYY-MM-DD`. */
export function localDay(iso: string): string {
  const moment = new Date(iso);
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The reader's own day, now. */
export const localToday = (): string => localDay(new Date().toISOString());

/** Date and time of a moment, as the reader's language and calendar write them. */
export function formatMoment(iso: string, tools: Pick<LanguageTools, 'date' | 'digits'>): string {
  return `${tools.date(localDay(iso))} · ${formatTime(iso, tools)}`;
}

/** The time of a moment alone, where its day is said already. */
export function formatTime(iso: string, { digits }: Pick<LanguageTools, 'digits'>): string {
  const moment = new Date(iso);
  return digits(`${two(moment.getHours())}:${two(moment.getMinutes())}`);
}
