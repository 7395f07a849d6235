import type { Category } from '../../../api/contract/shapes.ts';

export const sorts = ['updated', 'created', 'name'] as const;

/** Which files are listed, and in what order. */
export interface FileFilter {
  readonly sort: (typeof sorts)[number];
  readonly today: boolean;
  /** `YYYY-MM-DD`, Gregorian; blank for any. */
  readonly day: string;
  /** `0` is Sunday; blank for any. */
  readonly weekday: string;
}

/** The filter that an address names; what is no such value counts as absent. */
export function readFilter(query: URLSearchParams, { settings }: Pick<Category, 'settings'>): FileFilter {
  const day = query.get('day') ?? '';
  const weekday = query.get('weekday') ?? '';
  return {
    sort: sorts.find((sort) => sort === query.get('sort')) ?? (settings.sortByDate === false ? 'name' : 'updated'),
    today: day === 'today',
    day: isDay(day) ? day : '',
    weekday: /^[0-6]$/.test(weekday) ? weekday : '',
  };
}

export const writeFilter = ({ sort, today, day, weekday }: FileFilter): Readonly<Record<string, string>> => ({
  sort,
  day: today ? 'today' : day,
  weekday,
});

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
