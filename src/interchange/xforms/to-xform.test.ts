import { describe, expect, it } from 'vitest';
import { samples } from '../../../demo/samples/index.ts';
import { ask, formOf } from '../../../test/support/interchange/number-form.ts';
import { namedIn, within, xformFaults } from '../../../test/support/interchange/xform-device.ts';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { instruments } from '../../library/instruments.ts';
import { cutDefinition } from '../../../server/src/access/cut-definition.ts';
import { fieldForm } from './field-form.ts';
import { parseXml } from './parse-xml.ts';
import { toXForm } from './to-xform.ts';

const write = (definition: FormDefinition) => toXForm(definition, { id: 'f', version: '3', title: 'A <form>' });
const bindOf = (definition: FormDefinition, name: string) =>
  Object.fromEntries(
    namedIn(parseXml(write(definition).xml), 'bind').find(({ attributes }) =>
      attributes.get('nodeset')?.endsWith(`/${name}`),
    )!.attributes,
  );
/** What is computed, where it is a number. */
const unlessNaN = (expression: string) => `if(string(${expression}) = 'NaN', '', ${expression})`;
const when = (target: string, condition: string): FormDefinition['conditions'] => [
  { id: 'c', kind: 'visibility', target, when: condition },
];

const forms = [
  ...samples.map(({ category, definition }) => [`the sample ${category.slug}`, definition] as const),
  ...instruments.map(({ id, definition }) => [`the instrument ${id}`, definition] as const),
];

describe.each(forms)('%s as an XForm', (_, whole) => {
  const root = parseXml(write(fieldForm(whole, 'owner', ['name'])).xml);

  it('binds and asks nothing but what its instance has, and names texts and lists that are there', () => {
    expect(within(root).filter(({ attributes }) => attributes.get('ref')?.startsWith('/')).length).toBeGreaterThan(1);
    expect(xformFaults(root)).toEqual([]);
  });
});

describe('A form as an XForm', () => {
  it('has its texts in both languages, its own first', () => {
    const root = parseXml(write(formOf([ask('a', { title: { en: 'How old?', fa: 'چند سال؟' } })])).xml);
    expect(namedIn(root, 'translation').map(({ attributes }) => [...attributes.values()])).toEqual([
      ['English (en)', 'true()'],
      ['Persian (fa)'],
    ]);
    expect(namedIn(root, 'value').map(({ text }) => text)).toEqual(expect.arrayContaining(['How old?', 'چند سال؟']));
    expect(namedIn(root, 'title')[0]?.text).toBe('A <form>');
    expect(namedIn(root, 'data')[0]?.attributes).toEqual(
      new Map([
        ['id', 'f'],
        ['version', '3'],
      ]),
    );
  });

  it('asks by the rules of the form', () => {
    const definition = formOf(
      [
        ask('a', { mandatory: true, min: 1, max: 9, floatcount: 0 }),
        ask('b', { constraint: { when: 'b > a', message: 'More than a' } }),
        ask('c', { type: 'calculated', formula: 'a + b' }),
        ask('d', { initialformula: 'a * 2' }),
        ask('e', { defaultvalue: 5 }),
      ],
      { conditions: when('b', 'a > 3') },
    );
    expect(bindOf(definition, 'a')).toEqual({
      nodeset: '/data/page_1/a',
      type: 'int',
      required: 'true()',
      constraint: '(. >= 1) and (. <= 9)',
    });
    expect(bindOf(definition, 'b')).toMatchObject({
      relevant: '/data/page_1/a > 3',
      constraint: '. > /data/page_1/a',
      'jr:constraintMsg': "jr:itext('/data/page_1/b:jr:constraintMsg')",
    });
    expect(bindOf(definition, 'c')).toMatchObject({
      calculate: unlessNaN('/data/page_1/a + /data/page_1/b'),
      readonly: 'true()',
    });
    const root = parseXml(write(definition).xml);
    expect(Object.fromEntries(namedIn(root, 'setvalue')[0]!.attributes)).toEqual({
      event: 'odk-instance-first-load',
      ref: '/data/page_1/d',
      value: '/data/page_1/a * 2',
    });
    expect(namedIn(root, 'e')[0]?.text).toBe('5');
  });

  it('names what stands in the same row from there, and a column from outside its rows', () => {
    const rows = (questions: readonly Question[]) => ask('rows', { type: 'container', multimode: true, questions });
    const inside = formOf([
      rows([
        ask('x'),
        ask('y', { type: 'calculated', formula: 'x * 2' }),
        ask('z', { type: 'calculated', formula: 'SUM(rows.x)' }),
      ]),
      ask('all', { type: 'calculated', formula: 'SUM(rows.x)' }),
      ask('many', { type: 'calculated', formula: 'COUNT(rows)' }),
    ]);
    expect(bindOf(inside, 'y')['calculate']).toBe(unlessNaN('../x * 2'));
    expect(bindOf(inside, 'z')['calculate']).toBe(unlessNaN('sum(../../rows/x)'));
    expect(bindOf(inside, 'all')['calculate']).toBe(unlessNaN('sum(/data/page_1/rows/x)'));
    expect(bindOf(inside, 'many')['calculate']).toBe(unlessNaN('count(/data/page_1/rows)'));
  });

  it('sums the column of the rows that are meant: those within this row, those around, and those of another page', () => {
    const rows = (name: string, questions: readonly Question[]) =>
      ask(name, { type: 'container', multimode: true, questions });
    const sum = (name: string, formula: string) => ask(name, { type: 'calculated', formula });
    const first = formOf([
      rows('visits', [
        ask('day'),
        rows('drugs', [ask('dose'), sum('ofvisit', 'SUM(drugs.dose)'), sum('ofdays', 'SUM(visits.day)')]),
        ask('part', { type: 'container', questions: [sum('deeper', 'SUM(drugs.dose)')] }),
        sum('shared', 'SUM(drugs.dose)'),
      ]),
      sum('overall', 'SUM(visits.day)'),
    ]);
    const page = first.pages[0]!;
    const definition = {
      ...first,
      pages: [page, { ...page, id: 'other', questions: [rows('bills', [sum('paid', 'SUM(visits.day)')])] }],
    };
    const calculations = ['ofvisit', 'ofdays', 'deeper', 'shared', 'overall', 'paid'].map(
      (name) => bindOf(definition, name)['calculate'],
    );
    expect(calculations).toEqual(
      [
        'sum(../../drugs/dose)',
        'sum(../../../visits/day)',
        'sum(../../drugs/dose)',
        'sum(../drugs/dose)',
        'sum(/data/page_1/visits/day)',
        'sum(/data/page_1/visits/day)',
      ].map(unlessNaN),
    );
  });

  it('counts days from texts, as not every app does from the dates that functions give', () => {
    const definition = formOf([
      ask('a', { type: 'date' }),
      ask('b', { type: 'calculated', formula: 'DAYS(TODAY(), a)' }),
    ]);
    expect(bindOf(definition, 'b')['calculate']).toBe(
      unlessNaN(
        ['today()', '/data/page_1/a']
          .map((day) => `int(decimal-date-time(format-date-time(${day}, '%Y-%m-%dT%H:%M:%S')))`)
          .join(' - '),
      ),
    );
  });

  it('asks for a text where only the form itself can compute what is offered, and says so', () => {
    const definition = formOf([ask('a', { type: 'text' }), ask('b', { type: 'select', optionsFrom: 'a' })]);
    const { xml, notExported } = write(definition);
    expect(namedIn(parseXml(xml), 'input').map(({ attributes }) => attributes.get('ref'))).toContain('/data/page_1/b');
    expect(notExported).toMatchObject([{ name: 'b', setting: 'optionsFrom' }]);
  });

  it('offers options by their conditions', () => {
    const options = [
      { text: 'One', value: 'one' },
      { text: 'Two', value: 'two', visibleWhen: 'a > 1' },
    ];
    const root = parseXml(write(formOf([ask('a'), ask('b', { type: 'select', options })])).xml);
    expect(namedIn(root, 'itemset')[0]?.attributes.get('nodeset')).toBe(
      "instance('b')/root/item[shown_when = 'always' or (shown_when = 'when_1' and (/data/page_1/a > 1))]",
    );
  });

  it('requires nothing whose condition it cannot say, and lists that', () => {
    const definition = formOf([ask('a', { mandatory: true })], { conditions: when('a', 'LOWER("A") = "a"') });
    expect(bindOf(definition, 'a')['required']).toBeUndefined();
    expect(write(definition).notExported.map(({ name, setting }) => `${name} ${setting}`)).toEqual(['a visibility']);
  });

  it('begins each patient anew: what was answered before is blank, and not what the device saw last', () => {
    const definition = formOf([ask('a'), ask('b', { type: 'calculated', formula: 'a - LAST(a)' }), ask('c')], {
      conditions: when('c', 'LAST(a) > 1'),
    });
    const { xml, notExported } = write(definition);
    expect(xml).not.toContain('last-saved');
    expect(bindOf(definition, 'b')['calculate']).toBeUndefined();
    expect(bindOf(definition, 'c')['relevant']).toBe("'' > 1");
    expect(notExported.map(({ name, setting }) => `${name} ${setting}`)).toEqual(['b formula']);
  });

  it('lists what an app does otherwise, and neither looks nor what the server does anyway', () => {
    const definition = formOf([ask('a', { type: 'text', patientField: 'name', bgColor: '#fff000' })], {
      opening: { purpose: 'Why' },
    });
    expect(write(definition).notExported.map(({ setting }) => setting)).toEqual(['opening']);
  });

  it('shows a role nothing that is hidden from it, and still asks conditions by it', () => {
    const whole = formOf(
      [
        ask('hidden', { showforsecretary: false, title: 'Unseen' }),
        ask('b'),
        ask('never', { showforsecretary: false }),
      ],
      { conditions: when('b', 'hidden > 1') },
    );
    const root = parseXml(write(fieldForm(cutDefinition(whole, 'secretary'), 'secretary')).xml);
    expect(namedIn(root, 'input').map(({ attributes }) => attributes.get('ref'))).toEqual(['/data/page_1/b']);
    expect(JSON.stringify(within(root).map(({ text }) => text))).not.toContain('Unseen');
    expect(namedIn(root, 'never')).toEqual([]);
    expect(namedIn(root, 'hidden')).toHaveLength(1);
  });
});
