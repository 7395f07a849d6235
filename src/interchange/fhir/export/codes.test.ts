import { describe, expect, it } from 'vitest';
import { allQuestions } from '../../../../test/support/library/scoring.ts';
import { instruments } from '../../../library/instruments.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { allItems } from '../../shared/raw.ts';
import { toQuestionnaire } from './to-questionnaire.ts';

const system = 'http://loinc.org';
const codesOf = ({ definition }: (typeof instruments)[number]): readonly string[] =>
  [definition, ...allQuestions(definition)].flatMap(({ loinc }) => loinc ?? []);

/** The last digit of a code checks the others: every second one counts twice, from the right. */
function isChecked(code: string): boolean {
  const [digits = '', check] = code.split('-');
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10) === check;
}

describe('The codes of LOINC', () => {
  it('are those of an instrument, its questions and its score, for other systems', () => {
    const phq2 = instruments.find(({ id }) => id === 'phq-2')!;
    const questionnaire = toQuestionnaire(phq2.definition);
    expect(questionnaire['code']).toEqual([{ system, code: '55757-9' }]);
    expect(allItems(questionnaire).flatMap(({ linkId, code = [] }) => code.map((each) => [linkId, each]))).toEqual([
      ['interest', { system, code: '44250-9' }],
      ['mood', { system, code: '44255-8' }],
      ['total', { system, code: '55758-7' }],
    ]);
  });

  it('are whole in the library: no question that has one is missed, and no digit is wrong', () => {
    const counted = instruments.map((each): [string, number] => [each.id, codesOf(each).length]);
    expect(Object.fromEntries(counted.filter(([, count]) => count > 0))).toEqual({
      'phq-9': 12,
      'gad-7': 9,
      'phq-2': 4,
      'gad-2': 2,
      'phq-4': 5,
      'phq-15': 17,
      'audit-c': 5,
      gcs: 5,
      bmi: 3,
      apgar: 2,
    });
    expect(instruments.flatMap(codesOf).filter((code) => !isChecked(code))).toEqual([]);
  });

  it('of another system stay as they came', () => {
    const item = [{ linkId: 'a', type: 'string', text: 'A', code: [{ system: 'urn:x', code: 'y' }] }];
    const foreign = {
      resourceType: 'Questionnaire',
      status: 'active',
      title: 'T',
      code: [{ system, code: '1-8' }],
      item,
    };
    const { definition } = fromQuestionnaire(foreign);
    expect(toQuestionnaire(definition)).toEqual(foreign);
    expect(definition).not.toHaveProperty('loinc');
  });
});
