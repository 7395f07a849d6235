import { expect, it } from 'vitest';
import { fromCsv, toCsv } from './csv.ts';

it('writes quotes, commas and line breaks so that they stay in their cell', () => {
  expect(
    toCsv([
      ['a', 'b "c", d\ne'],
      ['', 'ف'],
    ]),
  ).toBe('"a","b ""c"", d\ne"\r\n"","ف"');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '|cmd', '%0A', '＝1', '＋1', '－1', '＠x'])(
  'lets no cell become a formula: %j',
  (text) => {
    expect(toCsv([[text]])).toBe(`"'${text}"`);
  },
);

it('reads back what it wrote, formulas and all', () => {
  const rows = [
    ['path', 'en', 'fa'],
    ['a', '=1+1', "it's, “so”\nhere"],
    ['b', "'quoted", 'ف'],
  ];
  expect(fromCsv(`\uFEFF${toCsv(rows)}\r\n`)).toEqual(rows);
});

it.each(['path;en\na;b', 'path\ten\na\tb', 'path,en\n\na,b'])('reads the marks that spreadsheets use: %j', (text) => {
  expect(fromCsv(text)).toEqual([
    ['path', 'en'],
    ['a', 'b'],
  ]);
});
