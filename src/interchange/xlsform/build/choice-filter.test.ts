import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../../published/engine.ts';
import { fromXlsForm } from '../from-xls-form.ts';

const head = ['type', 'name', 'label', 'choice_filter'];
const places = [
  ['list_name', 'name', 'label', 'state', 'size', 'also'],
  ['states', 'tx', 'Texas', '', '', ''],
  ['states', 'wa', 'Washington', '', '', ''],
  ['towns', 'seattle', 'Seattle', 'wa', '737', 'wa tx'],
  ['towns', 'tacoma', 'Tacoma', 'wa', '219', 'wa'],
  ['towns', 'austin', 'Austin', 'tx', '961', 'tx'],
];
const asking = (filter: string, choices: readonly (readonly string[])[] = places) =>
  fromXlsForm({
    survey: [
      head,
      ['select_one states', 'state', 'State', ''],
      ['integer', 'least', 'Least', ''],
      ['select_one towns', 'town', 'Town', filter],
    ],
    choices,
  });
const offered = (
  definition: ReturnType<typeof asking>['definition'],
  answers: Readonly<Record<string, string | number>>,
) => {
  const form = createForm(definition, { answers });
  return form.state('town').asked?.options?.map(({ value }) => value) ?? 'all';
};

describe('A choice_filter', () => {
  it.each<[string, Readonly<Record<string, string | number>>, readonly string[]]>([
    ['state = ${state}', { state: 'wa' }, ['seattle', 'tacoma']],
    ['state = ${state}', { state: 'tx' }, ['austin']],
    ['state = ${state}', {}, []],
    ['state=${state} and size > 500', { state: 'wa' }, ['seattle']],
    ['number(size) >= ${least}', { least: 700 }, ['seattle', 'austin']],
    ['size > ${least}', { least: 200 }, ['seattle', 'tacoma', 'austin']],
    ['selected(also, ${state})', { state: 'tx' }, ['seattle', 'austin']],
    ["name != 'tacoma' and ${state} = 'wa'", { state: 'wa' }, ['seattle', 'austin']],
    ["label = 'Austin' or state = current()/../state", { state: 'wa' }, ['seattle', 'tacoma', 'austin']],
    ['not(state = ${state})', { state: 'wa' }, ['austin']],
  ])('%s for %j offers %j', (filter, answers, expected) => {
    const { definition, left } = asking(filter);
    expect(checkDefinition(definition)).toEqual([]);
    expect(left.filter(({ what }) => what.startsWith('choice_filter'))).toEqual([]);
    expect(offered(definition, answers)).toEqual(expected);
  });

  it('that always holds leaves no condition behind', () => {
    const { definition } = asking('true()');
    expect(offered(definition, {})).toBe('all');
  });

  it('is one condition for choices that are alike', () => {
    const { definition } = asking('state = ${state}');
    expect(definition.pages[0]?.questions[2]?.options?.map(({ visibleWhen }) => visibleWhen)).toEqual([
      '"wa" = state',
      '"wa" = state',
      '"tx" = state',
    ]);
  });

  it('offers a choice that stands twice wherever one of the two is', () => {
    const { definition } = fromXlsForm({
      survey: [
        head,
        ['select_one states', 'state', 'State', ''],
        ['select_one towns', 'town', 'Town', 'state = ${state}'],
      ],
      settings: [['allow_choice_duplicates'], ['yes']],
      choices: [
        ['list_name', 'name', 'label', 'state'],
        ['states', 'a', 'A', ''],
        ['states', 'b', 'B', ''],
        ['states', 'c', 'C', ''],
        ['towns', 'x', 'X', 'a'],
        ['towns', 'y', 'Y', 'c'],
        ['towns', 'x', 'X', 'b'],
      ],
    });
    expect(['a', 'b', 'c'].map((state) => offered(definition, { state }))).toEqual([['x'], ['x'], ['y']]);
  });

  it.each([
    ['population = 3', "choice_filter: asks for 'population', which is no column of the choices (population = 3)"],
    [
      "instance('towns')/root/item[name = 'x'] = 1",
      "choice_filter: is not an expression that can be read (instance('towns')/root/item[name = 'x'] = 1)",
    ],
    ['pulldata(state) = 1', 'choice_filter: uses pulldata(), which has no counterpart (pulldata(state) = 1)'],
  ])('%s is listed with its row, and the choices all show', (filter, what) => {
    const { definition, left } = asking(filter);
    expect(left).toContainEqual({ path: 'survey!4', what });
    expect(offered(definition, {})).toBe('all');
  });

  it('of choices that are typed is listed', () => {
    const { left } = fromXlsForm({
      survey: [head, ['text', 'a', 'A', ''], ['select_one_from_file towns.csv', 'town', 'Town', 'state = ${a}']],
    });
    expect(left).toContainEqual({ path: 'survey!3', what: 'choice_filter: has no choices here (state = ${a})' });
  });

  it('makes columns known that are asked for; others are listed', () => {
    const { left } = asking('state = ${state}');
    expect(left.filter(({ path }) => path.startsWith('choices'))).toEqual([
      { path: 'choices!1', what: "the column 'size'" },
      { path: 'choices!1', what: "the column 'also'" },
    ]);
  });
});
