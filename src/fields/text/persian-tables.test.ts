import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { showDigits } from '../../engine/numbers/digits.ts';
import { formatNumber } from '../../engine/numbers/number-text.ts';
import { foldText } from '../../engine/values/fold-text.ts';
import { hasValidCheckDigit, readNationalcode, readPhone } from '../texts/text-formats.ts';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/persian`;
const absent = !existsSync(folder);
const title = (sentence: string): string => (absent ? `${sentence} (skipped: no ${folder})` : sentence);
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));

interface Case {
  readonly fn: string;
  readonly arg: unknown;
  readonly options: unknown;
  readonly expected: unknown;
}
const casesOf = (...names: readonly string[]): readonly (Case & { readonly arg: string })[] =>
  (read('persian-tools-cases.json').cases as readonly Case[]).filter(
    (each): each is Case & { readonly arg: string } => names.includes(each.fn) && typeof each.arg === 'string',
  );

const isNationalCode = (written: string): boolean => {
  const code = readNationalcode(written);
  return code !== undefined && hasValidCheckDigit(code);
};

describe('National codes', () => {
  it.skipIf(absent)(title('200 right ones and 200 wrong ones'), () => {
    const { valid, invalid } = read('national-id.json') as {
      readonly valid: readonly string[];
      readonly invalid: readonly string[];
    };
    expect([valid.length, invalid.length]).toEqual([200, 200]);
    expect(valid.filter((code) => !isNationalCode(code))).toEqual([]);
    expect(invalid.filter(isNationalCode)).toEqual([]);
  });

  it.skipIf(absent)(title('the 23 that are published, and those of persian-tools'), () => {
    const published = (
      read('national-id.json') as { readonly published: readonly { readonly code: string; readonly valid: boolean }[] }
    ).published;
    expect(published.length).toBe(23);
    const all = [
      ...published,
      ...casesOf('verifyIranianNationalId').map(({ arg, expected }) => ({ code: arg, valid: expected })),
    ];
    const wrong = all
      .filter(({ code, valid }) => isNationalCode(code) !== valid)
      .map(({ code, valid }) => [code, valid]);
    expect(wrong).toEqual([]);
    expect(['68415941', '۶۸۴۱۵۹۴۱', '68415942', '123456789'].map(readNationalcode)).toEqual([
      '0068415941',
      '0068415941',
      undefined,
      undefined,
    ]);
  });
});

describe('What persian-tools tries', () => {
  it.skipIf(absent)(title('phones: the ten are read, and each to the same number in one writing'), () => {
    const phones = casesOf('isPhoneNumberValid').filter(({ expected }) => expected);
    expect(phones.length).toBe(10);
    expect(phones.filter(({ arg }) => readPhone(arg) === undefined).map(({ arg }) => arg)).toEqual([]);
    const ofOne = phones.map(({ arg }) => arg).filter((arg) => arg.endsWith('9022002580'));
    expect([ofOne.length, ...new Set(ofOne.map(readPhone))]).toEqual([6, readPhone('09022002580')]);
  });

  it.skipIf(absent)(title('yeh and kaf: a text is equal to its Persian writing'), () => {
    const texts = casesOf('toPersianChars');
    expect(texts.length).toBe(3);
    for (const { arg, expected } of texts)
      expect(foldText(arg)).toBe(foldText(expected === false ? '' : String(expected)));
  });

  it.skipIf(absent)(title('digits: shown in the script of the language'), () => {
    const toPersian = casesOf('digitsArToFa', 'digitsEnToFa').filter(
      ({ fn, arg }) => !(fn === 'digitsArToFa' ? /[0-9]/ : /[٠-٩]/).test(arg),
    );
    const toLatin = casesOf('digitsArToEn', 'digitsFaToEn').filter(
      ({ fn, arg }) => !(fn === 'digitsArToEn' ? /[۰-۹]/ : /[٠-٩]/).test(arg),
    );
    expect([toPersian.length, toLatin.length]).toEqual([5, 6]);
    for (const { arg, expected } of toPersian) expect(showDigits(arg, 'fa')).toBe(expected);
    for (const { arg, expected } of toLatin) expect(showDigits(arg, 'en')).toBe(expected);
  });

  it.skipIf(absent)(title('numbers: thousands are grouped'), () => {
    const numbers = casesOf('addCommas').filter(({ arg }) => /^\d+(?:\.\d+)?$/.test(arg));
    for (const { arg, expected } of numbers)
      expect(formatNumber(Number(arg), { language: 'en', grouped: true })).toBe(expected);
    expect(numbers.length).toBeGreaterThan(1);
  });
});
