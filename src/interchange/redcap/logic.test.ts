import { describe, expect, it } from 'vitest';
import { createForm } from '../../published/engine.ts';
import type { Answers } from '../../engine/definition/types.ts';
import { writeDictionary } from './dictionary/write-dictionary.ts';
import { fromRedcap } from './from-redcap.ts';
import type { Cells } from './dictionary/columns.ts';

const fields: readonly Cells[] = [
  { variable: 'record_id', form: 'visit', type: 'text', label: 'Record ID' },
  { variable: 'age', form: 'visit', type: 'text', label: 'Age', validation: 'integer' },
  { variable: 'weight', form: 'visit', type: 'text', label: 'Weight', validation: 'number' },
  { variable: 'sex', form: 'visit', type: 'radio', label: 'Sex', choices: '1, Female | 2, Male' },
  { variable: 'drug', form: 'visit', type: 'checkbox', label: 'Drugs', choices: '1, Aspirin | 2, Heparin | -9, Other' },
  { variable: 'smokes', form: 'visit', type: 'yesno', label: 'Smokes' },
  { variable: 'born', form: 'visit', type: 'text', label: 'Born', validation: 'date_ymd' },
  { variable: 'seen', form: 'visit', type: 'text', label: 'Seen', validation: 'date_ymd' },
  { variable: 'came', form: 'visit', type: 'text', label: 'Came', validation: 'datetime_ymd' },
  { variable: 'left', form: 'visit', type: 'text', label: 'Left', validation: 'datetime_ymd' },
  { variable: 'word', form: 'visit', type: 'text', label: 'Word' },
  { variable: 'q1', form: 'visit', type: 'radio', label: 'Sleep', choices: '0, No | 1, Yes', matrix: 'mood' },
  { variable: 'q2', form: 'visit', type: 'radio', label: 'Sorrow', choices: '0, No | 1, Yes', matrix: 'mood' },
];

const answers: Answers = {
  age: 40,
  sex: '2',
  drug: ['1', '-9'],
  smokes: '0',
  born: '1980-01-01',
  seen: '2020-01-01',
  came: '2020-01-01T08:00',
  left: '2020-01-01T20:00',
  word: 'Heparin twice',
  mood: { q1: '1', q2: '1' },
};

const now = (): Date => new Date('2020-01-01T12:00:00Z');

const formWith = (cells: Cells) =>
  fromRedcap(writeDictionary([...fields, { form: 'visit', label: 'Asked', ...cells }]));

describe('Branching logic', () => {
  it.each([
    ["[sex] = '2'", true],
    ["[sex] = '1'", false],
    ['[sex] = 2', true],
    ["[sex] <> '1' and [age] >= 40", true],
    ["[sex] != '1' && ([age] > 40 || [smokes] = '0')", true],
    ["[drug(1)] = '1'", true],
    ["[drug(2)] = '1'", false],
    ['[drug(-9)] = 1', true],
    ["[drug(2)] = '0'", true],
    ["[drug(2)] <> '1'", true],
    ["[drug(1)] = ''", false],
    ['[drug(1)] + [drug(2)] + [drug(-9)] >= 2', true],
    ["[weight] = ''", true],
    ['[weight] <> ""', false],
    ["[weight] <> '3'", true],
    ['[weight] > 3', false],
    ['[weight] < 3', false],
    ["[age] = '40'", true],
    ["[age] > '9'", true],
    ["[q1] = '1' and [q2] = '1'", true],
    ['[q1] + [q2] > 1', true],
    ["datediff([born], 'today', 'y') >= 40", true],
    ["datediff([born], 'today', 'y') >= 41", false],
    ["datediff([born], [seen], 'd') = 14610", true],
    ["datediff([seen], [born], 'd', 'ymd', true) < 0", true],
    ["datediff([came], [left], 'h') = 12", true],
    ["contains([word], 'heparin')", true],
    ["not_contain([word], 'heparin')", false],
    ["starts_with([word], 'Heparin')", true],
    ["ends_with([word], 'once')", false],
    ['isnumber([age])', true],
    ['isnumber([weight])', false],
    ['isblankormissingcode([weight])', true],
    ["if([sex] = '1', 1, 2) = 2", true],
    ['# only the young\n[age] < 65', true],
  ])('shows by %s as REDCap does', (branching, isShown) => {
    const { definition, left } = formWith({ variable: 'asked', type: 'text', branching });
    expect(left).toHaveLength(1);
    expect(createForm(definition, { answers, now }).state('asked').visible).toBe(isShown);
  });

  it.each([
    ["[baseline_arm_1][sex] = '2'", 'another event'],
    ["[sex:label] = 'Male'", 'no field of the dictionary'],
    ['[height] > 3', 'no field of the form'],
    ["[drug] = '1'", 'without naming a box'],
    ["[sex(1)] = '1'", 'which has none'],
    ["[drug(1)] = '7'", "a box with '7'"],
    ['stdev([age], [weight]) > 1', 'stdev()'],
    ["datediff([born], [seen], 'w') > 1", "the unit 'w'"],
    ["datediff('01-02-2020', [seen], 'd') > 1", "takes '01-02-2020' for a date"],
    ['[age] > ', 'ends too early'],
    ['[age] > 3)', "has ')'"],
    ['[age] ~ 3', "has '~'"],
    [`${'('.repeat(200)}1${')'.repeat(200)} = 1`, 'nested too deeply'],
  ])('that asks for more than there is here hides nothing: %s', (branching, why) => {
    const { definition, left } = formWith({ variable: 'asked', type: 'text', branching });
    expect(left.at(-1)?.path).toBe('row 15');
    expect(left.at(-1)?.what).toContain(why);
    expect(definition.conditions).toEqual([]);
    expect(createForm(definition, { answers, now }).state('asked').visible).toBe(true);
  });
});

describe('A calculation', () => {
  it.each([
    ['[age] * 2', 80],
    ['[age] + [weight]', undefined],
    ['sum([age], [weight])', 40],
    ['sum([weight])', undefined],
    ['sum([weight], 0)', 0],
    ['mean([age], [weight], 20)', 30],
    ['median(1, [age], 3)', 3],
    ['min([age], 50)', 40],
    ['max([age], 50, [weight])', 50],
    ['round([age] / 3, 2)', 13.33],
    ['roundup([age] / 3, 0)', 14],
    ['rounddown([age] / 3, 0)', 13],
    ['rounddown([age] / 3)', 13],
    ['([age])^(2)', 1600],
    ['2 * 3 ^ 2', 18],
    ['10 - 4 - 3', 3],
    ['-[age] + 50', 10],
    ['sqrt([age] + 9)', 7],
    ['abs(10 - [age])', 30],
    ['log(100, 10)', 2],
    ['mod([age], 7)', 5],
    ['[age] % 7', 5],
    ["if([smokes] = '1', 5, 7)", 7],
    ["if([smokes] = '1', 5, '')", undefined],
    ["if([smokes] = '1', 5, 'NaN')", undefined],
    ['if([drug(1)], 1, 0) + [drug(-9)]', 2],
    ['[sex] * 10', 20],
    ['sum([q1], [q2])', 2],
    ["round(datediff([born], [seen], 'y'), 1)", 40],
    ["round(datediff([born], [seen], 'M'), 0)", 480],
    ["datediff([came], [left], 'm')", 720],
    ["datediff([left], [came], 's', true)", -43200],
  ])('%s gives what REDCap does', (choices, expected) => {
    const { definition, left } = formWith({ variable: 'made', type: 'calc', choices });
    expect(left).toHaveLength(1);
    expect(createForm(definition, { answers, now }).get('made')).toBe(expected);
  });

  it.each([
    ["@CALCTEXT(if([sex] = '2', 'male', 'female'))", 'male'],
    ['@CALCTEXT(upper(left([word], 3))) @HIDDEN', 'HEP'],
    ["@CALCTEXT(concat([word], ' (', length([word]), ')'))", 'Heparin twice (13)'],
    ["@CALCDATE([seen], 30, 'd')", '2020-01-31'],
    ["@CALCDATE([seen], 14, 'M')", '2021-03-01'],
    ["@CALCDATE([born], [age], 'y')", '2020-01-01'],
  ])('of a text or a date is an action tag: %s', (annotation, expected) => {
    const { definition, left } = formWith({ variable: 'made', type: 'text', annotation });
    expect(left).toHaveLength(1);
    expect(createForm(definition, { answers, now }).get('made')).toBe(expected);
  });

  it('that cannot be computed here is shown as its text, and listed', () => {
    const { definition, left } = formWith({ variable: 'made', type: 'calc', choices: 'stdev([age], 2)' });
    expect(definition.pages[0]?.questions.at(-1)).toMatchObject({ type: 'label', title: 'Asked' });
    expect(left.at(-1)?.what).toContain('uses stdev(), which has no counterpart (stdev([age], 2))');
  });
});
