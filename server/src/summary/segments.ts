import { quarterMinutes } from '../db/quarter.ts';

/** What was stored in a quarter of an hour, and how often it has changed. */
export interface CountedSpan {
  readonly span: string;
  readonly entries: number;
  readonly changes: number;
}

/** A time whose figures are counted in one go and kept: from a quarter of an hour on, before another one. */
export interface Segment {
  readonly since: string;
  readonly until: string;
  readonly entries: number;
  readonly changes: number;
}

interface Range {
  readonly first: string;
  readonly end: string;
  /** Minutes that clocks are ahead of UTC. */
  readonly offset: number;
}

const minute = 60_000;
const sizes = [24 * 60, 60, quarterMinutes] as const;
/** Entries of a segment, unless a quarter of an hour has more. */
const most = 2000;

/**
 * Whole days of the range, the latest first; hours or quarters of those that go beyond it, or have very many entries.
 * Times without entries are left out.
 */
export function segmentsOf(spans: readonly CountedSpan[], range: Range): readonly Segment[] {
  return cut(spans, range, 0).sort((one, other) => (one.since < other.since ? 1 : -1));
}

function cut(spans: readonly CountedSpan[], range: Range, level: number): Segment[] {
  const size = (sizes[level] ?? quarterMinutes) * minute;
  const groups = new Map<number, CountedSpan[]>();
  for (const span of spans) {
    const place = Math.floor((Date.parse(`${span.span}Z`) + range.offset * minute) / size);
    const group = groups.get(place);
    if (group) group.push(span);
    else groups.set(place, [span]);
  }
  return [...groups].flatMap(([place, parts]) => {
    const begin = place * size - range.offset * minute;
    const segment = {
      since: toQuarter(begin),
      until: toQuarter(begin + size),
      entries: parts.reduce((sum, { entries }) => sum + entries, 0),
      changes: parts.reduce((sum, { changes }) => sum + changes, 0),
    };
    const isWhole = segment.since >= range.first && segment.until <= range.end && segment.entries <= most;
    if (!isWhole && level < sizes.length - 1) return cut(parts, range, level + 1);
    return segment.entries > 0 ? [segment] : [];
  });
}

const toQuarter = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
