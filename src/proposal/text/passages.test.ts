import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of.ts';
import { passagesOf } from './passages.ts';
import { tokenize } from './tokens.ts';

const read = (text: string): readonly string[] =>
  passagesOf(tokenize(text)).map(
    ({ language, tokens }) => `${language}: ${text.slice(tokens[0]?.start, tokens.at(-1)?.end)}`,
  );

describe('a text in two languages', () => {
  it.each([
    ['تأثیر metformin بر قند خون', ['fa: تأثیر metformin بر قند خون']],
    ['Effect of گل گاوزبان on sleep', ['en: Effect of گل گاوزبان on sleep']],
    [
      'Effect of zinc on colds. تأثیر روی بر سرماخوردگی',
      ['en: Effect of zinc on colds.', 'fa: تأثیر روی بر سرماخوردگی'],
    ],
    ['تأثیر روی بر سرماخوردگی Effect of zinc on colds', ['fa: تأثیر روی بر سرماخوردگی', 'en: Effect of zinc on colds']],
    [
      'Effect of aspirin on pain گلاب metformin بر قند خون',
      ['en: Effect of aspirin on pain', 'fa: گلاب metformin بر قند خون'],
    ],
    ['12 mg', ['en: 12 mg']],
    ['12', ['en: 12']],
    ['', []],
  ])('%j is read as %j', (text, passages) => {
    expect(read(text)).toEqual(passages);
  });

  it('is mostly in the language of most of its letters', () => {
    expect(languageOf('تأثیر metformin بر قند خون بیماران')).toBe('fa');
    expect(languageOf('Effect of zinc (روی)')).toBe('en');
    expect(languageOf('123')).toBe('en');
  });
});
