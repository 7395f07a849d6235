import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { createForm } from '../../published/engine.ts';
import { InterchangeError } from '../shared/interchange-error.ts';
import { readDictionary } from './dictionary/read-dictionary.ts';
import { writeDictionary } from './dictionary/write-dictionary.ts';
import type { Cells } from './dictionary/columns.ts';
import { fromRedcap } from './from-redcap.ts';
import { createRecordRows } from './records/record-rows.ts';
import { toRedcap } from './to-redcap.ts';

const record: Cells = { variable: 'record_id', form: 'visit', type: 'text', label: 'Record ID' };
const read = (...rows: readonly Cells[]) => fromRedcap(writeDictionary([record, ...rows]));
const field = (cells: Cells): Cells => ({ variable: 'asked', form: 'visit', type: 'text', label: 'Asked', ...cells });
const first = ({ pages }: FormDefinition): Question | undefined => pages[0]?.questions[0];
const cellsOf = (definition: FormDefinition) => readDictionary(toRedcap(definition).text).map(({ cells }) => cells);

function refused(text: string): InterchangeError {
  try {
    fromRedcap(text);
  } catch (error) {
    if (error instanceof InterchangeError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('A text that is no data dictionary', () => {
  it.each([
    ['a,b,c\n1,2,3', "the column 'Variable / Field Name' is missing"],
    ['', "the column 'Variable / Field Name' is missing"],
    ['field_name,form_name,field_type\na,b,text', "the column 'Field Label' is missing"],
    ['field_name,form_name,field_type,field_label\n,b,text,A', 'the field has no name (at row 2)'],
    [
      'field_name,form_name,field_type,field_label\na,b,text,A\nx,b,text,X\na,b,text,B',
      "the field 'a' stands in row 2 too (at row 4)",
    ],
  ])('is refused with the place: %j', (text, message) => {
    expect(refused(text).code).toBe('notdictionary');
    expect(refused(text).message).toContain(message);
  });

  it('is refused where it has more fields than a form may have', () => {
    const rows = Array.from({ length: 5001 }, (_, index) => field({ variable: `v${index}` }));
    expect(refused(writeDictionary(rows)).code).toBe('toomanyitems');
  });
});

describe('A dictionary', () => {
  it('has its instruments as pages, its section headers as containers and the record’s number in no question', () => {
    const { definition, left } = read(
      field({ variable: 'a' }),
      field({ variable: 'b', section: 'Blood' }),
      field({ variable: 'c' }),
      field({ variable: 'd', section: 'Urine' }),
      field({ variable: 'e', form: 'follow_up' }),
    );
    expect(definition.pages.map(({ text }) => text)).toEqual(['Visit', 'Follow up']);
    expect(definition.pages[0]?.questions).toMatchObject([
      { name: 'a' },
      { type: 'container', title: 'Blood', questions: [{ name: 'b' }, { name: 'c' }] },
      { type: 'container', title: 'Urine', questions: [{ name: 'd' }] },
    ]);
    expect(left).toEqual([{ path: 'row 2', what: 'the record ID, which no one is asked for' }]);
  });

  it('asks for a study number of another name, by which records are named all the same', () => {
    const { definition, left } = fromRedcap(
      writeDictionary([field({ variable: 'study_id', label: 'Study ID' }), field({ variable: 'note' })]),
    );
    expect(first(definition)?.name).toBe('study_id');
    expect(left).toEqual([]);
    expect(cellsOf(definition).map(({ variable }) => variable)).toEqual(['study_id', 'note']);
    const { headers, rowsOf } = createRecordRows(definition, 'en');
    expect(headers).toEqual(['study_id', 'note', 'visit_complete']);
    expect([...rowsOf('7', { study_id: 'A-12', note: 'x' }), ...rowsOf('8', { note: 'y' })]).toEqual([
      ['A-12', 'x', 2],
      ['8', 'y', 2],
    ]);
  });

  it.each<Cells>([
    { variable: 'national_id', label: 'National ID number' },
    { variable: 'mrn_id', identifier: 'y' },
    { variable: 'visit_id', branching: "[a] = '1'" },
    { variable: 'birthday', label: 'Born', validation: 'date_ymd' },
    { variable: 'group_id', type: 'radio', choices: '1, One' },
  ])('of one instrument, which may begin with %o, has records of its own', (cells) => {
    const { definition } = fromRedcap(writeDictionary([field(cells), field({ variable: 'a' })]));
    expect(cellsOf(definition).map(({ variable }) => variable)).toEqual(['record_id', cells.variable, 'a']);
  });

  it('has records of its own where its study number is no longer the first that is asked', () => {
    const { definition } = fromRedcap(writeDictionary([field({ variable: 'subject_id' }), field({ variable: 'a' })]));
    const moved = {
      ...definition,
      pages: definition.pages.map((page) => ({ ...page, questions: page.questions.toReversed() })),
    };
    expect(cellsOf(moved).map(({ variable }) => variable)).toEqual(['record_id', 'a', 'subject_id']);
  });

  it('that R wrote is read without its NA', () => {
    const rows = [field({ variable: 'record_id' }), field({ variable: 'a', required: 'y', note: 'NA', choices: 'NA' })];
    const [record, question] = rows.map((row) => ({ ...row, identifier: 'NA', matrix: 'NA' }));
    const { definition } = fromRedcap(writeDictionary([record ?? {}, question ?? {}]));
    expect(cellsOf(definition)).toEqual([
      { form: 'visit', variable: 'record_id', type: 'text', label: rows[0]?.label },
      { form: 'visit', variable: 'a', type: 'text', label: rows[1]?.label, required: 'y' },
    ]);
  });

  it.each<[Cells, Partial<Question>]>([
    [
      { validation: 'integer', min: '0', max: '120' },
      { type: 'number', floatcount: 0, min: 0, max: 120 },
    ],
    [
      { validation: 'number_1dp_comma_decimal', min: '1,5' },
      { type: 'number', floatcount: 1, min: 1.5 },
    ],
    [
      { validation: 'date_dmy', max: 'today' },
      { type: 'date', max: 'TODAY()' },
    ],
    [
      { validation: 'datetime_ymd', min: '2020-01-01 08:00' },
      { type: 'datetime', min: '2020-01-01T08:00' },
    ],
    [{ validation: 'time' }, { type: 'time' }],
    [{ validation: 'email' }, { type: 'text', format: 'email' }],
    [
      { type: 'slider', choices: 'None |  | Worst' },
      { type: 'numericrange', min: 0, max: 100, minLabel: 'None', maxLabel: 'Worst' },
    ],
    [{ type: 'file', validation: 'signature' }, { type: 'signature' }],
    [
      { type: 'notes', note: 'In short' },
      { type: 'note', subtext: 'In short' },
    ],
    [{ type: 'descriptive' }, { type: 'label' }],
    [{ required: 'y' }, { type: 'text', mandatory: true }],
    [
      {
        label: '<div class="rich-text-field-label"><p><span style="font-weight: normal;">Your weight</span></p></div>',
      },
      { title: 'Your weight' },
    ],
    [{ label: 'See <a href="https://a.test" target="_blank">there</a>.' }, { title: 'See there (https://a.test).' }],
    [{ annotation: "@DEFAULT='x y' @HIDDEN" }, { defaultvalue: 'x y', ...{ hidden: true } }],
    [
      { type: 'checkbox', choices: '1, One | 2, Two, or so', annotation: '@DEFAULT="1, 2"' },
      {
        multimode: true,
        defaultvalue: ['1', '2'],
        options: [
          { value: '1', text: 'One' },
          { value: '2', text: 'Two, or so' },
        ],
      },
    ],
    [
      { type: 'radio', choices: '1, Same | 2, Same' },
      {
        options: [
          { value: '1', text: 'Same' },
          { value: '2', text: 'Same (2)' },
        ],
      },
    ],
    [{ label: 'بیمار چند سال دارد؟' }, { title: 'بیمار چند سال دارد؟' }],
  ])('has %o as %o', (cells, expected) => {
    const { definition, left } = read(field(cells));
    expect(first(definition)).toMatchObject(expected);
    expect(left).toHaveLength(1);
  });

  it.each<[Cells, string]>([
    [{ type: 'sql' }, 'choices from a database: the answer is typed'],
    [{ type: 'hologram' }, "the field type 'hologram': the answer is typed"],
    [{ type: 'radio' }, 'a choice without choices: the answer is typed'],
    [{ validation: 'vmrn' }, "the validation 'vmrn'"],
    [{ validation: 'datetime_seconds_ymd' }, 'the seconds are not asked'],
    [{ type: 'slider', choices: 'Low | Middle | High' }, 'the label in the middle of the slider: Middle'],
    [{ label: 'The <b>weight</b>' }, 'formatting of the text'],
    [{ label: '<div style="color: red"><p>Weight</p></div>' }, 'formatting of the text'],
    [{ label: 'Since [born]' }, 'an answer within the text'],
    [{ annotation: '@READONLY' }, 'the annotation: @READONLY'],
    [{ annotation: "@DEFAULT='[born]'" }, "the annotation: @DEFAULT='[born]'"],
    [{ annotation: 'LOINC 1234-5' }, 'the annotation: LOINC 1234-5'],
    [{ validation: 'integer', min: 'many' }, 'the least value: many'],
  ])('lists what of %o is not carried over', (cells, what) => {
    const { definition, left } = read(field(cells));
    expect(left.slice(1)).toEqual([{ path: 'row 3', what }]);
    expect(() => createForm(definition)).not.toThrow();
  });

  it('is a matrix where its rows have nothing of their own but a label, else a question each', () => {
    const row = (variable: string, more: Cells = {}): Cells =>
      field({
        variable,
        type: 'radio',
        choices: '0, No | 1, Yes',
        matrix: 'mood',
        label: variable.toUpperCase(),
        ...more,
      });
    expect(first(read(row('a', { section: 'How you feel' }), row('b', { required: 'y' })).definition)).toMatchObject({
      type: 'matrix',
      name: 'mood',
      title: 'How you feel',
      rows: [
        { name: 'a', text: 'A' },
        { name: 'b', text: 'B', mandatory: true },
      ],
    });
    expect(read(row('a'), row('b', { branching: "[a] = '1'" })).definition).toMatchObject({
      pages: [
        {
          questions: [
            { type: 'matrix', name: 'mood' },
            { type: 'matrix', name: 'mood_2' },
          ],
        },
      ],
      conditions: [{ when: 'mood.a = "1"' }],
    });
    expect(read(row('a', { note: 'x' }), row('b')).definition.pages[0]?.questions.map(({ type }) => type)).toEqual([
      'flatview',
      'flatview',
    ]);
  });

  it('is Persian where its labels are, in its words of yes and no too', () => {
    const { definition } = read(field({ type: 'yesno', label: 'آیا بیمار سیگار می‌کشد؟' }));
    expect(definition.language).toBe('fa');
    expect(first(definition)?.options?.[0]?.text).toEqual({ en: 'Yes', fa: 'بله' });
  });

  it('keeps a field that waits for itself, without what waits', () => {
    const { definition, left } = read(
      field({ variable: 'a', branching: "[b] = '1'" }),
      field({ variable: 'b', branching: "[a] = '1'" }),
    );
    expect(() => createForm(definition)).not.toThrow();
    expect(left.map(({ path }) => path)).toContain('row 3.branching logic');
  });
});

describe('A form from a dictionary, changed here,', () => {
  const rows: readonly Cells[] = [
    field({
      variable: 'a',
      label: '<b>Age</b>',
      identifier: 'y',
      alignment: 'LH',
      annotation: '@CHARLIMIT="3" @DEFAULT=\'1\'',
    }),
    field({ variable: 'b', branching: '[a]>3', choices: undefined }),
  ];
  const { definition } = read(...rows);
  const change = (edit: (question: Question) => Question): FormDefinition => ({
    ...definition,
    pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map(edit) })),
  });

  it('is written anew where it has changed and as it came where it has not', () => {
    const changed = change((question) =>
      question.name === 'a' ? { ...question, title: 'Years', defaultvalue: '2' } : question,
    );
    expect(cellsOf(changed)).toEqual([
      record,
      { ...rows[0], label: 'Years', annotation: '@CHARLIMIT="3" @DEFAULT=\'2\'' },
      { variable: 'b', form: 'visit', type: 'text', label: 'Asked', branching: '[a]>3' },
    ]);
  });

  it('loses the logic that was taken away, and follows a field that is renamed', () => {
    expect(cellsOf({ ...definition, conditions: [] })[2]?.branching).toBeUndefined();
    const renamed: FormDefinition = {
      ...change((question) => (question.name === 'a' ? { ...question, name: 'years' } : question)),
      conditions: definition.conditions.map((condition) => ({ ...condition, when: 'years > 3' })),
    };
    expect(cellsOf(renamed).map(({ variable }) => variable)).toEqual(['record_id', 'years', 'b']);
    expect(cellsOf(renamed)[2]?.branching).toBe('[years] > 3');
  });

  it('has a field for each copy of a question', () => {
    const copied = {
      ...definition,
      pages: definition.pages.map((page) => ({
        ...page,
        questions: page.questions.flatMap((question) => [
          question,
          { ...question, id: `${question.id}c`, name: `${question.name}_2` },
        ]),
      })),
    };
    expect(cellsOf(copied).map(({ variable }) => variable)).toEqual(['record_id', 'a', 'a_2', 'b', 'b_2']);
  });
});

describe('A form that was made here', () => {
  const form = (...questions: readonly Question[]): FormDefinition => ({
    schema: 1,
    title: 'ویزیت',
    language: 'fa',
    pages: [{ id: 'p', text: 'ویزیت', pageType: 'form', questions }],
    conditions: [],
  });

  it('has names and codes that REDCap takes, and lists the names it changed', () => {
    const options = [
      { value: 'بله', text: 'بله' },
      { value: 'نه', text: 'نه | خیر' },
    ];
    const made = form(
      { id: '1', name: 'سیگار', type: 'select', title: 'سیگار', options },
      { id: '2', name: 'BMI_value', type: 'number', title: 'BMI' },
    );
    expect(cellsOf(made)).toEqual([
      { ...record, form: 'form_1' },
      { variable: 'field_1', form: 'form_1', type: 'dropdown', label: 'سیگار', choices: '1, بله | 2, نه / خیر' },
      { variable: 'bmi_value', form: 'form_1', type: 'text', label: 'BMI', validation: 'number' },
    ]);
    expect(toRedcap(made).notExported).toEqual([
      { path: 'pages[0].questions[0]', name: 'سیگار', setting: 'name' },
      { path: 'pages[0].questions[1]', name: 'BMI_value', setting: 'name' },
    ]);
  });

  it('has a repeating container as an instrument of its own, and the conditions around a question as its own', () => {
    const drug: Question = { id: '3', name: 'drug', type: 'text', title: 'Drug' };
    const made: FormDefinition = {
      ...form(
        { id: '1', name: 'takes', type: 'checkbox', title: 'Takes drugs' },
        { id: '2', name: 'drugs', type: 'container', title: 'Drugs', multimode: true, questions: [drug] },
        { id: '4', name: 'end', type: 'text', title: 'End' },
      ),
      conditions: [
        { id: 'c', kind: 'visibility', target: '2', when: 'takes' },
        { id: 'd', kind: 'visibility', target: '3', when: 'BLANK(end)' },
      ],
    };
    expect(cellsOf(made).slice(2)).toEqual([
      { variable: 'end', form: 'form_1', type: 'text', label: 'End' },
      {
        variable: 'drug',
        form: 'drugs',
        section: 'Drugs',
        type: 'text',
        label: 'Drug',
        branching: "[takes] = '1' and [end] = ''",
      },
    ]);
    expect(toRedcap(made).notExported).toContainEqual({
      path: 'pages[0].questions[1]',
      name: 'drugs',
      setting: 'multimode',
    });
  });

  it('is written in the language that is asked for', () => {
    const made = form({ id: '1', name: 'a', type: 'text', title: { en: 'Age', fa: 'سن' } });
    expect(readDictionary(toRedcap(made).text)[1]?.cells.label).toBe('سن');
    expect(readDictionary(toRedcap(made, 'en').text)[1]?.cells.label).toBe('Age');
    expect(toRedcap(made).notExported).toEqual([{ path: '', name: '', setting: 'translations' }]);
  });
});
