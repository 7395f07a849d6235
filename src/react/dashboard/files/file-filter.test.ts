import { expect, it } from 'vitest';
import { readFilter, writeFilter, type FileFilter } from './file-filter.ts';

const byTime = { settings: {} };
const read = (query: string, form: Parameters<typeof readFilter>[1] = byTime) =>
  readFilter(new URLSearchParams(query), form);

it('reads what it wrote', () => {
  const filters: readonly FileFilter[] = [
    { sort: 'name', today: false, day: '2026-03-21', weekday: '0' },
    { sort: 'created', today: true, day: '', weekday: '6' },
    { sort: 'updated', today: false, day: '', weekday: '' },
  ];
  for (const filter of filters) expect(read(new URLSearchParams(writeFilter(filter)).toString())).toEqual(filter);
});

it('sorts as the form says where the address does not', () => {
  expect([read('').sort, read('', { settings: { sortByDate: false } }).sort]).toEqual(['updated', 'name']);
});

it('takes what is no value for absent', () => {
  expect(read('sort=size&day=2026-02-30&weekday=7')).toEqual({ sort: 'updated', today: false, day: '', weekday: '' });
  expect(read('day=soon').day).toBe('');
});
