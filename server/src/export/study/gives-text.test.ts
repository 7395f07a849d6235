import { expect, test } from 'vitest';
import { givesText } from './gives-text.ts';

test.each([
  ['weight / 2', false],
  ['ROUND(SUM(a, b), 1)', false],
  ['IF(a > 1, 1, 0)', false],
  ['IF(a = "x", 1, "")', false],
  ['TODAY() - born', false],
  ['IF(a > 1, "high", "low")', true],
  ['IFS(a > 1, 1, TRUE, "low")', true],
  ['SWITCH(a, "x", 1, "y", 2)', false],
  ['SWITCH(a, "x", 1, "none")', true],
  ['IFBLANK(a, "none")', true],
  ['CONCAT(a, b)', true],
  ['a & b', true],
  ['TODAY() + 7', true],
  ['(', false],
])('%s gives a text: %s', (formula, expected) => {
  expect(givesText(formula)).toBe(expected);
});
