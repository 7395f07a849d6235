import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPico } from './check-pico.ts';
import type { PicoResult } from './types.ts';
import { picoElements } from './types.ts';

const words = fc.constantFrom(
  ...'effect of aspirin on pain in patients with asthma versus placebo , . ( ) ; : \n - ؟ تأثیر بر بیماران مبتلا به در مقایسه با و metformin 12 weeks ‌ ها'.split(
    ' ',
  ),
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
);

const spansOf = (result: PicoResult) => picoElements.flatMap((element) => result[element]);

describe('checkPico', () => {
  it('reads any text, with spans inside it that say what stands there and share no character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const spans = spansOf(checkPico(text)).toSorted((one, other) => one.start - other.start);
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('gives the same result each time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(checkPico(text)).toEqual(checkPico(text));
      }),
    );
  });

  it.each(['', ' ', 'a', 'و', '؟', '\u200c', '.'])('says of %j that it is too short, and nothing else', (text) => {
    const result = checkPico(text);
    expect(spansOf(result)).toEqual([]);
    expect(result.findings.map(({ code }) => code)).toEqual(['pico.too-short']);
  });
});
