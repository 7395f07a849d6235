import { describe, expect, it } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromQuestionnaire } from '../fhir/import/from-questionnaire.ts';
import { fromSurveyJs } from './from-survey-js.ts';

const open = (survey: object) => {
  const { definition, left } = fromSurveyJs(survey);
  expect(checkDefinition(definition)).toEqual([]);
  return { definition, left, form: createForm(definition) };
};
const scale = (name: string) => ({
  type: 'radiogroup',
  name,
  choices: [
    { value: 0, text: 'No' },
    { value: 1, text: 'Some' },
    { value: 2, text: 'Much' },
  ],
});
const score = (name: string, expression: string) => ({ type: 'expression', name, visible: false, expression });

describe('Scores that nobody sees', () => {
  const parts = [scale('a'), scale('b')];
  const surveys: Readonly<Record<string, object>> = {
    'beside the questions': { elements: [...parts, score('total', '{a} + {b}')] },
    'that rest on another': { elements: [...parts, score('half', '{a} + {b}'), score('total', '{half} * 1')] },
    'in a panel out of sight': {
      elements: [
        ...parts,
        {
          type: 'panel',
          name: 'p',
          visible: false,
          elements: [score('total', 'sum({a}, {b})'), { type: 'text', name: 'note', isRequired: true }],
        },
      ],
    },
    'on a page out of sight': {
      pages: [
        { name: 'one', elements: parts },
        { name: 'two', visible: false, elements: [{ type: 'expression', name: 'total', expression: '{a} + {b}' }] },
      ],
    },
    'on a page of their own': {
      pages: [
        { name: 'one', elements: parts },
        { name: 'two', elements: [score('total', '{a} + {b}')] },
      ],
    },
  };

  it.each(Object.entries(surveys))('are computed and saved %s', (_, survey) => {
    const { form, left, definition } = open(survey);
    form.set('a', '1');
    form.set('b', '2');
    expect(form.answers()).toMatchObject({ total: 3 });
    expect([left, form.validate(), definition.pages.length]).toEqual([[], [], 1]);
  });
});

describe('One odd question', () => {
  it('degrades alone, with its place', () => {
    const { definition, left, form } = open({
      elements: [
        { type: 'matrix', name: 'm', title: 'Matrix', columns: [1, 2] },
        { name: 'untyped' },
        null,
        { type: 'text', name: 'a' },
      ],
    });
    expect(left.map(({ path }) => path)).toEqual(expect.arrayContaining(['elements[0]', 'elements[1]', 'elements[2]']));
    expect(definition.pages[0]?.questions[0]).toMatchObject({ type: 'label', title: 'Matrix' });
    form.set('a', 'x');
    expect(form.answers()).toEqual({ a: 'x' });
  });
});

describe('Choices', () => {
  it('with spaces around their values can be answered, compared and begun with', () => {
    const { form } = open({
      elements: [
        { type: 'radiogroup', name: 'q', choices: [' yes ', 'no '], defaultValue: 'no ' },
        { type: 'text', name: 't', visibleIf: "{q} = ' yes '" },
      ],
    });
    expect(form.get('q')).toBe('no');
    form.set('q', 'yes');
    expect([form.get('q'), form.state('t').visible, form.validate()]).toEqual(['yes', true, []]);
  });

  it('of a Questionnaire can be answered too', () => {
    const { definition } = fromQuestionnaire({
      resourceType: 'Questionnaire',
      status: 'active',
      item: [
        {
          linkId: 'q',
          type: 'choice',
          text: 'Q',
          answerOption: [{ valueString: ' Sometimes ' }, { valueCoding: { code: 'no ', display: 'No' } }],
        },
      ],
    });
    const form = createForm(definition);
    for (const { value } of definition.pages[0]?.questions[0]?.options ?? []) {
      form.set('q', value);
      expect(form.validate()).toEqual([]);
    }
  });

  it('may be written as value and text in one', () => {
    const { definition } = open({
      elements: [{ type: 'dropdown', name: 'q', choices: ['1|Never', { value: '2|Often' }, 'plain'] }],
    });
    expect(definition.pages[0]?.questions[0]?.options).toMatchObject([
      { value: '1', text: 'Never', score: 1 },
      { value: '2', text: 'Often' },
      { value: 'plain', text: 'plain' },
    ]);
  });
});

describe('Expressions as surveys have them', () => {
  const shown = (element: object, visibleIf: string) => {
    const { form, left } = open({ elements: [element, { type: 'text', name: 'then', visibleIf }] });
    expect(left).toEqual([]);
    return (answer: unknown) => {
      form.set('q', answer);
      return form.state('then').visible;
    };
  };

  it('find a part of a text', () => {
    const isShown = shown({ type: 'text', name: 'q' }, "{q} contains 'pain'");
    expect(['back pain', 'fever'].map(isShown)).toEqual([true, false]);
    expect(['back pain', 'fever'].map(shown({ type: 'text', name: 'q' }, "{q} contains ['pain']"))).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['{q} = 1', [true, false]],
    ['{q} = true', [true, false]],
    ["{q} = 'true'", [true, false]],
    ['{q} = 0', [false, true]],
    ['{q} <> 1', [false, true]],
    ['{q}', [true, false]],
    ['{q} * 2 > 1', [true, false]],
  ] as const)('compare a yes or no that has to be given: %s', (visibleIf, expected) => {
    expect(['true', 'false'].map(shown({ type: 'boolean', name: 'q', isRequired: true }, visibleIf))).toEqual(expected);
    expect([true, false].map(shown({ type: 'boolean', name: 'q' }, visibleIf))).toEqual(expected);
  });

  it('join texts and add numbers, as they are answered', () => {
    const { form } = open({
      elements: [
        { type: 'text', name: 'a' },
        { type: 'text', name: 'b' },
        { type: 'expression', name: 'r', expression: '{a} + {b}' },
      ],
    });
    const given = (a: string, b: string) => {
      form.set('a', a);
      form.set('b', b);
      return form.get('r');
    };
    expect([given('Sara', 'Amini'), given('2', '1'), given('A', '1')]).toEqual(['SaraAmini', 3, 'A1']);
  });

  it('look into one row of a list', () => {
    const { form, left } = open({
      elements: [
        {
          type: 'paneldynamic',
          name: 'drugs',
          templateElements: [{ type: 'text', name: 'dose', inputType: 'number' }],
        },
        { type: 'expression', name: 'first', expression: '{drugs[0].dose} + {drugs[1].dose}' },
      ],
    });
    expect(left).toEqual([]);
    form.set('drugs', [{ dose: 5 }, { dose: 7 }, { dose: 9 }]);
    expect(form.get('first')).toBe(12);
  });

  it('find whichever of two questions of one name is answered, which is listed', () => {
    const { form, left } = open({
      elements: [
        { type: 'text', name: 'sex' },
        { type: 'text', name: 'q', visibleIf: "{sex} = 'f'" },
        { type: 'text', name: 'q', visibleIf: "{sex} = 'm'" },
        { type: 'text', name: 'then', visibleIf: "{q} = 'x'" },
      ],
    });
    expect(left).toMatchObject([{ path: 'elements[2].name' }]);
    form.set('sex', 'm');
    form.set('q_2', 'x');
    expect(form.state('then').visible).toBe(true);
  });
});

describe('A number of marks', () => {
  it.each([
    [
      { rateMin: 0, rateCount: 11 },
      { min: 0, max: 10 },
    ],
    [{ rateCount: 7 }, { min: 1, max: 7 }],
    [{ rateMin: 0 }, { min: 0, max: 5 }],
    [
      { rateMin: 2, rateMax: 4, rateCount: 9 },
      { min: 2, max: 4 },
    ],
  ])('counts from the first: %o', (rate, bounds) => {
    expect(
      open({ elements: [{ type: 'rating', name: 'r', ...rate }] }).definition.pages[0]?.questions[0],
    ).toMatchObject(bounds);
  });
});
