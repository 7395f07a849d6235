import { describe, expect, test } from 'vitest';
import { fromXlsForm } from '../from-xls-form.ts';
import { readPastedRows } from './pasted-rows.ts';
import { XlsFormError } from './xls-form-error.ts';

const rows = (...lines: readonly (readonly string[])[]): string => lines.map((cells) => cells.join('\t')).join('\r\n');

describe('Rows pasted from a spreadsheet', () => {
  test('are the sheets that their headers tell, whichever comes first', () => {
    const text = rows(
      ['list_name', 'name', 'label'],
      ['yn', 'yes', 'Yes'],
      ['yn', 'no', 'No'],
      [],
      ['survey'],
      ['type', 'name', 'label'],
      ['select_one yn', 'cough', 'Do you cough?'],
      ['form_title'],
      ['Cough'],
    );
    const { definition, left } = fromXlsForm(readPastedRows(text));
    expect(left).toEqual([]);
    expect(definition.title).toBe('Cough');
    expect(definition.pages[0]?.questions[0]).toMatchObject({
      name: 'cough',
      title: 'Do you cough?',
      options: [{ value: 'yes' }, { value: 'no' }],
    });
  });

  test('keep line breaks, tabs and quotation marks inside a quoted cell', () => {
    expect(readPastedRows('type\tname\tlabel\ntext\tq\t"First ""line""\nsecond\tline"\n').survey).toEqual([
      ['type', 'name', 'label'],
      ['text', 'q', 'First "line"\nsecond\tline'],
    ]);
  });

  test.each(['', 'Dear colleague', rows(['text', 'cough', 'Do you cough?'])])(
    'are refused without headers: %j',
    (text) => {
      expect(() => fromXlsForm(readPastedRows(text))).toThrow(XlsFormError);
    },
  );

  test('are refused where they are more than anybody writes', () => {
    const many = `type\tname\tlabel\n${'text\tq\tQ\n'.repeat(120_000)}`;
    expect(() => readPastedRows(many)).toThrow(XlsFormError);
  });
});
