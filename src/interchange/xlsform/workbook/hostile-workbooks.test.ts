import fc from 'fast-check';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bounds } from './bounds.ts';
import { fromXlsForm } from '../from-xls-form.ts';
import { Grid } from './grid.ts';

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;
const good = `<worksheet>${row('type', 'name', 'label')}${row('text', 'a', 'Cough')}</worksheet>`;
const [book, strings, relations, sheet] = [
  'xl/workbook.xml',
  'xl/sharedStrings.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/worksheets/sheet1.xml',
] as const;

/** A workbook that is a good form but for the parts given. */
const workbook = (parts: Zippable = {}) =>
  zipSync({
    [book]: strToU8('<workbook><sheets><sheet name="survey" r:id="r1"/></sheets></workbook>'),
    [relations]: strToU8('<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'),
    [sheet]: strToU8(good),
    ...parts,
  });
const survey = (...rows: readonly string[]) =>
  workbook({ [sheet]: strToU8(good.replace('</worksheet>', `${rows.join('')}</worksheet>`)) });
const titleOf = (bytes: Uint8Array) => fromXlsForm(bytes).definition.pages[0]?.questions[0]?.title;

describe('A workbook made to do harm', () => {
  it('is a good form but for what makes it hostile', () => expect(titleOf(workbook())).toBe('Cough'));

  it.each([book, relations, sheet, strings])('is refused for the entities it declares: %s', (part) => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    const text = part === sheet ? good : '<workbook><sheets><sheet name="survey" r:id="r1"/></sheets></workbook>';
    expect(() => fromXlsForm(workbook({ [part]: strToU8(bomb + text) }))).toThrow('declares a document type');
    expect(() => fromXlsForm(workbook({ [part]: strToU8(text + bomb.toLowerCase()) }))).toThrow(
      'declares a document type',
    );
  });

  it('takes no entity but XML’s own, and none twice', () => {
    const title = (text: string) => titleOf(workbook({ [sheet]: strToU8(good.replace('Cough', text)) }));
    expect([title('&xxe;'), title('&amp;lt;b&amp;gt;'), title('&#x110000;&#99999999;C')]).toEqual([
      '&xxe;',
      '&lt;b&gt;',
      '&#99999999;C',
    ]);
  });

  it('is refused before it unfolds into more than is read', () => {
    const blank: Zippable[string] = [new Uint8Array(bounds.unfoldedBytes / 2), { level: 1 }];
    expect(() => fromXlsForm(workbook({ 'xl/worksheets/more.xml': blank, 'xl/worksheets/most.xml': blank }))).toThrow(
      'is too large when unfolded',
    );
    expect(titleOf(workbook({ 'xl/worksheets/more.xml': blank, 'docProps/thumbnail.jpeg': blank }))).toBe('Cough');
  });

  it('is refused where it holds thousands of parts', () => {
    const parts = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`xl/worksheets/more${index}.xml`, new Uint8Array(0)]),
      );
    expect(() => fromXlsForm(workbook(parts(bounds.parts)))).toThrow('is too large when unfolded');
    expect(titleOf(workbook(parts(bounds.parts - 10)))).toBe('Cough');
  });

  it('reads no more of a part than the archive declares', () => {
    const bytes = workbook({ [sheet]: [strToU8(good + ' '.repeat(100_000)), { level: 9 }] });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 46 < bytes.length; at += 1) {
      const isSheet =
        view.getUint32(at, true) === 0x02014b50 &&
        new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + sheet.length)) === sheet;
      if (isSheet) view.setUint32(at + 24, good.length, true);
    }
    expect(['Cough', 'XlsFormError']).toContain(
      (() => {
        try {
          return titleOf(bytes);
        } catch (error) {
          return (error as Error).name;
        }
      })(),
    );
  });

  it('is refused for a row or column beyond those that are read', () => {
    const at = (place: string) => survey(`<row r="3"><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row>`);
    expect(() => fromXlsForm(at(`A${bounds.rows + 1}`))).toThrow(`has more than ${bounds.rows} rows`);
    expect(() => fromXlsForm(at('ALM3'))).toThrow(`has more than ${bounds.columns} columns`);
    expect(() => fromXlsForm(survey(row('note', 'b', 'x'.repeat(bounds.cellCharacters + 1))))).toThrow(
      `has a cell of more than ${bounds.cellCharacters} characters`,
    );
  });

  it('is read to its end where it is longer than what is read at once, whatever stands where it is cut', () => {
    const label = 'سرفه &amp; é😀'.repeat(40);
    const count = 4 + Math.ceil((2 * bounds.pieceBytes) / label.length / 2);
    const rows = Array.from({ length: count }, (_, index) => row('text', `q${index}`, `${index} ${label}`));
    const { definition } = fromXlsForm(survey(...rows));
    const titles = definition.pages.flatMap(({ questions }) => questions.map(({ title }) => title));
    const plain = label.replaceAll('&amp;', '&');
    expect(titles).toEqual(['Cough', ...rows.map((_, index) => `${index} ${plain}`)]);
  });

  it('is refused where nothing but blanks stands between two tags, without end', () => {
    const blanks = good.replace('</worksheet>', `${' '.repeat(3 * bounds.pieceBytes)}</worksheet>`);
    expect(() => fromXlsForm(workbook({ [sheet]: strToU8(blanks) }))).toThrow('has a cell of more than');
  });

  it('is refused for more cells than anybody writes, wherever they stand', () => {
    const grid = new Grid('survey');
    const put = (index: number) => grid.put(1 + Math.floor(index / 100), 1 + (index % 100), 'x');
    for (let index = 0; index < bounds.cells; index += 1) put(index);
    expect(() => put(bounds.cells)).toThrow(`has more than ${bounds.cells} cells`);
  });

  it('is refused unread where the file is larger than one is taken', () => {
    expect(() =>
      fromXlsForm(
        workbook({
          'xl/worksheets/more.xml': [crypto.getRandomValues(new Uint8Array(60_000)), { level: 0 }],
          'docProps/pad': [new Uint8Array(bounds.fileBytes), { level: 0 }],
        }),
      ),
    ).toThrow(`is larger than ${bounds.fileBytes} bytes`);
  });

  it('reads a record’s own columns alone', () => {
    const { left } = fromXlsForm({
      survey: [
        { type: 'text', name: 'a', label: 'A', constructor: 'x' },
        { type: 'text', name: 'b', label: 'B', ['__proto__']: { label: 'canary' } },
      ] as never,
    });
    expect(left.map(({ path, what }) => `${path} ${what}`)).toEqual([
      "survey!1 the column 'constructor'",
      "survey!1 the column '__proto__'",
    ]);
    expect(Reflect.get({}, 'canary')).toBeUndefined();
  });

  it('is refused by one error, whatever bytes stand in it', () => {
    const head = { xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], xlsx: [0x50, 0x4b, 3, 4] };
    const outcome = (bytes: Uint8Array) => {
      try {
        return typeof fromXlsForm(bytes);
      } catch (error) {
        return (error as Error).name;
      }
    };
    fc.assert(
      fc.property(
        fc.constantFrom('xls' as const, 'xlsx' as const),
        fc.uint8Array({ minLength: 600, maxLength: 3000 }),
        fc.constantFrom(9, 12),
        (kind, bytes, size) => {
          bytes.set(head[kind]);
          if (kind === 'xls') bytes.set([size, 0], 30);
          expect(outcome(bytes)).toBe('XlsFormError');
        },
      ),
      { seed: 20_260_321, numRuns: 300 },
    );
    const whole = workbook();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const bent = Uint8Array.from(whole);
        bent[at] = byte;
        expect(['XlsFormError', 'object']).toContain(outcome(bent));
      }),
      { seed: 20_260_321, numRuns: 300 },
    );
  });

  it('is refused where its sectors lead round in a circle', () => {
    const bytes = new Uint8Array(512 * 6);
    const view = new DataView(bytes.buffer);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0]);
    view.setUint16(30, 9, true);
    for (let place = 76; place < 512; place += 4) view.setUint32(place, 0xffffffff, true);
    // Its list of tables goes on in a sector that names itself as the next.
    view.setUint32(68, 0, true);
    view.setUint32(512 + 508, 0, true);
    expect(() => fromXlsForm(bytes)).toThrow('its parts cannot be followed');
  });
});
