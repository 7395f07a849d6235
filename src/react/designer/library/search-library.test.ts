import { expect, it } from 'vitest';
import { blocks } from '../../../library/blocks.ts';
import { instruments } from '../../../library/instruments.ts';
import { searchLibrary } from './search-library.ts';

const all = [...instruments, ...blocks];
const found = (query: string, shelf?: Parameters<typeof searchLibrary>[2]): readonly string[] =>
  searchLibrary(all, query, shelf).map(({ id }) => id);

it('finds instruments by name, purpose and field, in both languages, however they are typed', () => {
  expect(found('phq9')).toEqual(['phq-9']);
  expect(found('phq-9')).toEqual(['phq-9']);
  expect(found('PHQ-۹')).toEqual(['phq-9']);
  expect(found('depression older')).toEqual(['gds-15']);
  expect(found('افسردگي')).toContain('phq-9');
  expect(found('kidney function')).toEqual(['egfr']);
  expect(found('zebra')).toEqual([]);
});

it('shows everything, or one shelf, where nothing is typed', () => {
  expect(found('')).toHaveLength(all.length);
  expect(found('', 'nerves')).toEqual(['abcd2', 'nihss']);
  expect(found('phq', 'nerves')).toEqual([]);
});
