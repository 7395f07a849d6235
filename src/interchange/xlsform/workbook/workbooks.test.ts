import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fromXlsForm } from '../from-xls-form.ts';

interface Parts {
  readonly sheets: Readonly<Record<string, string>>;
  readonly strings?: string;
  readonly states?: Readonly<Record<string, string>>;
}

/** A workbook of sheets as Excel writes them. */
function workbook({ sheets, strings = '', states = {} }: Parts): Uint8Array {
  const names = Object.keys(sheets);
  return zipSync({
    'xl/workbook.xml': strToU8(
      `\ufeff<?xml version="1.0"?>\r\n<x:workbook xmlns:x="a"><x:sheets>${names.map((name, index) => `<x:sheet name="${name}" sheetId="${index + 1}"${states[name] ? ` state="${states[name]}"` : ''} r:id="rId${index + 1}"/>`).join('')}</x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="/xl/worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        strToU8(
          `<worksheet><sheetData>${sheets[name]}</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`,
        ),
      ]),
    ),
  });
}

const text = (...cells: readonly string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`).join('')}</row>\r\n`;
const questions = (source: Uint8Array) => fromXlsForm(source).definition.pages.flatMap((page) => page.questions);

/** A compound file of one entry, as Excel puts around a workbook with a password. */
function compoundFile(entry: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(512 * 3));
  [0xd0, 0xcf, 0x11, 0xe0].forEach((byte, index) => view.setUint8(index, byte));
  view.setUint16(30, 9, true);
  for (let place = 60; place < 1024; place += 4) view.setUint32(place, 0xffffffff, true);
  view.setUint32(48, 1, true);
  view.setUint32(76, 0, true);
  view.setUint32(516, 0xfffffffe, true);
  ['Root Entry', entry].forEach((name, index) => {
    const at = 1024 + index * 128;
    [...name].forEach((letter, place) => view.setUint16(at + place * 2, letter.charCodeAt(0), true));
    view.setUint16(at + 64, name.length * 2 + 2, true);
    view.setUint8(at + 66, index === 0 ? 5 : 2);
  });
  return new Uint8Array(view.buffer);
}

describe('A workbook as people save it', () => {
  it('has texts in parts, with pronunciation beside them, and line breaks', () => {
    const strings =
      '<si><t>type</t></si><si><t>name</t></si><si><t>label</t></si><si><r><rPr><b/></rPr><t>How </t></r><r><t xml:space="preserve">old</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t/></si><si><t>integer</t></si><si><t>In_x000D_\n_x005F_x0041_ years</t></si>';
    const sheet =
      '<row r="1" spans="1:3"><c r="A1" t="s" s="4"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="D1" t="inlineStr"><is><t>hint</t></is></c><c r="D2" t="s"><v>6</v></c><c r="A2" t="s"><v>5</v></c><c r="B2" t="inlineStr"><is><r><t>a</t></r><r><t>ge</t></r></is></c><c r="C2" t="s"><v>3</v></c></row>';
    expect(questions(workbook({ sheets: { survey: sheet }, strings }))).toMatchObject([
      { type: 'number', name: 'age', title: 'How old', subtext: 'In\r\n_x0041_ years' },
    ]);
  });

  it('has truths, numbers and results of formulas as they are shown', () => {
    const sheet = `${text('type', 'name', 'label', 'required', 'default')}<row><c t="str"><f>A1</f><v>integer</v></c><c t="inlineStr"><is><t>a</t></is></c><c><v>12.0</v></c><c t="b"><v>1</v></c><c s="1"><v>3</v></c></row>`;
    expect(questions(workbook({ sheets: { survey: sheet } }))).toMatchObject([
      { title: '12', mandatory: true, defaultvalue: 3 },
    ]);
  });

  it.each(['yes', 'Yes', 'TRUE', 'true()', '1'])('asks for an answer where required is %s', (required) => {
    const sheet = text('type', 'name', 'label', 'required') + text('text', 'a', 'A', required);
    expect(questions(workbook({ sheets: { survey: sheet } }))[0]?.mandatory).toBe(true);
  });

  it('has cells in styles without a value, blank rows and blank columns around the form', () => {
    const sheet = `${text('type', 'name', 'label', '', '')}<row r="2" s="3"/><row r="3"><c r="A3" s="2"/><c r="B3" s="2"/></row><row r="4">${['text', 'a', 'A'].map((cell, index) => `<c r="${'ABC'[index]}4" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}<c r="XFC4" s="2"/></row><row r="1048576"><c r="A1048576" s="1"/></row>`;
    const { left } = fromXlsForm(workbook({ sheets: { survey: sheet } }));
    expect(left).toEqual([]);
    expect(() => fromXlsForm(workbook({ sheets: { survey: sheet.replace('>text<', '>dance<') } }))).toThrow(
      "Sheet 'survey', row 4: the type 'dance' is not known.",
    );
  });

  it('has sheets of other names and capitals, and hidden ones', () => {
    const sheets = {
      'Read me': text('Hello'),
      Survey: text('type', 'name', 'label') + text('select_one c', 'a', 'A'),
      CHOICES: text('list_name', 'name', 'label') + text('c', '1', 'One'),
    };
    expect(questions(workbook({ sheets, states: { CHOICES: 'hidden' } }))).toMatchObject([
      { options: [{ value: '1', text: 'One' }] },
    ]);
  });

  it('is the survey where it has one sheet, whatever that is called', () => {
    expect(
      questions(workbook({ sheets: { Sheet1: text('type', 'name', 'label') + text('text', 'a', 'A') } })),
    ).toMatchObject([{ name: 'a' }]);
  });

  it('lists notes far below, or far beside, the form, and reads nothing from them', () => {
    const notes = `<row r="70"><c r="A70" t="inlineStr"><is><t>ask Sara</t></is></c></row>`;
    const far = `<row r="1"><c r="A1" t="inlineStr"><is><t>type</t></is></c><c r="B1" t="inlineStr"><is><t>name</t></is></c><c r="C1" t="inlineStr"><is><t>label</t></is></c><c r="Z1" t="inlineStr"><is><t>relevant</t></is></c></row>`;
    const { left } = fromXlsForm(workbook({ sheets: { survey: far + text('text', 'a', 'A') + notes } }));
    expect(left).toEqual([
      { path: 'survey!1', what: 'columns after 20 without a header' },
      { path: 'survey!70', what: 'what stands below 60 blank rows' },
    ]);
  });

  it.each([
    ['label::English (en)', 'label::Farsi (fa)'],
    ['label::en', 'label::fa'],
    ['Label :: English', 'label :: فارسی (fa)'],
    ['label:English', 'label:Persian'],
    ['caption::en', 'caption::fa'],
  ])('has texts in two languages: %s, %s', (english, persian) => {
    expect(
      questions(
        workbook({ sheets: { survey: text('type', 'name', english, persian) + text('text', 'a', 'Age', 'سن') } }),
      )[0]?.title,
    ).toEqual({ en: 'Age', fa: 'سن' });
  });

  it('takes blanks that do not break, and quotes that curl, as plain ones', () => {
    const survey =
      text('type', 'name', 'label', 'relevant') +
      text('text', 'a', 'A', '') +
      text('text', 'b\u00a0', 'B', '${a} = ‘x’') +
      text('select_one\u00a0c', 'd', 'D', '');
    const { definition } = fromXlsForm(
      workbook({ sheets: { survey, choices: text('list_name', 'name', 'label') + text('c', '1', 'One') } }),
    );
    expect(definition.conditions).toMatchObject([{ when: 'a = "x"' }]);
  });

  it.each<[string, Uint8Array, string]>([
    ['a table of commas', strToU8('type,name,label\ntext,a,A'), 'is neither an .xlsx nor an .xls file.'],
    [
      'an .ods file',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8('<office:document-content/>'),
      }),
      'holds no sheets.',
    ],
    ['locked by a password', compoundFile('EncryptedPackage'), 'is protected by a password.'],
    ['another kind of old document', compoundFile('WordDocument'), 'is damaged: its parts cannot be followed.'],
    ['no bytes at all', new Uint8Array(0), 'is neither an .xlsx nor an .xls file.'],
  ])('is refused in a sentence where it is %s', (_, bytes, why) => expect(() => fromXlsForm(bytes)).toThrow(why));
});
