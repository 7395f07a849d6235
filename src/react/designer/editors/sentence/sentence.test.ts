import { describe, expect, it } from 'vitest';
import { toBoolean } from '../../../../engine/values/coerce.ts';
import { evaluate } from '../../../../../test/support/engine/expression-scope.ts';
import { pick, randomOf, type Random } from '../../../../../test/support/engine/random-expressions.ts';
import { isFinished, readSentence, writeSentence, type Group } from './sentence.ts';

const again = (formula: string): string => writeSentence(readSentence(formula) as Group);

const subjects = [
  'age',
  'sex',
  'drugs',
  'smoker',
  'nothing',
  'SCORE(sex)',
  'LAST(age)',
  'AGE(born)',
  'DAYS(TODAY(), born)',
];
const days = ['born', '"2000-02-29"', 'TODAY()', 'TODAY() - 30', 'TODAY() + 7', 'TODAY() - 0.5'];
const values = ['3', '-2', '"3"', '"female"', '"aspirin"', 'TRUE', 'FALSE', '""', '0.5'];
const comparators = ['=', '<>', '<', '<=', '>', '>='];

function randomCondition(random: Random, depth: number): string {
  const inner = (): string => randomCondition(random, depth - 1);
  const subject = pick(random, subjects);
  const value = pick(random, values);
  switch (random(depth > 0 ? 13 : 9)) {
    case 0:
      return `ANSWERED(${subject})`;
    case 1:
      return `BLANK(${subject})`;
    case 2:
      return `CONTAINS(${subject}, ${value})`;
    case 3:
      return subject;
    case 4:
      return `${value} ${pick(random, comparators)} ${subject}`;
    case 5:
      return pick(random, [`age + 1 > ${value}`, `IF(smoker, age, ${value})`, 'LEN(sex) > 2', 'age < 3 = smoker']);
    case 6:
      return `${subject} ${pick(random, comparators)} ${value}`;
    case 7:
      return `${subject} ${pick(random, comparators)} ${pick(random, subjects)}`;
    case 8:
      return `${pick(random, days)} ${pick(random, comparators)} ${pick(random, days)}`;
    case 9:
      return `NOT(${inner()})`;
    case 10:
      return `OR(${Array.from({ length: 1 + random(3) }, inner).join(', ')})`;
    default:
      return `AND(${Array.from({ length: 1 + random(3) }, inner).join(', ')})`;
  }
}

const people = [
  {},
  { age: 3, sex: 'female', drugs: ['aspirin'], smoker: true, born: '2026-03-20' },
  { age: -2, sex: '', drugs: ['aspirin', 'female'], smoker: false },
  { age: '۳', sex: 'FALSE', drugs: [], smoker: true, born: '2026-03-21' },
  { age: 0.5, sex: '3', drugs: ['0'], smoker: false },
];

const truthOf = (formula: string, given: (typeof people)[number]): boolean =>
  toBoolean(evaluate(formula, given, { scores: { sex: 3 }, earlier: { age: [7, 2] } }));

describe('A condition as a sentence', () => {
  it('means what its formula means, read and written again, for 1,500 generated conditions', () => {
    const random = randomOf(1305);
    const formulas = Array.from({ length: 1500 }, () => randomCondition(random, 3));
    const changed: string[] = [];
    const truths = formulas.flatMap((formula) => {
      const written = again(formula);
      return people.map((given) => {
        const truth = truthOf(formula, given);
        if (truthOf(written, given) !== truth) changed.push(`${formula} became ${written}`);
        return truth;
      });
    });
    expect(changed).toEqual([]);
    expect(truths.filter(Boolean).length).toBeGreaterThan(1500);
    expect(truths.filter((truth) => !truth).length).toBeGreaterThan(1500);
  });

  it('reads what is compared, whichever side it stands on', () => {
    expect(readSentence('AND(18 <= age, sex = "female")')?.parts).toEqual([
      { kind: 'comparison', subject: 'age', operator: '>=', value: 18 },
      { kind: 'comparison', subject: 'sex', operator: '=', value: 'female' },
    ]);
  });

  it.each([
    ['total > LAST(total)', { subject: 'total', operator: '>', against: { kind: 'subject', subject: 'LAST(total)' } }],
    ['height <= weight', { subject: 'height', operator: '<=', against: { kind: 'subject', subject: 'weight' } }],
    ['visit < TODAY()', { subject: 'visit', operator: '<', against: { kind: 'today', days: 0 } }],
    ['TODAY() - 30 < visit', { subject: 'visit', operator: '>', against: { kind: 'today', days: -30 } }],
    ['visit <= TODAY() + 7', { subject: 'visit', operator: '<=', against: { kind: 'today', days: 7 } }],
    ['AGE(patient.birthdate) >= 18', { subject: 'AGE(patient.birthdate)', operator: '>=', value: 18 }],
    ['DAYS(TODAY(), visit) > 30', { subject: 'DAYS(TODAY(), visit)', operator: '>', value: 30 }],
    ['LAST(smoker) = "yes"', { subject: 'LAST(smoker)', operator: '=', value: 'yes' }],
    ['NOT(height = weight)', { subject: 'height', operator: '<>', against: { kind: 'subject', subject: 'weight' } }],
  ])('compares with another answer, or with today: %s', (formula, part) => {
    expect(readSentence(formula)?.parts).toEqual([{ kind: 'comparison', ...part }]);
    expect(readSentence(again(formula))?.parts).toEqual([{ kind: 'comparison', ...part }]);
  });

  it.each([
    'visit < TODAY() - 0.5',
    'visit < TODAY() - days',
    'DAYS(visit, TODAY()) > 3',
    'AGE(born, visit) > 3',
    '3 < 4',
  ])('has no words for %s', (formula) => {
    expect(readSentence(formula)?.parts.map(({ kind }) => kind)).toEqual(['written']);
  });

  it('turns no comparison around that leaves blank answers out', () => {
    expect(readSentence('NOT(age < 18)')).toMatchObject({ join: 'none', parts: [{ operator: '<' }] });
    expect(evaluate('age >= 18')).toBe(false);
    expect(evaluate(again('NOT(age < 18)'))).toBe(true);
  });

  it('keeps what no sentence can say as it is written', () => {
    const sentence = readSentence('AND(age > 18, weight / height ^ 2 >= 30)');
    expect(sentence?.parts.map(({ kind }) => kind)).toEqual(['comparison', 'written']);
    expect(again('AND(age > 18, weight / height ^ 2 >= 30)')).toBe('AND(age > 18, weight / height ^ 2 >= 30)');
  });

  it('is not made of a formula that cannot be read, and says nothing where none is', () => {
    expect(readSentence('AND(age >')).toBeUndefined();
    expect(readSentence('age < 1e999')).toBeUndefined();
    expect(readSentence(' ')?.parts).toEqual([]);
    expect(again('')).toBe('');
  });

  it('is finished once each part says what is asked and what for', () => {
    const group = (part: Group['parts'][number]): Group => ({ kind: 'group', join: 'all', parts: [part] });
    expect(isFinished(group({ kind: 'comparison' }))).toBe(false);
    expect(isFinished(group({ kind: 'comparison', subject: 'age', operator: '=' }))).toBe(false);
    expect(isFinished(group({ kind: 'comparison', subject: 'age', operator: 'answered' }))).toBe(true);
    expect(isFinished(group({ kind: 'comparison', subject: 'age', operator: '=', value: 0 }))).toBe(true);
    const height = { kind: 'comparison', subject: 'height', operator: '>' } as const;
    expect(isFinished(group({ ...height, against: { kind: 'subject' } }))).toBe(false);
    expect(isFinished(group({ ...height, against: { kind: 'subject', subject: 'weight' } }))).toBe(true);
    expect(isFinished(group({ ...height, against: { kind: 'today', days: 0 } }))).toBe(true);
    expect(isFinished(group({ kind: 'group', join: 'any', parts: [] }))).toBe(false);
  });
});
