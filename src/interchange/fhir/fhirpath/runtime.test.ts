import { describe, expect, it } from 'vitest';
import { checkDefinition, createCheckedForm as createForm } from '../../../../test/support/interchange/fhir-engine.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { functionDocs } from '../../../engine/function-docs/function-docs.ts';

const number = (name: string): Question => ({ id: name, name, type: 'number', title: name });
const calculated = (name: string, expression: string, more: object = {}): Question => ({
  id: name,
  name,
  type: 'calculated',
  title: name,
  formula: `FHIRPATH("${expression}")`,
  ...more,
});
const definitionOf = (questions: readonly Question[], more: object = {}): FormDefinition => ({
  schema: 1,
  title: 'Form',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'P', pageType: 'form', questions }],
  ...more,
});
const sum = calculated('total', `%resource.descendants().where(linkId = 'a' or linkId = 'b').answer.value.sum()`);

describe('What is no form', () => {
  it('is refused and never throws, whatever stands where pages and questions should', () => {
    for (const pages of [[null, 1, 'x', []], [{ questions: [null, 4, 'x', { questions: {} }] }]]) {
      expect(checkDefinition({ ...definitionOf([]), pages } as never).length).toBeGreaterThan(0);
    }
  });
});

describe('FHIRPATH in a form', () => {
  it('follows the answers', () => {
    const form = createForm(definitionOf([number('a'), number('b'), sum]));
    form.set('a', 2);
    expect(form.get('total')).toBe(2);
    form.set('b', 3);
    expect(form.get('total')).toBe(5);
    form.set('a', undefined);
    expect(form.get('total')).toBe(3);
  });

  it('does as the documented example says', () => {
    const [example] = functionDocs.find(({ name }) => name === 'FHIRPATH')?.examples ?? [];
    const whole = { ...definitionOf([number('a'), number('b')]) };
    const result: Question = { id: 'r', name: 'r', type: 'calculated', title: 'r', formula: example?.expression };
    const form = createForm(
      { ...whole, pages: [...whole.pages, { id: 'q', text: 'Q', pageType: 'form', questions: [result] }] },
      { answers: example?.given as { a: number; b: number } },
    );
    expect(form.get('r')).toBe(example?.result);
  });

  it('leaves hidden questions out', () => {
    const conditions = [{ id: 'c', kind: 'visibility', target: 'b', when: 'a > 1' }];
    const form = createForm(definitionOf([number('a'), number('b'), sum], { conditions }), { answers: { a: 1, b: 3 } });
    expect(form.get('total')).toBe(1);
    form.set('a', 2);
    expect(form.get('total')).toBe(5);
  });

  it('decides what is shown', () => {
    const conditions = [
      {
        id: 'c',
        kind: 'visibility',
        target: 'b',
        when: `FHIRPATH("%resource.descendants().where(linkId = 'a').answer.value > 1")`,
      },
    ];
    const form = createForm(definitionOf([number('a'), number('b')], { conditions }));
    expect(form.state('b').visible).toBe(false);
    form.set('a', 2);
    expect(form.state('b').visible).toBe(true);
  });

  it('sees variables of the form and of the question, each those before it', () => {
    const variables = [
      { name: 'x', expression: `%resource.descendants().where(linkId = 'a').answer.value` },
      { name: 'y', expression: '%x + 1' },
    ];
    const form = createForm(
      definitionOf([number('a'), calculated('r', '%y * %z', { variables: [{ name: 'z', expression: '%y' }] })], {
        variables,
      }),
      { answers: { a: 2 } },
    );
    expect(form.get('r')).toBe(9);
  });

  it('knows the patient, and the form’s own day', () => {
    const form = createForm(definitionOf([calculated('r', '%patient.gender & today().toString()')]), {
      patient: { gender: 'female' },
      now: () => new Date(2020, 1, 3, 12),
    });
    expect(form.get('r')).toBe('female2020-02-03');
    form.setPatient({ gender: 'male' });
    expect(form.get('r')).toBe('male2020-02-03');
  });

  it.each([
    ['undefined variables', '%nothing + 1'],
    ['several where one is meant', `(1 | 2) + 1`],
    ['the network', `'x'.resolve()`],
    ['a terminology server', `'x'.memberOf('http://example.org/vs')`],
    ['what never ends', `(1).repeat($this + 1)`],
    ['what grows without end', `(1 | 2 | 3).repeat($this + 1 | $this * 2)`],
  ])('keeps the form alive through %s: the result is blank, and the staff are notified', (_, expression) => {
    const form = createForm(definitionOf([number('a'), calculated('r', expression)]), { role: 'expert' });
    expect(form.state('r')).toMatchObject({ value: undefined, warning: { name: 'r', rule: 'notcomputed' } });
    expect(form.validate()).toEqual([]);
    form.set('a', 1);
    expect(form.answers()).toEqual({ a: 1 });
  });

  it('finds circles, and what is no FHIRPath with its place', () => {
    const circle = definitionOf([
      calculated('x', `%resource.descendants().where(linkId = 'y').answer.value`),
      calculated('y', `%resource.descendants().where(linkId = 'x').answer.value`),
    ]);
    expect(checkDefinition(circle)).toMatchObject([{ rule: 'circle' }]);
    expect(checkDefinition(definitionOf([calculated('x', '1 +')]))).toMatchObject([
      { path: 'pages[0].questions[0].formula', rule: 'foreignsyntax', position: 13 },
    ]);
  });

  it('finds what is no FHIRPath in variables of the form, a page and a question', () => {
    const variables = [
      { name: 'good', expression: '1' },
      { name: 'bad', expression: '1 +' },
    ];
    const definition = definitionOf([calculated('x', '1', { variables })], { variables });
    const paged = { ...definition, pages: definition.pages.map((page) => ({ ...page, variables })) };
    expect(checkDefinition(paged).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'variables[1].expression foreignsyntax',
      'pages[0].variables[1].expression foreignsyntax',
      'pages[0].questions[0].variables[1].expression foreignsyntax',
    ]);
  });

  it('stops an expression whose variables together run away', () => {
    const forty = { name: 'forty', expression: Array.from({ length: 40 }, (_, index) => index).join(' | ') };
    const variables = [
      forty,
      ...Array.from({ length: 120 }, (_, index) => ({
        name: `v${index}`,
        expression: '%forty.select(%forty.select($this)).count()',
      })),
    ];
    const all = variables
      .slice(1)
      .map(({ name }) => `%${name}`)
      .join(' + ');
    expect(createForm(definitionOf([calculated('r', '%v0')], { variables })).get('r')).toBe(1600);
    const form = createForm(definitionOf([calculated('r', all)], { variables }), { role: 'owner' });
    expect(form.state('r').warning).toMatchObject({ rule: 'notcomputed', params: { cause: 'toomanysteps' } });
  });
});
