import { formatMoment, localDay } from '../../ui/language/moment.ts';

/** First and last moment of the reader's day `YYYY-MM-DD`, ISO 8601 UTC. */
export function momentsOf(day: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const at = (days: number): number => new Date(year, month - 1, date + days).getTime();
  return { from: new Date(at(0)).toISOString(), to: new Date(at(1) - 1).toISOString() };
}

/** The moment at which something ends: the day alone where it holds to the end of the reader's day. */
export function formatEnd(iso: string, tools: Parameters<typeof formatMoment>[1]): string {
  const day = localDay(iso);
  return momentsOf(day).to === new Date(iso).toISOString() ? tools.date(day) : formatMoment(iso, tools);
}

/** The moment that the reader's day began, ISO 8601 UTC. */
export function startOfToday(now: Date = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
}
