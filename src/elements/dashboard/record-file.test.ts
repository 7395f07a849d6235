import { expect, test } from 'vitest';
import { fromRedcap } from '../../interchange/redcap/from-redcap.ts';
import { readRecordFile } from './record-file.ts';

const { definition } = fromRedcap(
  [
    'field_name,form_name,field_type,field_label,select_choices_or_calculations',
    'record_id,a,text,Record ID,',
    'note,a,text,Note,',
    'sex,a,radio,Sex,"1, Male | 2, Female"',
  ].join('\n'),
);
const read = (text: string, signal = new AbortController().signal, onProgress: (part: number) => void = () => {}) =>
  readRecordFile(definition, text, { signal, onProgress });

test('A record is known by its ID, its event and the time of the event', async () => {
  const text = [
    'record_id,redcap_event_name,redcap_repeat_instrument,redcap_repeat_instance,note',
    '1,baseline_arm_1,,,x',
    '1,relapse_arm_1,,2,y',
    '2,,,,z',
  ].join('\r\n');
  expect(await read(text)).toMatchObject({
    field: 'record_id',
    unread: [],
    records: [
      { key: '1', event: 'baseline_arm_1', answers: { note: 'x' } },
      { key: '1', event: 'relapse_arm_1 2', answers: { note: 'y' } },
      { key: '2', answers: { note: 'z' } },
    ],
  });
});

test('What has no place in the form is told once, with its first row and how many there are', async () => {
  expect(await read('record_id,note,sex,other\n1,x,9,a\n2,y,9,b\n,nobody,,')).toMatchObject({
    unread: [
      { kind: 'column', header: 'other', row: 1, rows: 1 },
      { kind: 'cell', header: 'sex', cell: '9', row: 2, rows: 2 },
      { kind: 'nameless', row: 4, rows: 1 },
    ],
  });
});

test('A file of another project is told apart by its first column', async () => {
  expect(await read('study_id,note\n1,x')).toEqual({ expected: 'record_id', found: 'study_id' });
  expect(await read('')).toEqual({ expected: 'record_id', found: '' });
});

test('A long file lets the page go on, says how far it is, and can be stopped', async () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => `${index + 1},note ${index},1`);
  const text = ['record_id,note,sex', ...rows].join('\n');
  const parts: number[] = [];
  const whole = await read(text, undefined, (part) => parts.push(part));
  expect(whole).toHaveProperty('records.length', 60_000);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  const controller = new AbortController();
  expect(await read(text, controller.signal, () => controller.abort())).toBeUndefined();
});
