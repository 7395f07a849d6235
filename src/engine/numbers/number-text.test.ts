import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldDigits, showDigits } from './digits.ts';
import { formatNumber, parseNumber } from './number-text.ts';
import { roundNumber } from './round-number.ts';

describe('digits', () => {
  it('are folded from both scripts', () =>
    expect(foldDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ ۱٫۵ ۱٬۰۰۰ a1')).toBe('0123456789 0123456789 1.5 1,000 a1'));
  it('are shown as the reader writes them', () => {
    expect(showDigits('BP 120/٨٠', 'fa')).toBe('BP ۱۲۰/۸۰');
    expect(showDigits('فشار ۱۲۰/٨٠', 'en')).toBe('فشار 120/80');
  });

  const file = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/persian/persian-tools-cases.json`;
  const absent = !existsSync(file);

  it.skipIf(absent)(`fold as persian-tools folds them${absent ? ` (skipped: no ${file})` : ''}`, () => {
    interface Case {
      readonly fn: string;
      readonly arg: unknown;
      readonly expected: unknown;
    }
    const cases: readonly Case[] = JSON.parse(readFileSync(file, 'utf8')).cases;
    const digits = cases.filter(({ fn, arg }) => /^digits(Ar|Fa)ToEn$/.test(fn) && typeof arg === 'string');
    const oneScript = digits.filter(({ fn, arg }) => !(fn === 'digitsArToEn' ? /[۰-۹]/ : /[٠-٩]/).test(String(arg)));
    expect(oneScript.length).toBeGreaterThan(0);
    for (const { arg, expected } of oneScript) expect(foldDigits(String(arg))).toBe(expected);
  });
});

describe('numbers as people type them', () => {
  it.each([
    ['12', 12],
    ['۱۲٫۵', 12.5],
    ['١٢٫٥', 12.5],
    ['-3', -3],
    ['−۳', -3],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['1,000', 1000],
    ['۱٬۲۳۴٬۵۶۷٫۸', 1234567.8],
    ['1e3', 1000],
    [' 7 ', 7],
    ['\u200e7\u200f', 7],
    ['-0', 0],
    ['007', 7],
  ])('%j is %d', (text, number) => expect(parseNumber(text)).toBe(number));

  it.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1,5',
    '1,00',
    '12,34,567',
    '1 2',
    '0x10',
    'Infinity',
    'NaN',
    '1e999',
    '1..2',
    '--1',
    '5%',
    '1e',
    '2024-01-01',
    'TRUE',
    '1'.repeat(500),
  ])('%j is none', (text) => expect(parseNumber(text)).toBe(undefined));
});

describe('numbers as people read them', () => {
  it.each([
    [1234.5, { language: 'en' }, '1234.5'],
    [1234.5, { language: 'fa' }, '۱۲۳۴٫۵'],
    [1234567.891, { language: 'fa', grouped: true }, '۱٬۲۳۴٬۵۶۷٫۸۹۱'],
    [-1234567, { language: 'en', grouped: true }, '-1,234,567'],
    [1.005, { language: 'en', floatcount: 2 }, '1.01'],
    [2, { language: 'fa', floatcount: 1 }, '۲٫۰'],
    [-0.4, { language: 'en', floatcount: 0 }, '0'],
    [999, { language: 'en', grouped: true }, '999'],
  ] as const)('%d with %o is %s', (number, format, text) => expect(formatNumber(number, format)).toBe(text));

  it('are read back as they were', () => {
    for (const number of [0, -1.5, 1234567.25, 1e-7, 1e21])
      expect(parseNumber(formatNumber(number, { language: 'fa', grouped: number < 1e20 }))).toBe(number);
  });
});

describe('rounding', () => {
  it('takes halves away from zero in decimal, whatever the binary fraction', () => {
    expect([1.005, 2.675, 1.045, -1.005, 8.345].map((number) => roundNumber(number, 2))).toEqual([
      1.01, 2.68, 1.05, -1.01, 8.35,
    ]);
  });

  it('knows up and down', () =>
    expect([roundNumber(-1.21, 1, 'up'), roundNumber(-1.29, 1, 'down'), roundNumber(1.1, 1, 'up')]).toEqual([
      -1.3, -1.2, 1.1,
    ]));
});
