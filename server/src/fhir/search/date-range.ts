import { unsupported } from '../fhir-error.ts';
import type { Parameter } from './parameters.ts';

/** Times from and to, both included. */
export interface TimeRange {
  readonly from?: string;
  readonly to?: string;
}

const shape =
  /^(?<prefix>[a-z]{2})?(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d)(?:T(?<minute>\d\d:\d\d)(?::(?<second>\d\d)(?<part>\.\d{1,3})?)?(?<zone>Z|[+-]\d\d:\d\d)?)?)?)?$/;

/** The times that all of these dates allow. A date without a zone is one of UTC; one that is less exact means all of its day, month or year. */
export function dateRange(parameters: readonly Parameter[]): TimeRange {
  const ranges = parameters.map(({ name, values }) => {
    const [value = '', ...others] = values;
    if (others.length > 0) throw unsupported(`Alternatives of ${name} are not supported.`);
    return rangeOf(name, value);
  });
  const from = ranges
    .flatMap((range) => range.from ?? [])
    .sort()
    .at(-1);
  const to = ranges.flatMap((range) => range.to ?? []).sort()[0];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function rangeOf(name: string, value: string): TimeRange {
  const parts = shape.exec(value)?.groups;
  const span = parts && spanOf(parts);
  if (parts === undefined || span === undefined || span.some((time) => Number.isNaN(time)))
    throw unsupported(`${name}=${value.slice(0, 60)} is no date.`);
  const [start, end] = span.map((time) => new Date(time).toISOString()) as [string, string];
  const [before, last] = span.map((time) => new Date(time - 1).toISOString()) as [string, string];
  const prefix = parts['prefix'] ?? 'eq';
  const range = {
    eq: { from: start, to: last },
    ge: { from: start },
    gt: { from: end },
    sa: { from: end },
    le: { to: last },
    lt: { to: before },
    eb: { to: before },
  }[prefix];
  if (range === undefined) throw unsupported(`The prefix ${prefix} of ${name} is not supported.`);
  return range;
}

/** From the beginning of what a date means to its end, which is no longer in it; undefined for no day of the calendar. */
function spanOf({ year, month, day, minute, second, part, zone = 'Z' }: Readonly<Record<string, string | undefined>>) {
  const date = `${year}-${month ?? '01'}-${day ?? '01'}`;
  const midnight = Date.parse(`${date}T00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return undefined;
  const start = Date.parse(`${date}T${minute ?? '00:00'}:${second ?? '00'}${part ?? ''}${zone}`);
  if (day === undefined) return [start, Date.UTC(Number(year), Number(month ?? 12), 1)] as const;
  const long = part !== undefined ? 1 : second !== undefined ? 1000 : minute !== undefined ? 60_000 : 86_400_000;
  return [start, start + long] as const;
}
