import { expect, test } from 'vitest';
import { readText } from './read-document.ts';

test('Records of a REDCap project are told apart from its data dictionary, whatever stands between the cells', () => {
  for (const mark of [',', ';', '\t']) {
    expect(readText(['record_id', 'weight', 'visit_complete'].join(mark))).toBe('records');
    expect(readText(`\ufeff${['"record_id"', '"visit_complete"', '"more"'].join(mark)}\n1${mark}2${mark}3`)).toBe(
      'records',
    );
    expect(readText(['field_name', 'form_name', 'field_type', 'field_label'].join(mark))).toMatchObject({
      format: 'redcap',
    });
  }
  expect(readText('type\tname\nnote\tvisit_complete')).toMatchObject({ format: 'xlsformrows' });
  expect(readText('record_id,weight')).toBe('unknownformat');
});
