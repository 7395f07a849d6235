import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromXlsForm } from './from-xls-form.ts';

const rows = (calculation: string) => [
  ['type', 'name', 'label', 'calculation'],
  ['begin_group', 'mother', 'Mother', ''],
  ['integer', 'age', 'Age', ''],
  ['end_group', '', '', ''],
  ['begin_group', 'child', 'Child', ''],
  ['integer', 'age', 'Age', ''],
  ['begin_group', 'more', 'More', ''],
  ['calculate', 'x', '', calculation],
  ['end_group', '', '', ''],
  ['end_group', '', '', ''],
];

describe('A path of an XLSForm', () => {
  it.each([
    ['../../age', 3],
    ['../../../mother/age', 30],
    ['/data/mother/age', 30],
    ['/visit/child/age', 3],
    ['./../../age', 3],
    ['current()/../../age', 3],
  ])('%s leads to the question of that group', (path, value) => {
    const { definition, left } = fromXlsForm({ survey: rows(path) });
    expect(checkDefinition(definition)).toEqual([]);
    expect(left.map(({ what }) => what)).toEqual(["the name 'age' is 'age_2' here"]);
    const form = createForm(definition);
    form.set('age', 30);
    form.set('age_2', 3);
    expect(form.get('x')).toBe(value);
  });

  it.each([
    ['../age', "asks for '../age', which is no question here"],
    ['../../../../../age', "asks for '../../../../../age', which is no question here"],
    ['/data/father/age', "asks for '/data/father/age', which is no question here"],
    ['../../*', "walks the path '../../*'"],
    ['.', 'asks for its own value'],
    ['${x} + 1', 'asks for its own value'],
  ])('%s is listed with its row', (path, why) => {
    const { left } = fromXlsForm({ survey: rows(path) });
    expect(left).toContainEqual({ path: 'survey!8', what: `calculation: ${why} (${path})` });
  });

  it('that leads in a circle, however many there are, leaves a form that opens', () => {
    const circles = Array.from({ length: 150 }, (_, index) => [
      ['calculate', `a${index}`, '', `\${b${index}} + 1`],
      ['calculate', `b${index}`, '', `\${a${index}} + 1`],
    ]).flat();
    const { definition, left } = fromXlsForm({
      survey: [['type', 'name', 'label', 'calculation'], ['text', 'q', 'Q', ''], ...circles],
    });
    expect(checkDefinition(definition)).toEqual([]);
    expect(left.length).toBe(300);
    expect(left).toContainEqual({ path: 'survey!3', what: 'calculation cannot be kept: it waits for its own value' });
    expect(definition.pages[0]?.questions.map(({ name }) => name)).toEqual(['q']);
  });
});
