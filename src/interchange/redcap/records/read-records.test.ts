import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../published/engine.ts';
import { InterchangeError } from '../../shared/interchange-error.ts';
import { fromRedcap } from '../from-redcap.ts';
import { toRedcap } from '../to-redcap.ts';
import { readRecords } from './read-records.ts';
import { createRecordRows } from './record-rows.ts';

const question = (name: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type,
  title: name,
  ...more,
});
const options = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B' },
];
const definition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'visit',
      text: 'Visit',
      pageType: 'form',
      questions: [
        question('note', 'text'),
        question('weight', 'number', { floatcount: 1 }),
        question('agreed', 'checkbox'),
        question('seen', 'date'),
        question('at', 'datetime'),
        question('one', 'flatview', { options }),
        question('several', 'flatview', { options, multimode: true }),
        question('mood', 'matrix', {
          options,
          rows: [
            { name: 'sleep', text: 'Sleep' },
            { name: 'rest', text: 'Rest' },
          ],
        }),
        question('range', 'numericrange', { multimode: true, min: 0, max: 10 }),
        question('double', 'calculated', { formula: 'weight * 2' }),
        question('drugs', 'container', {
          multimode: true,
          questions: [question('drug', 'text'), question('dose', 'number')],
        }),
      ],
    },
  ],
};
const answers: Answers = {
  note: 'he said "x", and left',
  weight: 72.5,
  agreed: true,
  seen: '2026-05-04',
  at: '2026-05-04T08:30',
  one: 'b',
  several: ['a', 'b'],
  mood: { sleep: 'a', rest: 'b' },
  range: [2, 8],
  drugs: [{ drug: 'aspirin', dose: 80 }, { drug: 'metformin' }],
};
const csvOf = (rows: Iterable<readonly unknown[]>): string =>
  [...rows].map((row) => row.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\n');

describe('Records of REDCap', () => {
  const { headers, rowsOf } = createRecordRows(definition, 'en');

  it('are the answers that they were written of, computed ones aside', () => {
    const text = csvOf([headers, ...rowsOf('7', { ...answers, double: 145 }), ...rowsOf('8', { note: 'x' })]);
    const { records, left } = readRecords(definition, text);
    expect(records).toEqual([
      { record: '7', answers },
      { record: '8', answers: { note: 'x' } },
    ]);
    expect(left).toEqual([]);
    expect(createForm(definition, { answers: records[0]?.answers ?? {}, complete: true }).validate()).toEqual([]);
  });

  it('are read by the form that their dictionary becomes', () => {
    const imported = fromRedcap(toRedcap(definition).text).definition;
    const text = csvOf([headers, ...rowsOf('7', { note: 'x', weight: 72.5, several: ['b'], mood: { sleep: 'a' } })]);
    const { records } = readRecords(imported, text);
    const [{ answers: read } = { answers: {} }] = records;
    expect(read).toMatchObject({ note: 'x', weight: 72.5, several: ['b'] });
    expect(JSON.stringify(read)).toContain('"sleep":"a"');
  });

  it('are one for each visit of a project with events', () => {
    const text = csvOf([
      ['record_id', 'redcap_event_name', 'note'],
      ['1', 'baseline_arm_1', 'x'],
      ['1', 'month_3_arm_1', 'y'],
    ]);
    expect(readRecords(definition, text).records).toEqual([
      { record: '1', event: 'baseline_arm_1', answers: { note: 'x' } },
      { record: '1', event: 'month_3_arm_1', answers: { note: 'y' } },
    ]);
  });

  it('are named by a study number that the form asks for', () => {
    const dictionary = 'field_name,form_name,field_type,field_label\nstudy_id,a,text,Study ID\nnote,a,text,Note';
    const asked = fromRedcap(dictionary).definition;
    expect(readRecords(asked, 'study_id;note\nA-1;x').records).toEqual([
      { record: 'A-1', answers: { study_id: 'A-1', note: 'x' } },
    ]);
  });

  it('are one for each time of an event that repeats', () => {
    const text = csvOf([
      ['record_id', 'redcap_event_name', 'redcap_repeat_instrument', 'redcap_repeat_instance', 'note'],
      ['1', 'relapse_arm_1', '', '1', 'x'],
      ['1', 'relapse_arm_1', '', '2', 'y'],
    ]);
    expect(readRecords(definition, text).records).toEqual([
      { record: '1', event: 'relapse_arm_1', instance: '1', answers: { note: 'x' } },
      { record: '1', event: 'relapse_arm_1', instance: '2', answers: { note: 'y' } },
    ]);
  });

  it('have a row of what repeats here and is filled in once there', () => {
    expect(readRecords(definition, 'record_id,note,drug,dose\n1,x,aspirin,80').records).toEqual([
      { record: '1', answers: { note: 'x', drugs: [{ drug: 'aspirin', dose: 80 }] } },
    ]);
  });

  it('are left where the form has no such column, code or instance', () => {
    const text = csvOf([
      ['record_id', 'redcap_repeat_instrument', 'redcap_repeat_instance', 'other', 'one', 'weight', 'note', 'agreed'],
      ['1', '', '', 'x', 'z', 'many', 'kept', '2'],
      ['1', 'labs', '1', '', '', '', 'y', ''],
      ['', '', '', '', '', '', 'nobody', ''],
    ]);
    const { records, left } = readRecords(definition, text);
    expect(records).toEqual([{ record: '1', answers: { note: 'kept' } }]);
    expect(left).toEqual([
      { path: 'row 1', what: "the column 'other'" },
      { path: 'row 2', what: "'one' with z" },
      { path: 'row 2', what: "'weight' with many" },
      { path: 'row 2', what: "'agreed' with 2" },
      { path: 'row 3', what: "'note' in an instance of 'labs'" },
      { path: 'row 4', what: 'a row that names no record' },
    ]);
    expect(() => readRecords(definition, 'id,note\n1,x')).toThrow(InterchangeError);
  });
});
