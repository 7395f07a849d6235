import { describe, expect, it } from 'vitest';
import { parseBands } from './parse-bands.ts';

const read = (lines: string, language: 'en' | 'fa' = 'en') =>
  parseBands(lines, language)?.map(({ from, text }) => [from, (text as Record<string, string>)[language]]);

describe('Pasted bands of a score', () => {
  it.each([
    [
      'ranges in front',
      '0-4 Minimal\n5–9: Mild\n10 to 14 Moderate',
      [
        [0, 'Minimal'],
        [5, 'Mild'],
        [10, 'Moderate'],
      ],
    ],
    [
      'ranges behind',
      'Minimal (0-4)\nMild: 5–9',
      [
        [0, 'Minimal'],
        [5, 'Mild'],
      ],
    ],
    [
      'an open end',
      'Minimal 0-19\n20+ Severe',
      [
        [0, 'Minimal'],
        [20, 'Severe'],
      ],
    ],
    [
      'an open beginning',
      'Under 5 Low\n≥ 5 High',
      [
        [undefined, 'Low'],
        [5, 'High'],
      ],
    ],
    [
      'starts alone',
      '0 Low\n7.5 High',
      [
        [0, 'Low'],
        [7.5, 'High'],
      ],
    ],
    [
      'numbers below zero',
      '−5 – −1 Loss\n0 – 5 Gain',
      [
        [-5, 'Loss'],
        [0, 'Gain'],
      ],
    ],
    [
      'cells of a spreadsheet',
      '0\t4\tMinimal\r\n5\t9\tMild\r\n',
      [
        [0, 'Minimal'],
        [5, 'Mild'],
      ],
    ],
    [
      'cells the other way round',
      'Mild\t5\t9\nMinimal\t0\t4',
      [
        [0, 'Minimal'],
        [5, 'Mild'],
      ],
    ],
  ] as const)('are read: %s', (_, lines, expected) => expect(read(lines)).toEqual(expected));

  it('are read in Persian', () => {
    expect(read('۰ تا ۴ خفیف\nشدید: ۲۰ و بیشتر', 'fa')).toEqual([
      [0, 'خفیف'],
      [20, 'شدید'],
    ]);
  });

  it.each([
    ['a title alone', 'Minimal'],
    ['a range alone', '0-4'],
    ['one line of several', '0-4 Minimal\nwhatever else'],
    ['nothing', ' \n'],
  ])('are left as they are where they are none: %s', (_, lines) => expect(read(lines)).toBeUndefined());
});
