import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../../../test/support/engine/random-expressions.ts';
import { formulaParts } from './formula-parts.ts';

const colored = (formula: string, fault?: number): readonly string[] =>
  formulaParts(formula, fault).flatMap(({ text, kind, isFault }) =>
    kind ? [`${kind} ${text}${isFault ? ' !' : ''}`] : [],
  );

describe('A formula in colours', () => {
  it('tells functions, names, values and marks apart', () => {
    expect(colored('IF(mood.sleep >= 3, "yes", TRUE)')).toEqual([
      'function IF',
      'mark (',
      'name mood.sleep',
      'mark >=',
      'value 3',
      'mark ,',
      'value "yes"',
      'mark ,',
      'value TRUE',
      'mark )',
    ]);
    expect(colored('وزن / ۲')).toEqual(['name وزن', 'mark /', 'value ۲']);
  });

  it('marks the very token that is wrong, or the end where something is missing', () => {
    expect(colored('weigth + 1', 0)).toEqual(['name weigth !', 'mark +', 'value 1']);
    expect(colored('1 + "abc', 6)).toEqual(['value 1', 'mark +', 'value "abc !']);
    expect(colored('SUM(1', 5)).toEqual(['function SUM', 'mark (', 'value 1', 'mark   !']);
  });

  it('loses no character, whatever is typed', () => {
    const random = randomOf(7);
    const letters = ['a', 'IF', '(', ')', ' ', '\n', '"', ',', '#', '۳', '.', 'می\u200cرود', '\u200f', '>=', '٬'];
    for (let count = 0; count < 500; count += 1) {
      const formula = Array.from({ length: random(12) }, () => letters[random(letters.length)]).join('');
      expect(
        formulaParts(formula)
          .map(({ text }) => text)
          .join(''),
      ).toBe(formula);
    }
  });
});
