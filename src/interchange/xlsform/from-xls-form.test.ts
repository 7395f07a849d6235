import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromXlsForm } from './from-xls-form.ts';

const xlsx = (sheet: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="survey" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });

/** A compound file whose table of sectors leads each to itself. */
function cyclic(): Uint8Array {
  const bytes = new Uint8Array(512 * 4);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0]);
  view.setUint16(30, 9, true);
  for (let place = 68; place < 512; place += 4) view.setUint32(place, 0xffffffff, true);
  view.setUint32(76, 0, true);
  view.setUint32(48, 1, true);
  for (let index = 0; index < 128; index += 1) view.setUint32(512 + index * 4, index, true);
  return bytes;
}

describe('An XLSForm', () => {
  it('carries relevance, constraint, requirement and calculation over', () => {
    const { definition, left } = fromXlsForm({
      survey: [
        [
          'type',
          'name',
          'label::English (en)',
          'label::Persian (fa)',
          'relevant',
          'constraint',
          'constraint_message',
          'required',
          'calculation',
        ],
        ['integer', 'age', 'Age', 'سن', '', '. >= 0 and . < 130', 'Not an age.', 'yes', ''],
        ['text', 'school', 'School', 'مدرسه', '${age} < 18', '', '', '${age} > 6', ''],
        ['calculate', 'half', '', '', '', '', '', '', 'if(${age} != 0, ${age} div 2, 0)'],
      ],
    });
    expect(left).toEqual([]);
    const live = createForm(definition, { language: 'en' });
    live.set('age', 200);
    expect(live.state('age').problem?.message).toBe('Not an age.');
    live.set('age', 10);
    expect(live.state('age').problem).toBeUndefined();
    expect(live.state('school')).toMatchObject({ visible: true, required: true });
    expect(live.state('half').value).toBe(5);
  });

  it('hides calculations, begins with computed defaults and asks what another answer is', () => {
    const { definition, left } = fromXlsForm({
      survey: [
        ['type', 'name', 'label', 'default', 'calculation', 'relevant', 'remark'],
        ['date', 'seen', 'Seen', 'today()', '', '', ''],
        ['calculate', 'year', '', '', "format-date(${seen}, '%Y')", '', ''],
        ['select_one c or_other', 'cause', 'Cause', '', '', '', ''],
        ['text', 'note-1', 'Note', '', '', "${cause} = 'a'", 'ask twice'],
        ['text', 'end-note', 'End', '', '', "${note-1} = 'Yes'", ''],
      ],
      choices: [
        ['list_name', 'name', 'label'],
        ['c', 'a', 'A'],
        ['unused', 'b', 'B'],
      ],
    });
    expect(checkDefinition(definition)).toEqual([]);
    expect(left.map(({ path, what }) => `${path} ${what}`)).toEqual([
      "survey!5 the name 'note-1' is 'note_1' here",
      "survey!6 the name 'end-note' is 'end_note' here",
      "survey!6 relevant: texts are compared without regard to capitals (${note-1} = 'Yes')",
      "choices!3 a choice of 'unused', which no question offers",
      "survey!1 the column 'remark'",
    ]);
    const live = createForm(definition, { now: () => new Date('2026-03-21T08:00:00Z') });
    expect(live.state('seen').value).toBe('2026-03-21');
    expect(definition.pages[0]?.questions[1]).toMatchObject({ name: 'year', type: 'calculated', hidden: true });
    expect(live.state('cause_other').visible).toBe(false);
    live.set('cause', 'other');
    expect(live.state('cause_other').visible).toBe(true);
  });

  it('lists what has no counterpart with its place', () => {
    const { left } = fromXlsForm({
      survey: [{ type: 'text', name: 'a', label: 'A', relevant: "pulldata('f', 'a', 'b', 'c') = 1" }],
    });
    expect(left).toEqual([
      {
        path: 'survey!2',
        what: "relevant: uses pulldata(), which has no counterpart (pulldata('f', 'a', 'b', 'c') = 1)",
      },
    ]);
  });

  it('reads dates, numbers and truths as cells of a workbook have them', () => {
    const { definition } = fromXlsForm({
      survey: [
        ['Type', ' NAME ', 'Label : English', 'default', 'Required'],
        ['date', 'day', 5, new Date('2026-03-21T00:00:00Z'), true],
        ['dateTime', 'moment', 'Moment', new Date('2026-03-21T08:30:00Z'), false],
        ['integer', 'count', 'Count', 3, null],
      ],
    });
    expect(definition.pages[0]?.questions).toMatchObject([
      { title: { en: '5' }, defaultvalue: '2026-03-21', mandatory: true },
      { type: 'datetime', defaultvalue: '2026-03-21T08:30:00' },
      { defaultvalue: 3 },
    ]);
  });

  it('lists rows of settings, and sheets, that nothing is read from', () => {
    const { left } = fromXlsForm({
      survey: [
        ['type', 'name', 'label'],
        ['osm tags', 'a', 'A'],
      ],
      settings: [['form_title'], ['One'], ['Two']],
      osm: [
        ['list name', 'name', 'label'],
        ['tags', 'x', 'X'],
      ],
    });
    expect(left.map(({ path, what }) => `${path} ${what}`)).toEqual([
      'survey!2 a map feature is typed, not chosen',
      'settings!3 a second row of settings',
      'osm!1 the choices of this sheet',
    ]);
  });

  it.each<[string, Uint8Array]>([
    ['no workbook', new Uint8Array([1, 2, 3])],
    ['a damaged .xls', Uint8Array.from([0xd0, 0xcf, ...Array(2000).fill(0xff)])],
    ['sectors in a circle', cyclic()],
    ['a real .xls header alone', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])],
    [
      'a name of a sheet that is a prototype',
      xlsx('<row r="1"><c r="A1" t="inlineStr"><is><t>__proto__</t></is></c></row>'),
    ],
    ['a damaged .xlsx', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])],
    ['too many bytes', new Uint8Array(11 * 1024 * 1024)],
    ['a document type', xlsx('<!DOCTYPE x [<!ENTITY a "aa">]><worksheet/>')],
    ['a millionth row', xlsx('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')],
    ['a 16,384th column', xlsx('<c r="XFD1"><v>1</v></c>')],
    ['a zip bomb', xlsx(' '.repeat(60 * 1024 * 1024))],
  ])('is refused by one error: %s', (_, bytes) =>
    expect(() => fromXlsForm(bytes)).toThrow(expect.objectContaining({ name: 'XlsFormError' })),
  );

  it('is refused where lists are offered by the thousand', () => {
    const choices = Array.from({ length: 2000 }, (_, index) => ({
      list_name: 'c',
      name: String(index),
      label: `Choice ${index}`,
    }));
    const survey = Array.from({ length: 51 }, (_, index) => ({ type: 'select_one c', name: `q${index}`, label: 'Q' }));
    expect(() => fromXlsForm({ survey, choices })).toThrow(
      "Sheet 'survey', row 52: more than 100000 choices are offered.",
    );
  });

  it('names sheet and row', () => {
    expect(() =>
      fromXlsForm({
        survey: [
          ['type', 'name', 'label'],
          ['text', 'a', 'A'],
          ['dance', 'b', 'B'],
        ],
      }),
    ).toThrow("Sheet 'survey', row 3: the type 'dance' is not known.");
  });
});
