import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

/** What of a text stays on one line. */
function wholes(text: string): readonly string[] {
  const markup = renderToStaticMarkup(<p>{unbroken(text)}</p>);
  expect(markup.replace(/<[^>]+>/g, ''), 'letters and their order stay').toBe(text);
  return [...markup.matchAll(/<span class="porsa-unbroken">([^<]*)<\/span>/g)].map(([, whole]) => whole ?? '');
}

it('is one element, however many there are', () => {
  expect(renderToStaticMarkup(unbroken('GAD-7 and PHQ-9'))).toMatch(/^<span>.*<\/span>$/);
});

describe('An abbreviation with a hyphen', () => {
  it.each([
    ['PHQ-9', ['PHQ-9']],
    ['پرسش‌نامهٔ سلامت بیمار (PHQ-9)', ['PHQ-9']],
    ['From GAD-7 to EQ-5D-5L', ['GAD-7', 'EQ-5D-5L']],
    ['C-SSRS, CHA2DS2-VASc', ['C-SSRS', 'CHA2DS2-VASc']],
    ['Diabetes, Type-2', ['Type-2']],
    ['2026-11-28', ['2026-11-28']],
  ])('stays on one line: %s', (text, expected) => {
    expect(wholes(text)).toEqual(expected);
  });

  it.each(['a well-known form', 'Self-Harm', 'Health-Related Quality of Life', 'پیش‌نویس', '', 'A-B-C-D-E-F-G-H'])(
    'is no other word with one, which a line may end in: %s',
    (text) => {
      expect(wholes(text)).toEqual([]);
    },
  );
});
