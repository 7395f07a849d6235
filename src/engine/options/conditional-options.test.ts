import { describe, expect, it, vi } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import type { Answers, FormDefinition, Option, Question } from '../definition/types.ts';

const plain = (question: Partial<Question> & Pick<Question, 'name' | 'type'>): Question => ({
  id: question.name,
  title: question.name,
  ...question,
});
const formOf = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});
const option = (value: string, visibleWhen?: string, more: Partial<Option> = {}): Option => ({
  value,
  text: value.toUpperCase(),
  ...(visibleWhen !== undefined && { visibleWhen }),
  ...more,
});
const state = plain({ name: 'state', type: 'select', options: [option('tx'), option('wa')] });
const county = plain({
  name: 'county',
  type: 'select',
  mandatory: true,
  options: [
    option('king', 'state = "wa"', { score: 2 }),
    option('pierce', 'state = "wa"'),
    option('cameron', 'state = "tx"'),
    option('none'),
  ],
});
const copied = plain({ name: 'copied', type: 'calculated', formula: 'county' });
const offered = (form: ReturnType<typeof createForm>, name = 'county') =>
  form.state(name).asked?.options?.map(({ value }) => value);

describe('An option with a condition', () => {
  it('is offered while the condition holds', () => {
    const form = createForm(formOf(state, county));
    expect(offered(form)).toEqual(['none']);
    form.set('state', 'wa');
    expect(offered(form)).toEqual(['king', 'pierce', 'none']);
    form.set('state', 'tx');
    expect(offered(form)).toEqual(['cameron', 'none']);
  });

  it('leaves a required question that offers nothing else open, rows of a matrix and ways of a tree too', () => {
    const onlyWest = [option('king', 'state = "wa"', { children: [option('ballard')] })];
    const asked = [
      plain({ name: 'list', type: 'select', mandatory: true, options: onlyWest }),
      plain({ name: 'tree', type: 'cascadeview', requiredWhen: '1 = 1', options: onlyWest }),
      plain({ name: 'table', type: 'matrix', options: onlyWest, rows: [{ name: 'r', text: 'R', mandatory: true }] }),
    ];
    const form = createForm(formOf(state, ...asked));
    const rules = () => asked.map(({ name }) => form.state(name).problem?.rule);
    expect([rules(), form.count().asked]).toEqual([[undefined, undefined, undefined], 1]);
    form.set('state', 'wa');
    expect([rules(), form.count().asked]).toEqual([['mandatory', 'mandatory', 'rowmissing'], 4]);
  });

  it('counts as not chosen while it is hidden, and is chosen again when it shows', () => {
    const form = createForm(
      formOf(state, county, copied, plain({ name: 'points', type: 'calculated', formula: 'SCORE(county)' })),
    );
    form.set('state', 'wa');
    form.set('county', 'king');
    expect(form.answers()).toEqual({ state: 'wa', county: 'king', copied: 'king', points: 2 });
    form.set('state', 'tx');
    expect(form.state('county')).toMatchObject({ value: undefined, problem: { rule: 'mandatory' } });
    expect(form.answers()).toEqual({ state: 'tx' });
    expect(form.draft()).toEqual({ state: 'tx', county: 'king' });
    form.set('state', 'wa');
    expect(form.answers()).toEqual({ state: 'wa', county: 'king', copied: 'king', points: 2 });
  });

  it('keeps an option that is no longer offered in the answers that have it, and in no other', () => {
    const retired = { visibleWhen: 'FALSE', keepChosen: true } as const;
    const options = [
      { value: 'a', text: 'A' },
      { value: 'b', text: 'B', ...retired },
    ];
    const asked = [
      plain({ name: 'one', type: 'select', options }),
      plain({ name: 'several', type: 'flatview', multimode: true, options }),
      plain({ name: 'table', type: 'matrix', options, rows: [{ name: 'x', text: 'X' }] }),
      plain({
        name: 'path',
        type: 'cascadeview',
        options: [{ value: 'top', text: 'Top', children: options }],
      }),
    ];
    const offered = (answers: Answers) =>
      asked.map(({ name }) =>
        JSON.stringify(createForm(formOf(...asked), { answers }).state(name).asked?.options).includes('"b"'),
      );
    const had = { one: 'b', several: ['a', 'b'], table: { x: 'b' }, path: ['top', 'b'] };
    expect(offered(had)).toEqual([true, true, true, true]);
    expect(offered({ one: 'a', several: ['a'], table: { x: 'a' }, path: ['top', 'a'] })).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const form = createForm(formOf(...asked), { answers: had, complete: true });
    expect(form.answers()).toEqual(had);
    expect(form.validate()).toEqual([]);
  });

  it('gives way to what is chosen meanwhile', () => {
    const form = createForm(formOf(state, county));
    form.transact(() => {
      form.set('state', 'wa');
      form.set('county', 'king');
    });
    form.set('state', 'tx');
    form.set('county', 'cameron');
    form.set('state', 'wa');
    expect(form.state('county').value).toBeUndefined();
    form.set('state', 'tx');
    expect(form.state('county').value).toBe('cameron');
  });

  it('is restored from a draft, in whatever order its answers stand', () => {
    const form = createForm(formOf(county, state), { answers: { county: 'king', state: 'tx' } });
    expect(form.answers()).toEqual({ state: 'tx' });
    form.set('state', 'wa');
    expect(form.get('county')).toBe('king');
  });

  it('leaves the other choices of a list', () => {
    const form = createForm(formOf(state, { ...county, mandatory: false, multimode: true }));
    form.transact(() => {
      form.set('state', 'wa');
      form.set('county', ['king', 'none']);
    });
    form.set('state', 'tx');
    expect(form.get('county')).toEqual(['none']);
    form.set('state', 'wa');
    expect(form.get('county')).toEqual(['king', 'none']);
  });

  it('hides the options beneath it, and removes the whole of a path through it', () => {
    const tree = [
      option('body', 'state = "wa"', { children: [option('arm'), option('leg')] }),
      option('mind', undefined, { children: [option('mood', 'state = "wa"')] }),
      option('rest'),
    ];
    const form = createForm(formOf(state, plain({ name: 'place', type: 'cascadeview', options: tree })));
    expect(offered(form, 'place')).toEqual(['rest']);
    form.set('place', ['body', 'arm']);
    expect(form.get('place')).toBeUndefined();
    form.set('state', 'wa');
    expect(form.get('place')).toEqual(['body', 'arm']);
    form.set('place', ['mind', 'mood']);
    form.set('state', 'tx');
    expect(form.state('place').problem).toBeUndefined();
    expect(form.answers()).toEqual({ state: 'tx' });
  });

  it('leaves the other rows of a matrix', () => {
    const matrix = plain({
      name: 'mood',
      type: 'matrix',
      options: [option('no'), option('yes', 'state = "wa"')],
      rows: [
        { name: 'low', text: 'Low' },
        { name: 'high', text: 'High' },
      ],
    });
    const form = createForm(formOf(state, matrix), { answers: { state: 'wa', mood: { low: 'no', high: 'yes' } } });
    expect(form.get('mood')).toEqual({ low: 'no', high: 'yes' });
    form.set('state', 'tx');
    expect(form.get('mood')).toEqual({ low: 'no' });
  });

  it('is asked row by row', () => {
    const form = createForm(
      formOf(plain({ name: 'visits', type: 'container', multimode: true, questions: [state, county] })),
      {
        answers: {
          visits: [
            { state: 'wa', county: 'king' },
            { state: 'tx', county: 'king' },
          ],
        },
      },
    );
    expect(form.rows('visits').map(({ scope }) => scope.get('county'))).toEqual(['king', undefined]);
  });

  it('knows the patient, and what is hidden is blank to it', () => {
    const asked = plain({
      name: 'pregnant',
      type: 'select',
      options: [option('yes', 'patient.gender = "female"'), option('no')],
    });
    const form = createForm(formOf(asked), { patient: { gender: 'female' }, answers: { pregnant: 'yes' } });
    expect(form.get('pregnant')).toBe('yes');
    form.setPatient({ gender: 'male' });
    expect(form.get('pregnant')).toBeUndefined();
  });

  it('notifies only those who listen to its question, and keeps one state until something changes', () => {
    const form = createForm(formOf(state, county, plain({ name: 'other', type: 'text' })));
    const listeners = { county: vi.fn(), other: vi.fn() };
    const before = form.state('county');
    form.subscribe('county', listeners.county);
    form.subscribe('other', listeners.other);
    form.set('other', 'x');
    expect([listeners.county.mock.calls.length, form.state('county') === before]).toEqual([0, true]);
    form.set('state', 'wa');
    expect([listeners.county.mock.calls.length, listeners.other.mock.calls.length]).toEqual([1, 1]);
    const { asked } = form.state('county');
    form.set('county', 'king');
    expect(form.state('county').asked).toBe(asked);
  });

  it('refuses what was never an option, hidden or not', () => {
    const form = createForm(formOf(state, county), { answers: { county: 'moon' } });
    expect(form.state('county').problem?.rule).toBe('notoption');
  });

  it('is offered where its condition has to be stopped', () => {
    const many = `LEN(${Array.from({ length: 700 }, () => 'state').join(' & ')}) > 0`;
    const form = createForm(
      formOf(
        plain({ name: 'state', type: 'text' }),
        plain({ name: 'a', type: 'select', options: [option('x', many)] }),
      ),
    );
    form.set('state', 'long '.repeat(19_000));
    expect(offered(form, 'a')).toEqual(['x']);
  });

  it('says why', () => {
    const form = createForm(formOf(state, county), { answers: { state: 'wa' } });
    expect(
      form
        .explain('county')
        .options?.map(({ expression, result, values, options }) => [
          expression,
          result,
          values,
          options.map(({ value }) => value),
        ]),
    ).toEqual([
      ['state = "wa"', true, [{ name: 'state', value: 'wa' }], ['king', 'pierce']],
      ['state = "tx"', false, [{ name: 'state', value: 'wa' }], ['cameron']],
    ]);
    expect(form.explain('state').options).toBeUndefined();
  });

  it.each<[string, readonly Option[], string, string]>([
    [
      'that cannot be read',
      [option('a', 'state = '), option('b')],
      'pages[0].questions[1].options[0].visibleWhen',
      'missingoperand',
    ],
    [
      'that names no question',
      [option('a'), option('b', 'stat = 1')],
      'pages[0].questions[1].options[1].visibleWhen',
      'unknownnamenear',
    ],
    [
      'of an option further down',
      [option('a', undefined, { children: [option('c', 'nobody = 1')] })],
      'pages[0].questions[1].options[0].children[0].visibleWhen',
      'unknownname',
    ],
    [
      'that is no text',
      [{ ...option('a'), visibleWhen: 7 as unknown as string }],
      'pages[0].questions[1].options[0].visibleWhen',
      'nottextkey',
    ],
    [
      'that asks for its own question',
      [option('a', 'asked = "b"'), option('b')],
      'pages[0].questions[1].options[0].visibleWhen',
      'circle',
    ],
  ])('is refused with its place where it has a condition %s', (_, options, path, rule) => {
    const faults = checkDefinition(formOf(state, plain({ name: 'asked', type: 'cascadeview', options })));
    expect(faults.map((fault) => [fault.path, fault.rule])).toEqual([[path, rule]]);
    expect(faults[0]?.message).not.toBe('');
  });
});
