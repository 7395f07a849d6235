import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../../published/engine.ts';
import { fromXlsForm } from '../from-xls-form.ts';

const head = [
  'type',
  'name',
  'label',
  'appearance',
  'parameters',
  'choice_filter',
  'relevant',
  'constraint',
  'required',
];
const choices = [
  ['list_name', 'name', 'label'],
  ['c', 'a', 'A'],
  ['c', 'b', 'B'],
];
const linesOf = (left: readonly { readonly path: string; readonly what: string }[]) =>
  left.map(({ path, what }) => `${path} ${what}`);
const leftOf = (...rows: readonly (readonly string[])[]) =>
  linesOf(fromXlsForm({ survey: [head, ...rows], choices }).left).filter((line) => line.startsWith('survey'));

describe('What of an XLSForm is listed', () => {
  it('is no look that it has here too', () => {
    expect(
      leftOf(
        ['begin_group', 'g', 'G', 'field-list'],
        ['text', 't', 'T', 'multiline'],
        ['text', 'u', 'U', '', 'rows=4'],
        ['select_one c', 's', 'S', 'minimal'],
        ['image', 'i', 'I', 'signature'],
        ['end_group', '', ''],
        ['begin_group', 'h', 'H', '', '', '', '', '', 'no'],
        ['note', 'n', 'N', '', '', '', '', '', 'false'],
        ['end_group', '', ''],
      ),
    ).toEqual([]);
  });

  it.each([
    [['begin_group', 'g', 'G', 'field-list w2'], 'survey!2 appearance: w2'],
    [['select_one c', 'g', 'G', 'minimal likert'], 'survey!2 appearance: likert'],
    [['text', 'g', 'G', 'numbers'], 'survey!2 appearance: numbers'],
    [['select_one c', 'g', 'G', '', 'randomize=true'], 'survey!2 the choices keep their order (randomize=true)'],
    [['select_one c', 'g', 'G', '', 'randomize=true seed=4'], 'survey!2 parameters: randomize=true seed=4'],
    [['image', 'g', 'G', '', 'max-pixels=640'], 'survey!2 parameters: max-pixels=640'],
    [['begin_group', 'g', 'G', '', '', '', '', '. > 1'], 'survey!2 constraint of a group: . > 1'],
    [
      ['select_one c', 'g', 'G', "search('towns')"],
      'survey!2 the choices lie in a file that is not here: the answer is typed',
    ],
    [
      ['select_one_from_file towns.csv', 'g', 'G'],
      'survey!2 the choices lie in a file that is not here: the answer is typed',
    ],
  ])('names the row and what was written: %j', (row, line) => {
    expect(
      leftOf(row, ['text', 'last', 'Last'], ...(row[0] === 'begin_group' ? [['end_group', '', '']] : [])),
    ).toContain(line);
  });

  it('is the text that is shown where an answer is missing, in each language', () => {
    const { left } = fromXlsForm({
      survey: [
        ['type', 'name', 'label', 'required', 'required_message::English (en)'],
        ['text', 'a', 'A', 'yes', 'We need this.'],
      ],
    });
    expect(linesOf(left)).toEqual(['survey!2 required_message::English (en): We need this.']);
  });
});

describe('External choices of an XLSForm', () => {
  const external = [
    ['list_name', 'name', 'label', 'state', 'size'],
    ['towns', 'seattle', 'Seattle', 'wa', '7'],
    ['towns', 'austin', 'Austin', 'tx', '9'],
    ['rivers', 'rio', 'Rio', '', ''],
  ];
  const survey = [
    head,
    ['text', 'state', 'State'],
    ['select_one_external towns', 'town', 'Town', '', '', 'state = ${state}'],
  ];

  it('are offered by their filter, as those of the form are', () => {
    const { definition, left } = fromXlsForm({ survey, external_choices: external });
    expect(checkDefinition(definition)).toEqual([]);
    const form = createForm(definition);
    form.set('state', 'tx');
    expect(form.state('town').asked?.options?.map(({ value }) => value)).toEqual(['austin']);
    expect(linesOf(left)).toEqual([
      "external_choices!4 a choice of 'rivers', which no question offers",
      "external_choices!1 the column 'size'",
    ]);
  });

  it('are typed where there are more than a question can offer', () => {
    const many = Array.from({ length: 2001 }, (_, index) => ['towns', `t${index}`, `Town ${index}`, 'wa']);
    const { definition, left } = fromXlsForm({
      survey,
      external_choices: [['list_name', 'name', 'label', 'state'], ...many],
    });
    expect(definition.pages[0]?.questions[1]).toMatchObject({ name: 'town', type: 'text' });
    expect(linesOf(left)).toEqual([
      'survey!3 more than 2000 choices: the answer is typed',
      'survey!3 choice_filter: has no choices here (state = ${state})',
      "external_choices!1 the column 'state'",
    ]);
  });
});
