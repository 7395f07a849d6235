import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const range = { first: '2026-05-01T20:30', end: '2026-05-04T08:15', offset: 210 };
const span = (at: string, entries = 1) => ({ span: at, entries, changes: 2 * entries });
const cut = (...spans: readonly ReturnType<typeof span>[]) =>
  segmentsOf(spans, range).map(({ since, until, entries, changes }) => [since, until, entries, changes].join(' '));

test('Figures are kept by the day of the reader, the latest first', () => {
  expect(cut(span('2026-05-01T20:30'), span('2026-05-02T20:15', 3), span('2026-05-02T20:30'))).toEqual([
    '2026-05-02T20:30 2026-05-03T20:30 1 2',
    '2026-05-01T20:30 2026-05-02T20:30 4 8',
  ]);
});

test('The day that is not over is kept by hours, and its last hour by quarters', () => {
  expect(
    cut(span('2026-05-03T20:30'), span('2026-05-03T21:15'), span('2026-05-04T07:30'), span('2026-05-04T08:00')),
  ).toEqual([
    '2026-05-04T08:00 2026-05-04T08:15 1 2',
    '2026-05-04T07:30 2026-05-04T07:45 1 2',
    '2026-05-03T20:30 2026-05-03T21:30 2 4',
  ]);
});

test('A busy day is kept by hours, and a busy hour by quarters', () => {
  expect(cut(span('2026-05-02T09:30', 1500), span('2026-05-02T09:45', 1500), span('2026-05-02T12:00'))).toEqual([
    '2026-05-02T11:30 2026-05-02T12:30 1 2',
    '2026-05-02T09:45 2026-05-02T10:00 1500 3000',
    '2026-05-02T09:30 2026-05-02T09:45 1500 3000',
  ]);
});

test('Times without entries are left out', () => {
  expect(cut(span('2026-05-02T09:30', 0))).toEqual([]);
});
