import { describe, expect, it } from 'vitest';
import { fromXlsForm } from '../from-xls-form.ts';
import type { XlsFormSheets } from '../survey/tables.ts';

type Row = readonly string[];

const head = ['type', 'name', 'label'];
const survey = (...rows: readonly Row[]): XlsFormSheets => ({ survey: [head, ...rows] });
const withColumn = (column: string, ...rows: readonly Row[]): XlsFormSheets => ({
  survey: [[...head, column], ...rows],
});
const choices = [
  ['list_name', 'name', 'label'],
  ['c', '1', 'One'],
  ['c', '5', 'Five'],
  ['d', 'a b', 'A'],
];
const named = [
  ['list_name', 'name', 'label'],
  ['c', 'a', 'A'],
  ['c', 'b', 'B'],
];
const range = (parameters: string, appearance = ''): XlsFormSheets => ({
  survey: [
    [...head, 'parameters', 'appearance'],
    ['range', 'r', 'R', parameters, appearance],
  ],
  choices,
});
const entity = (columns: Row, ...cells: readonly Row[]): XlsFormSheets => ({
  ...survey(['text', 'a', 'A']),
  entities: [columns, ...cells],
});
const selects = (...rows: readonly Row[]): XlsFormSheets => ({ ...withColumn('choice_filter', ...rows), choices });

const refused: readonly (readonly [why: string, form: XlsFormSheets, place: string])[] = [
  ['a type in another spelling', survey(['Text', 'a', 'A']), "Sheet 'survey', row 2"],
  ['a group without an end', survey(['begin_group', 'g', 'G'], ['text', 'a', 'A']), "Sheet 'survey', row 2"],
  ['an end without a group', survey(['text', 'a', 'A'], ['end_group', '', '']), "Sheet 'survey', row 3"],
  [
    'a repeat that ends as a group',
    survey(['begin_repeat', 'g', 'G'], ['text', 'a', 'A'], ['end_group', '', '']),
    "Sheet 'survey', row 4",
  ],
  ['a question without a name', survey(['text', '', 'A']), "Sheet 'survey', row 2"],
  ['a name with a blank', survey(['text', 'a b', 'A']), "Sheet 'survey', row 2"],
  ['a name that begins with a digit', survey(['text', '1a', 'A']), "Sheet 'survey', row 2"],
  ['the same name twice in a group', survey(['text', 'a', 'A'], ['integer', 'a', 'B']), "Sheet 'survey', row 3"],
  [
    'two repeats of one name, wherever they stand',
    survey(
      ['begin_repeat', 'r', 'R'],
      ['text', 'a', 'A'],
      ['end_repeat', '', ''],
      ['begin_group', 'g', 'G'],
      ['begin_repeat', 'r', 'R'],
      ['text', 'b', 'B'],
      ['end_repeat', '', ''],
      ['end_group', '', ''],
    ),
    "Sheet 'survey', row 6",
  ],
  [
    'a question called meta',
    survey(['begin_group', 'g', 'G'], ['text', 'meta', 'A'], ['end_group', '', '']),
    "Sheet 'survey', row 3",
  ],
  ['a question without a label', survey(['text', 'a', '']), "Sheet 'survey', row 2"],
  ['guidance alone', withColumn('guidance_hint', ['text', 'a', '', 'Ask twice']), "Sheet 'survey', row 2"],
  ['a question without a type', survey(['', 'a', 'A'], ['text', 'b', 'B']), "Sheet 'survey', row 2"],
  ['a reference to nothing', survey(['note', 'a', 'Hello ${nobody}']), "Sheet 'survey', row 2"],
  ['a reference without an end', survey(['text', 'a', 'A'], ['note', 'b', 'Hello ${a']), "Sheet 'survey', row 3"],
  [
    'a reference with a blank within',
    survey(['text', 'a', 'A'], ['note', 'b', 'Hello ${ a }']),
    "Sheet 'survey', row 3",
  ],
  [
    'a reference in a column nobody reads',
    withColumn('remark', ['text', 'a', 'A', '${nobody}']),
    "Sheet 'survey', row 2",
  ],
  [
    'a reference in the settings',
    { ...survey(['text', 'a', 'A']), settings: [['instance_name'], ['concat(${b})']] },
    "Sheet 'settings', row 2",
  ],
  [
    'a reference to one of two',
    {
      survey: [
        [...head, 'relevant'],
        ['begin_group', 'g', 'G', ''],
        ['text', 'a', 'A', ''],
        ['end_group', '', '', ''],
        ['text', 'a', 'A', ''],
        ['text', 'b', 'B', "${a} = '1'"],
      ],
    },
    "Sheet 'survey', row 6",
  ],
  ['a calculation without a formula', withColumn('default', ['calculate', 'a', 'A', 'plain']), "Sheet 'survey', row 2"],
  [
    'a choice without a name',
    {
      ...survey(['select_one c', 'a', 'A']),
      choices: [
        ['list_name', 'name', 'label'],
        ['c', '', 'One'],
      ],
    },
    "Sheet 'choices', row 2",
  ],
  [
    'a choice that stands twice',
    {
      ...survey(['select_one c', 'a', 'A']),
      choices: [
        ['list_name', 'name', 'label'],
        ['c', '1', 'One'],
        ['c', '1', 'Uno'],
      ],
    },
    "Sheet 'choices', row 3",
  ],
  [
    'choices without names',
    {
      ...survey(['text', 'a', 'A']),
      choices: [
        ['list_name', 'label'],
        ['c', 'One'],
      ],
    },
    "Sheet 'choices', row 1",
  ],
  ['a list that is not there', selects(['select_one zzz', 'a', 'A', '']), "Sheet 'survey', row 2"],
  ['several choices whose names have blanks', selects(['select_multiple d', 'a', 'A', '']), "Sheet 'choices', row 4"],
  ['another answer beside a filter', selects(['select_one c or_other', 'a', 'A', 'true()']), "Sheet 'survey', row 2"],
  [
    'the name of the answer to be specified',
    selects(['select_one c or_other', 'a', 'A', ''], ['text', 'a_other', 'B', '']),
    "Sheet 'survey', row 3",
  ],
  ['a file of another kind', survey(['select_one_from_file a.pdf', 'a', 'A']), "Sheet 'survey', row 2"],
  ['external choices without their sheet', survey(['select_one_external c', 'a', 'A']), "Sheet 'survey', row 2"],
  [
    'a table of two lists',
    {
      survey: [
        [...head, 'appearance'],
        ['begin_group', 'g', 'G', 'table-list'],
        ['select_one c', 'a', 'A', ''],
        ['select_one d', 'b', 'B', ''],
        ['end_group', '', '', ''],
      ],
      choices,
    },
    "Sheet 'survey', row 4",
  ],
  [
    'a loop over nothing',
    survey(['begin_loop', 'l', 'L'], ['text', 'a', 'A'], ['end_loop', '', '']),
    "Sheet 'survey', row 2",
  ],
  ['parameters that are none', range('start=1 end'), "Sheet 'survey', row 2"],
  ['an unknown parameter', range('begin=1'), "Sheet 'survey', row 2"],
  ['a range whose start is no number', range('start=one'), "Sheet 'survey', row 2"],
  ['steps larger than the range', range('start=1 end=5 step=6'), "Sheet 'survey', row 2"],
  ['ticks between the steps', range('start=0 end=10 step=2 tick_interval=3'), "Sheet 'survey', row 2"],
  ['a placeholder outside', range('start=0 end=10 placeholder=11'), "Sheet 'survey', row 2"],
  ['ticks in a picker', range('tick_interval=3', 'picker'), "Sheet 'survey', row 2"],
  ['one labelled end without ticks', range('start=1 end=7 tick_labelset=c', 'no-ticks'), "Sheet 'survey', row 2"],
  [
    'a seed without randomize',
    {
      survey: [
        [...head, 'parameters'],
        ['select_one c', 'a', 'A', 'seed=4'],
      ],
      choices,
    },
    "Sheet 'survey', row 2",
  ],
  [
    'an app with a name that is none',
    withColumn('parameters', ['image', 'a', 'A', 'app=porsa']),
    "Sheet 'survey', row 2",
  ],
  ['a big image alone', withColumn('media::big-image', ['text', 'a', 'A', 'x.png']), "Sheet 'survey', row 2"],
  ['an unknown medium', withColumn('media::smell', ['text', 'a', 'A', 'x']), "Sheet 'survey', row 2"],
  [
    'a trigger that nobody sees',
    {
      survey: [
        [...head, 'calculation', 'trigger'],
        ['calculate', 'a', '', '1 + 1', ''],
        ['text', 'b', 'B', '', '${a}'],
      ],
    },
    "Sheet 'survey', row 3",
  ],
  [
    'triggers without commas',
    withColumn('trigger', ['text', 'a', 'A', ''], ['text', 'b', 'B', ''], ['text', 'c', 'C', '${a} ${b}']),
    "Sheet 'survey', row 4",
  ],
  ['an audit of another name', survey(['audit', 'log', ''], ['text', 'a', 'A']), "Sheet 'survey', row 2"],
  [
    'a place near nothing',
    withColumn('parameters', ['geopoint', 'a', 'A', 'reference-geometry=none']),
    "Sheet 'survey', row 2",
  ],
  ['an entity without a label', entity(['list_name'], ['e']), "Sheet 'entities', row 2"],
  ['two entities of one name', entity(['list_name', 'label'], ['e', '${a}'], ['e', '${a}']), "Sheet 'entities', row 3"],
  [
    'entities without a column known',
    entity(['list_name', 'label', 'colour'], ['e', 'x', 'red']),
    "Sheet 'entities', row 1",
  ],
  [
    'two entities in a form without groups',
    entity(['list_name', 'label'], ['e', '${a}'], ['f', '${a}']),
    "Sheet 'entities', row 3",
  ],
  [
    'a property that is saved twice',
    {
      ...withColumn('save_to', ['text', 'a', 'A', 'p'], ['text', 'b', 'B', 'p']),
      entities: [
        ['list_name', 'label'],
        ['e', '${a}'],
      ],
    },
    "Sheet 'survey', row 3",
  ],
  [
    'a form whose name is none',
    { ...survey(['text', 'a', 'A']), settings: [['name'], ['my form']] },
    "Sheet 'settings', row 2",
  ],
  [
    'an encrypted form without its id',
    {
      ...survey(['text', 'a', 'A']),
      settings: [
        ['public_key', 'omit_instanceID'],
        ['MII', 'yes'],
      ],
    },
    "Sheet 'settings', row 2",
  ],
  ['no question at all', survey(), "Sheet 'survey'"],
  ['an old command before a type it never had', survey(['get username', 'a', 'A']), "Sheet 'survey', row 2"],
  ['a file without a name', survey(['select_one_from_file .csv', 'a', 'A']), "Sheet 'survey', row 2"],
  [
    'external data of two kinds under one name',
    survey(
      ['xml-external', 'towns', ''],
      ['begin_group', 'g', 'G'],
      ['csv-external', 'towns', ''],
      ['text', 'a', 'A'],
      ['end_group', '', ''],
    ),
    "Sheet 'survey', row 4",
  ],
  [
    'a list with the name of a file',
    { ...survey(['csv-external', 'c', ''], ['select_one c', 'a', 'A']), choices },
    "Sheet 'choices', row 2",
  ],
  [
    'a list that search() fills here and not there',
    {
      ...withColumn('appearance', ['select_one c', 'a', 'A', "search('towns')"], ['select_one c', 'b', 'B', '']),
      choices,
    },
    "Sheet 'survey', row 3",
  ],
  [
    'a place near choices that are stored elsewhere',
    {
      ...withColumn(
        'parameters',
        ['geopoint', 'a', 'A', 'reference-geometry=far'],
        ['select_one_external far', 'b', 'B', ''],
      ),
      external_choices: [
        ['list_name', 'name', 'label'],
        ['far', 'x', 'X'],
      ],
    },
    "Sheet 'survey', row 2",
  ],
  [
    'a reference to what a loop asks several times',
    {
      ...survey(['begin_loop over c', 'l', 'L'], ['integer', 'n', 'N'], ['note', 'm', '${n}'], ['end_loop', '', '']),
      choices: named,
    },
    "Sheet 'survey', row 4",
  ],
  [
    'a repeat within a loop',
    {
      ...survey(
        ['begin_loop over c', 'l', 'L'],
        ['begin_repeat', 'r', 'R'],
        ['integer', 'n', 'N'],
        ['end_repeat', '', ''],
        ['end_loop', '', ''],
      ),
      choices: named,
    },
    "Sheet 'survey', row 3",
  ],
  [
    'a loop over choices that cannot name groups',
    {
      ...survey(['begin_loop over c', 'l', 'L'], ['integer', 'n', 'N'], ['end_loop', '', '']),
      choices: [
        ['list_name', 'name', 'label'],
        ['c', '1st', 'First'],
      ],
    },
    "Sheet 'choices', row 2",
  ],
  [
    'a trigger for one of two',
    withColumn(
      'trigger',
      ['text', 'q', 'Q', ''],
      ['begin_group', 'g', 'G', ''],
      ['text', 'a', 'A', '${q}'],
      ['end_group', '', '', ''],
      ['text', 'a', 'A', ''],
    ),
    "Sheet 'survey', row 4",
  ],
  [
    'a name of the form from external data',
    { ...survey(['xml-external', 'x', ''], ['text', 'a', 'A']), settings: [['instance_name'], ['${x}']] },
    "Sheet 'settings', row 2",
  ],
  [
    'a label of a tick outside the range',
    {
      survey: [
        [...head, 'parameters'],
        ['range', 'r', 'R', 'start=1 end=4 tick_labelset=c'],
      ],
      choices,
    },
    "Sheet 'survey', row 2",
  ],
  ['a sheet that is no list', { survey: {} as never }, "Sheet 'survey'"],
  [
    'two columns of one meaning',
    {
      survey: [
        ['type', 'name', 'label', 'relevant', 'relevance'],
        ['text', 'a', 'A', '', ''],
      ],
    },
    "Sheet 'survey', row 1",
  ],
];

const accepted: readonly (readonly [what: string, form: XlsFormSheets])[] = [
  [
    'names of other groups',
    survey(['begin_group', 'g', 'G'], ['text', 'a', 'A'], ['end_group', '', ''], ['text', 'a', 'B']),
  ],
  ['names in Persian, with a half space', survey(['text', 'فشار\u200cخون', 'A'])],
  [
    'a label in one language alone',
    {
      survey: [
        ['type', 'name', 'label::fa'],
        ['text', 'a', 'سن'],
      ],
    },
  ],
  ['older spellings of types', survey(['add text prompt', 'a', 'A'], ['q int', 'b', 'B'], ['get start time', 's', ''])],
  [
    'a question without words that is computed when another changes',
    withColumn('trigger', ['text', 'a', 'A', ''], ['text', 'b', '', '${a}']),
  ],
  ['a range that goes down', range('start=10 end=0 step=2')],
  ['rows that are remarks', survey(['text', 'a', 'A'], ['', '', ''])],
  ['an older spelling that brings its own words', survey(['number of days in last month', 'n', ''])],
  ['an older calculation without a formula', survey(['q calculate', 'n', ''])],
  ['parameters of an older spelling', withColumn('parameters', ['string', 'a', 'A', 'start=1'])],
  ['a place between a list and a map', survey(['add osm prompt tags', 'a', 'A'])],
  ['a group in one row', survey(['group', 'g', 'G'], ['text', 'a', 'A'])],
  [
    'guidance alone where a formula answers',
    {
      survey: [
        [...head, 'guidance_hint', 'calculation'],
        ['text', 'a', '', 'Why', '1 + 1'],
      ],
    },
  ],
  [
    'a big image where nobody is asked',
    {
      survey: [
        [...head, 'media::big-image', 'calculation'],
        ['text', 'a', '', 'x.png', '1 + 1'],
        ['start', 's', '', 'x.png', ''],
      ],
    },
  ],
  [
    'a loop that turns once, with a repeat',
    {
      ...survey(
        ['begin_loop over c', 'l', 'L'],
        ['begin_repeat', 'r', 'R'],
        ['integer', 'n', 'N'],
        ['end_repeat', '', ''],
        ['end_loop', '', ''],
        ['note', 'm', '${n}'],
      ),
      choices: [
        ['list_name', 'name', 'label'],
        ['c', 'a', 'A'],
      ],
    },
  ],
  [
    'data that selects share with what is declared',
    survey(['select_one_from_file towns.xml', 'a', 'A'], ['xml-external', 'towns', '']),
  ],
  [
    'an older column beside the plain one after it',
    {
      survey: [
        ['type', 'name', 'caption', 'label'],
        ['text', 'a', 'Old', 'New'],
      ],
    },
  ],
  [
    'both names of the id of a form',
    {
      ...survey(['text', 'a', 'A']),
      settings: [
        ['id_string', 'form_id'],
        ['one', 'two'],
      ],
    },
  ],
  ['a title in the survey', survey(['form_title', 'Cough', ''], ['text', 'a', 'A'])],
  [
    'two entities in two groups',
    {
      survey: [
        [...head, 'save_to'],
        ['begin_group', 'g', 'G', ''],
        ['text', 'a', 'A', 'e#p'],
        ['end_group', '', '', ''],
        ['begin_group', 'h', 'H', ''],
        ['text', 'b', 'B', 'f#p'],
        ['end_group', '', '', ''],
      ],
      entities: [
        ['list_name', 'label'],
        ['e', '${a}'],
        ['f', '${b}'],
      ],
    },
  ],
];

describe('A form that no reader of XLSForm accepts', () => {
  it.each(refused)('names sheet and row: %s', (_, form, place) => {
    expect(() => fromXlsForm(form)).toThrow(new RegExp(`^${place}: `));
  });

  it.each(accepted)('is not one with %s', (_, form) => expect(() => fromXlsForm(form)).not.toThrow());
});
