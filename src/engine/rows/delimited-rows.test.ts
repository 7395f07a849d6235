import { describe, expect, test } from 'vitest';
import { delimitedRows } from './delimited-rows.ts';

describe('Rows between delimiters', () => {
  test.each(['\t', ',', ';'] as const)('are read whatever ends their lines, between %j', (mark) => {
    expect(delimitedRows(`a${mark}b\r\n${mark}ف\nc\rd`, mark)).toEqual([['a', 'b'], ['', 'ف'], ['c'], ['d']]);
  });

  test('keep line breaks, delimiters and quotation marks inside a quoted cell', () => {
    expect(delimitedRows('q,"First ""line""\nsecond, line",\r\n"",x', ',')).toEqual([
      ['q', 'First "line"\nsecond, line', ''],
      ['', 'x'],
    ]);
  });

  test.each([
    ['alone at the start of a cell', '"Open'],
    ['with more behind it', '"A" or B'],
    ['within a cell', '5" tall'],
    ['twice at the start', '""A'],
  ])('take a quotation mark that quotes nothing as it is: %s', (_where, label) => {
    expect(delimitedRows(`a\t${label}\nb\tc`, '\t')).toEqual([
      ['a', label],
      ['b', 'c'],
    ]);
  });

  test('are none but an empty one of an empty text', () => {
    expect(delimitedRows('', ',')).toEqual([['']]);
    expect(delimitedRows('a\n', ',')).toEqual([['a'], ['']]);
  });
});
