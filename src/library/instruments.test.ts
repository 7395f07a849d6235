import { describe, expect, it } from 'vitest';
import { calculators } from '../../test/support/library/calculators.ts';
import { questionnaires } from '../../test/support/library/questionnaires.ts';
import { allQuestions, count, countedOf, mistakesIn, type Scoring } from '../../test/support/library/scoring.ts';
import type { FormDefinition, Localized } from '../engine/definition/types.ts';
import { checkDefinition } from '../published/engine.ts';
import { shelves, type Instrument } from './instrument.ts';
import { instruments } from './instruments.ts';

const scorings: Readonly<Record<string, Scoring>> = { ...questionnaires, ...calculators };

const spoken = /^(title|text|subtitle|advice|purpose|readers|displayTitle|unit)$/;

/** Every text of the form that is not in both languages; a page's own name is for lists alone. */
function oneSided(definition: FormDefinition): string[] {
  const found: string[] = [];
  JSON.stringify(definition, function (this: object, key: string, value: Localized | undefined) {
    const isText = value !== undefined && spoken.test(key) && !(key === 'text' && 'pageType' in this);
    const { en, fa } = typeof value === 'object' ? value : {};
    if (isText && !(en && fa)) found.push(`${key}: ${JSON.stringify(value)}`);
    return value;
  });
  return found;
}

describe('The library', () => {
  it('has more than forty instruments, on shelves that are known, each once', () => {
    expect(instruments.length).toBeGreaterThan(40);
    expect(new Set(instruments.map(({ id }) => id)).size).toBe(instruments.length);
    expect(instruments.filter(({ shelf }) => !shelves.includes(shelf))).toEqual([]);
  });

  it('counts each of them out, and nothing that it does not have', () => {
    expect(Object.keys(scorings).sort()).toEqual(instruments.map(({ id }) => id).sort());
  });
});

describe.each(instruments.map((instrument): [string, Instrument] => [instrument.id, instrument]))(
  '%s',
  (id, { definition, terms, source, wording }) => {
    const scoring = scorings[id]!;

    it('is a form without faults, in both languages, that says what it is for and how long it takes', () => {
      expect(checkDefinition(definition)).toEqual([]);
      expect(oneSided(definition)).toEqual([]);
      expect(definition.opening).toMatchObject({
        purpose: expect.anything() as unknown,
        minutes: expect.any(Number) as unknown,
      });
    });

    it('names its source with a year, its terms, and whose words it uses', () => {
      expect(source).toMatch(/(19|20)\d\d/);
      expect(terms.statement.en).not.toBe('');
      if (terms.kind === 'method') expect(wording.en).toBe('own');
      expect(wording.fa).toBe('own');
    });

    it('scores as published', () => {
      const counted = countedOf(definition, scoring);
      expect(counted.length).toBeGreaterThanOrEqual(3);
      for (const each of counted)
        expect([each.answers, count(definition, each)]).toEqual([each.answers, each.expected]);
      expect(
        allQuestions(definition)
          .find(({ bands }) => bands)
          ?.bands?.map(({ from }) => from),
      ).toEqual(scoring.bands);
    });

    it('would be found out if any weight or number were wrong', () => {
      const counted = countedOf(definition, scoring);
      const unnoticed = [...mistakesIn(definition)].filter(([, mistaken]) =>
        counted.every((each) => JSON.stringify(count(mistaken, each)) === JSON.stringify(each.expected)),
      );
      expect(unnoticed.map(([what]) => what)).toEqual([]);
    });
  },
);
