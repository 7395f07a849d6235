import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from './test-scope.ts';
import type { Value } from './value.ts';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/expressions`;
const absent = !existsSync(folder);
const title = (sentence: string): string => (absent ? `${sentence} (skipped: no ${folder})` : sentence);
const rowsOf = (file: string): readonly unknown[] => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).rows;

interface XPathRow { readonly expression: string; readonly expected: unknown }
interface SurveyRow extends XPathRow { readonly values?: Readonly<Record<string, Value>> }

/** Signs, brackets and comparisons, which the languages share; `div` is our `/`. */
const shared = /^(?:[\d\s.+*()<>=-]|!=|div)+$/;
const fromXPath = (text: string): string => text.replaceAll('div', '/').replaceAll('!=', '<>');

/** Where there is no number XPath says NaN or Infinity, and this language says blank. */
const expectedOf = (value: unknown): unknown =>
  typeof value === 'string' && /^-?(?:NaN|Infinity)$/.test(value) ? undefined : value;

const numberFunction = /^(?:ceiling|floor|abs|sqrt|exp|log10|pow)\([-\d.,\s]+\)$/;

/** SurveyJS's text 'undefined' stands for no answer; here it is a text. */
const comparison = /^(?!.*'undefined')\{\w+\} (?:[<>]=?|=|==|!=) (?:-?[\d.]+|'[^']*')$/;
const fromSurvey = (text: string): string =>
  text.replace(/\{(\w+)\}/, '$1').replace('==', '=').replace('!=', '<>').replaceAll("'", '"');

describe('other form languages, where they mean the same', () => {
  it.skipIf(absent)(title('JavaRosa: arithmetic and comparisons'), () => {
    const rows = (rowsOf('javarosa-xpath-visible.json') as readonly XPathRow[]).filter(({ expression, expected }) => shared.test(expression) && typeof expected !== 'object');
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ expression }) => [expression, evaluate(fromXPath(expression))])).toEqual(rows.map(({ expression, expected }) => [expression, expectedOf(expected)]));
  });

  it.skipIf(absent)(title('Enketo: functions of numbers'), () => {
    const rows = (rowsOf('openrosa-xpath-visible.json') as readonly XPathRow[]).filter(({ expression }) => numberFunction.test(expression));
    expect(rows.length).toBeGreaterThan(5);
    for (const { expression, expected } of rows) {
      const value = evaluate(expression.replace('pow', 'POWER'));
      const result = expectedOf(expected);
      if (typeof result === 'number') expect([expression, value]).toEqual([expression, expect.closeTo(result, 12)]);
      else expect([expression, value]).toEqual([expression, result]);
    }
  });

  it.skipIf(absent)(title('SurveyJS: conditions on one answer'), () => {
    const rows = (rowsOf('survey-core-expressions-visible.json') as readonly SurveyRow[]).filter(({ expression }) => comparison.test(expression));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ expression, values }) => [expression, values, evaluate(fromSurvey(expression), values)])).toEqual(
      rows.map(({ expression, values, expected }) => [expression, values, expected]));
  });
});
