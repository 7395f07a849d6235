import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../test/support/engine/expression-scope.ts';
import type { Value } from '../values/value.ts';

const folder = `${process.env['PORSA_CORPORA'] ?? '../shared/corpora'}/expressions`;
const absent = !existsSync(folder);
const title = (sentence: string): string => (absent ? `${sentence} (skipped: no ${folder})` : sentence);
const rowsOf = (file: string): readonly unknown[] => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).rows;

interface XPathRow {
  readonly expression: string;
  readonly expected: unknown;
}
interface SurveyRow extends XPathRow {
  readonly values?: Readonly<Record<string, Value>>;
}

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
  text
    .replace(/\{(\w+)\}/, '$1')
    .replace('==', '=')
    .replace('!=', '<>')
    .replaceAll("'", '"');

interface FhirPathRow {
  readonly expression: string;
  readonly invalid: string | null;
  readonly outputs: readonly { readonly value: unknown }[];
}

/** Without units, `and` and `or`, and with at most one function of one literal. */
const literal = String.raw`(?:'[^']*'|\(?-?[\d.]+(?: \/ [\d.]+)?\)?)`;
const fhirPathShared = new RegExp(
  String.raw`^(?:${literal}\.(?:ceiling|exp|floor|power|truncate|round|upper|length|trim|contains)\((?:[\d.]*|'[^']*')\) (?:!=|=) (?:-?[\d.]+|'[^']*'|true|false)|(?:[\d\s.+*()<>=\/&-]|!=|'[^']*'|@\d{4}-\d\d-\d\d(?!T)|\bdiv 0)+)$`,
);

const fhirPathApart: readonly (readonly [why: string, expressions: RegExp])[] = [
  ['the case of letters does not count', /^'A' [<>]=? 'a'$/],
  ['nothing is in every text there and in none here', /contains\(''\)/],
  ['the unit of a quantity', /\d '\w*'/],
];

const fhirPathFunctions: Readonly<Record<string, string>> = {
  truncate: 'ROUNDDOWN',
  ceiling: 'CEILING',
  length: 'LEN',
};

const fromFhirPath = (text: string): string =>
  text
    .replaceAll("'", '"')
    .replace(/@([\d-]+)/g, '"$1"')
    .replaceAll('!=', '<>')
    .replaceAll('div', '/')
    .replace(
      /^(.+?)\.([a-z]+)\(([^)]*)\)/,
      (_, subject: string, name: string, given: string) =>
        `${fhirPathFunctions[name] ?? name}(${subject}${given && `, ${given}`})`,
    );

describe('other form languages, where they mean the same', () => {
  it.skipIf(absent)(title('JavaRosa: arithmetic and comparisons'), () => {
    const rows = (rowsOf('javarosa-xpath-visible.json') as readonly XPathRow[]).filter(
      ({ expression, expected }) => shared.test(expression) && typeof expected !== 'object',
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ expression }) => [expression, evaluate(fromXPath(expression))])).toEqual(
      rows.map(({ expression, expected }) => [expression, expectedOf(expected)]),
    );
  });

  it.skipIf(absent)(title('Enketo: functions of numbers'), () => {
    const rows = (rowsOf('openrosa-xpath-visible.json') as readonly XPathRow[]).filter(({ expression }) =>
      numberFunction.test(expression),
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { expression, expected } of rows) {
      const value = evaluate(expression.replace('pow', 'POWER'));
      const result = expectedOf(expected);
      if (typeof result === 'number') expect([expression, value]).toEqual([expression, expect.closeTo(result, 12)]);
      else expect([expression, value]).toEqual([expression, result]);
    }
  });

  it.skipIf(absent)(title('SurveyJS: conditions on one answer'), () => {
    const rows = (rowsOf('survey-core-expressions-visible.json') as readonly SurveyRow[]).filter(({ expression }) =>
      comparison.test(expression),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(
      rows.map(({ expression, values }) => [expression, values, evaluate(fromSurvey(expression), values)]),
    ).toEqual(rows.map(({ expression, values, expected }) => [expression, values, expected]));
  });

  it.skipIf(absent)(
    title('FHIRPath: precedence, comparisons, division by zero, dates, and functions of numbers and texts'),
    () => {
      const rows = (rowsOf('tests-fhir-r4-visible.json') as readonly FhirPathRow[]).filter(
        ({ expression, invalid }) => !invalid && fhirPathShared.test(expression),
      );
      const compared = rows.filter(
        ({ expression }) => !fhirPathApart.some(([, expressions]) => expressions.test(expression)),
      );
      expect([rows.length, compared.length]).toEqual([71, 64]);
      expect(compared.map(({ expression }) => [expression, String(evaluate(fromFhirPath(expression)))])).toEqual(
        compared.map(({ expression, outputs }) => [expression, String(outputs[0]?.value)]),
      );
    },
  );
});
