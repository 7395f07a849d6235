import { describe, expect, it } from 'vitest';
import { randomDictionary } from '../../../test/support/random-dictionary.ts';
import { checkDefinition } from '../../published/engine.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { columnHeaders, columns, type Cells } from './dictionary/columns.ts';
import { readDictionary } from './dictionary/read-dictionary.ts';
import { writeDictionary } from './dictionary/write-dictionary.ts';
import { fromRedcap } from './from-redcap.ts';
import { toRedcap } from './to-redcap.ts';

const seeds = [1, 2, 3, 4, 5];

const cellsOf = (text: string): readonly Cells[] => readDictionary(text).map(({ cells }) => cells);

/** Without what the import kept of the dictionary: all that comes back is what the form itself says. */
const forgetful = (definition: FormDefinition): FormDefinition =>
  JSON.parse(
    JSON.stringify(definition, (key, value: unknown) => (key === 'redcap' ? undefined : value)),
  ) as FormDefinition;

describe('A data dictionary of 200 fields', () => {
  it('has every type, column and validation at least once', () => {
    const rows = seeds.flatMap((seed) => randomDictionary(seed, 200, false));
    for (const column of columns)
      if (column !== 'ranking')
        expect(
          rows.some((row) => row[column]),
          column,
        ).toBe(true);
    expect(new Set(rows.map(({ type }) => type)).size).toBe(11);
    expect(new Set(rows.map(({ validation }) => validation)).size).toBeGreaterThan(14);
  });

  it.each(seeds)('comes back equal, letter by letter (%i)', (seed) => {
    const text = writeDictionary(randomDictionary(seed, 200, false));
    const { definition } = fromRedcap(text);
    expect(checkDefinition(definition)).toEqual([]);
    expect(toRedcap(definition).text).toBe(text);
  });

  it.each(seeds)('says the same when nothing but the form itself is left of it (%i)', (seed) => {
    const rows = randomDictionary(seed, 200, true);
    const { definition, left } = fromRedcap(writeDictionary(rows));
    expect(left.map(({ what }) => what)).toEqual(['the record ID, which no one is asked for']);
    const { text, notExported } = toRedcap(forgetful(definition));
    expect(notExported).toEqual([]);
    expect(cellsOf(text)).toEqual(rows.map((row) => ({ ...row })));
  });

  it('is read the same with the headers of the API, between semicolons', () => {
    const rows = randomDictionary(1, 40, true);
    const lines = [
      columns.map((column) => columnHeaders[column][1]),
      ...rows.map((row) => columns.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`)),
    ];
    const text = lines.map((line) => line.join(';')).join('\n');
    expect(fromRedcap(text)).toEqual(fromRedcap(writeDictionary(rows)));
  });
});
