import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('The place where text stops being JSON', () => {
  test.each([
    ['a comma too many', '{\n  "title": "Pulse",\n}', 3, 1],
    ['a missing comma', '{\n  "title": "Pulse"\n  "schema": 1\n}', 3, 3],
    ['a key without quotes', '{ title: "Pulse" }', 1, 3],
    ['single quotes', "{ 'title': 1 }", 1, 3],
    ['a missing bracket', '{ "pages": [1, 2 }', 1, 18],
    ['an end too early', '{ "pages": [', 1, 13],
    ['something after the end', '{} {}', 1, 4],
    ['an object that was made text', '[object Object]', 1, 2],
    ['a broken escape', '"a\\x"', 1, 1],
    ['nothing at all', '', 1, 1],
  ])('is found: %s', (_, text, line, column) => {
    expect(findJsonFault(text)).toEqual({ line, column });
  });

  test('is found in text that is nested deeper than functions may be', () => {
    expect(findJsonFault('['.repeat(200_000))).toEqual({ line: 1, column: 200_001 });
  });

  test('is there exactly where JSON.parse refuses, whatever was typed over, left out or added', () => {
    const mangled = fc
      .tuple(fc.json(), fc.nat(), fc.nat(2), fc.constantFrom(...'{}[]",:\\0 1-.eatfn\n', ''))
      .map(([json, place, taken, put]) => {
        const at = place % (json.length + 1);
        return json.slice(0, at) + put + json.slice(at + taken);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), mangled), (text) => (findJsonFault(text) === undefined) === isJson(text)),
      { numRuns: 3000 },
    );
  });
});
