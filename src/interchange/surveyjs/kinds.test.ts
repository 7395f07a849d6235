import { describe, expect, it } from 'vitest';
import type { Question } from '../../engine/definition/types.ts';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromSurveyJs } from './from-survey-js.ts';

const of = (...elements: readonly object[]) => fromSurveyJs({ elements });
const first = (element: object): Question =>
  of({ name: 'q', ...element }).definition.pages[0]?.questions[0] as Question;
const choices = ['a', { value: 'b', text: { default: 'Bee', fa: 'ب', de: 'Be' } }];

describe('Elements of SurveyJS become questions', () => {
  it.each<readonly [object, Partial<Question>]>([
    [{ type: 'text' }, { type: 'text' }],
    [
      { type: 'text', inputType: 'number', min: 1, max: 9, step: 2 },
      { type: 'number', min: 1, max: 9, step: 2 },
    ],
    [
      { type: 'text', inputType: 'date', min: '2020-01-01' },
      { type: 'date', min: '2020-01-01' },
    ],
    [{ type: 'text', inputType: 'datetime-local' }, { type: 'datetime' }],
    [{ type: 'text', inputType: 'time' }, { type: 'time' }],
    [
      { type: 'text', inputType: 'email' },
      { type: 'text', format: 'email' },
    ],
    [{ type: 'text', inputType: 'tel' }, { format: 'phone' }],
    [{ type: 'text', inputType: 'url' }, { format: 'url' }],
    [
      { type: 'text', inputType: 'range' },
      { type: 'numericrange', min: 0, max: 100 },
    ],
    [{ type: 'comment' }, { type: 'note' }],
    [
      { type: 'radiogroup', choices: [1, 2] },
      {
        type: 'flatview',
        options: [
          { text: '1', value: '1', score: 1 },
          { text: '2', value: '2', score: 2 },
        ],
      },
    ],
    [
      { type: 'checkbox', choices },
      {
        type: 'flatview',
        multimode: true,
        options: [
          { text: 'a', value: 'a' },
          { text: { en: 'Bee', fa: 'ب' }, value: 'b' },
        ],
      },
    ],
    [{ type: 'dropdown', choices }, { type: 'select' }],
    [
      { type: 'tagbox', choices },
      { type: 'select', multimode: true },
    ],
    [{ type: 'buttongroup', choices }, { type: 'flatview' }],
    [
      { type: 'ranking', choices },
      { type: 'select', multimode: true },
    ],
    [
      { type: 'imagepicker', choices, multiSelect: true },
      { type: 'flatview', multimode: true },
    ],
    [{ type: 'boolean' }, { type: 'checkbox' }],
    [
      { type: 'boolean', valueTrue: 'y', valueFalse: 'n', labelTrue: 'Ja' },
      {
        type: 'flatview',
        options: [
          { value: 'y', text: 'Ja' },
          { value: 'n', text: { en: 'No', fa: 'خیر' } },
        ],
      },
    ],
    [
      { type: 'rating', rateMin: 0, rateMax: 10, minRateDescription: 'No pain' },
      { type: 'rating', min: 0, max: 10, minLabel: 'No pain' },
    ],
    [
      { type: 'rating', rateType: 'stars' },
      { min: 1, max: 5, display: 'stars' },
    ],
    [
      { type: 'slider', min: 2, max: 8, sliderType: 'range' },
      { type: 'numericrange', multimode: true, min: 2, max: 8 },
    ],
    [
      { type: 'matrix', columns: [0, 1], rows: ['sleep', 'low mood'], isAllRowRequired: true },
      {
        type: 'matrix',
        rows: [
          { name: 'sleep', text: 'sleep', mandatory: true },
          { name: 'low_mood', text: 'low mood', mandatory: true },
        ],
      },
    ],
    [
      { type: 'expression', expression: '1 + 2' },
      { type: 'calculated', formula: 'SUM(1, 2)' },
    ],
    [
      { type: 'html', html: '<p>Read <b>this</b>&nbsp;&amp; go</p>' },
      { type: 'label', title: 'Read this & go' },
    ],
    [{ type: 'signaturepad' }, { type: 'signature' }],
    [
      { type: 'file', allowMultiple: true },
      { type: 'file', multimode: true, accept: 'any' },
    ],
    [{ type: 'image', imageLink: 'x.png' }, { type: 'label' }],
    [
      { type: 'text', title: 'T', description: 'D', isRequired: true, defaultValue: 'd' },
      { title: 'T', subtext: 'D', mandatory: true, defaultvalue: 'd' },
    ],
    [{ type: 'panel', elements: [{ type: 'text', name: 'in' }] }, { type: 'container' }],
    [
      { type: 'paneldynamic', templateElements: [{ type: 'text', name: 'in' }] },
      { type: 'container', multimode: true },
    ],
    [{ type: 'multipletext', items: [{ name: 'in' }] }, { type: 'container' }],
  ])('%o', (element, expected) => {
    expect(first(element)).toMatchObject(expected);
    expect(checkDefinition(of({ name: 'q', ...element }).definition)).toEqual([]);
  });

  it('rows of matrices are asked one by one, or as rows that come and go', () => {
    const { definition, left } = of(
      {
        type: 'matrixdropdown',
        name: 'm',
        columns: [{ name: 'dose', cellType: 'text', inputType: 'number' }, { name: 'often' }],
        choices: ['daily', 'weekly'],
        rows: ['iron', 'zinc'],
      },
      {
        type: 'matrixdynamic',
        name: 'd',
        columns: [
          { name: 'amount', cellType: 'text', inputType: 'number' },
          { name: 'double', cellType: 'expression', expression: '{row.amount} * 2' },
        ],
      },
      { type: 'expression', name: 'all', expression: "{m.iron.dose} + {m.zinc.dose} + sumInArray({d}, 'amount')" },
    );
    const live = createForm(definition);
    live.set('m_iron_dose', 2);
    live.addRow('d').scope.set('amount', 5);
    live.addRow('d').scope.set('amount', 6);
    expect([left, live.get('all'), live.rows('d').map(({ scope }) => scope.get('double'))]).toEqual([[], 13, [10, 12]]);
  });
});

describe('Rules of SurveyJS', () => {
  it('show, require and check as they say', () => {
    const { definition, left } = of(
      {
        type: 'text',
        inputType: 'number',
        name: 'age',
        validators: [{ type: 'numeric', minValue: 0, maxValue: 130, text: 'Not an age.' }],
      },
      {
        type: 'text',
        name: 'school',
        visibleIf: '{age} < 18',
        requiredIf: '{age} >= 6 and {age} <= 15',
        validators: [
          { type: 'text', minLength: 3 },
          { type: 'expression', expression: "{school} <> 'none'" },
        ],
      },
      { type: 'text', name: 'code', validators: [{ type: 'regex', regex: '^[A-Z]{2}$', text: 'Two letters.' }] },
      {
        type: 'checkbox',
        name: 'ills',
        choices: ['a', 'b'],
        showNoneItem: true,
        showOtherItem: true,
        maxSelectedChoices: 2,
      },
    );
    expect(left).toEqual([]);
    const live = createForm(definition);
    live.set('age', 200);
    expect(live.state('age').problem?.message).toBe('Not an age.');
    live.set('age', 10);
    expect([live.state('age').problem, live.state('school').visible, live.state('school').required]).toEqual([
      undefined,
      true,
      true,
    ]);
    for (const [text, isRight] of [
      ['ab', false],
      ['none', false],
      ['abc', true],
    ] as const) {
      live.set('school', text);
      expect([text, live.state('school').problem === undefined]).toEqual([text, isRight]);
    }
    live.set('code', 'abc');
    expect(live.state('code').problem?.message).toBe('Two letters.');
    for (const [chosen, isRight] of [
      [['none'], true],
      [['none', 'a'], false],
      [['a', 'b'], true],
      [['a', 'b', 'other'], false],
    ] as const) {
      live.set('ills', chosen);
      expect([chosen, live.state('ills').problem === undefined]).toEqual([chosen, isRight]);
    }
    expect(live.state('ills_comment').visible).toBe(true);
  });

  it('hide pages, and begin with what is computed', () => {
    const { definition } = fromSurveyJs({
      locale: 'fa',
      title: { default: 'فرم', en: 'Form' },
      pages: [
        {
          name: 'one',
          elements: [
            { type: 'boolean', name: 'more' },
            { type: 'text', inputType: 'date', name: 'on', defaultValueExpression: 'today()' },
          ],
        },
        { name: 'two', visibleIf: '{more} = true', elements: [{ type: 'text', name: 'why' }] },
      ],
    });
    const live = createForm(definition, { now: () => new Date(2026, 2, 21, 12) });
    expect([definition.title, definition.language, live.get('on'), live.pages().length]).toEqual([
      { fa: 'فرم', en: 'Form' },
      'fa',
      '2026-03-21',
      1,
    ]);
    live.set('more', true);
    expect(live.pages().length).toBe(2);
  });

  it('offer choices while they hold, of each choice, of all, or as they are chosen elsewhere', () => {
    const { definition, left } = of(
      { type: 'text', inputType: 'number', name: 'age' },
      { type: 'checkbox', name: 'fruit', choices: ['apple', 'pear', { value: 'wine', visibleIf: '{age} >= 18' }] },
      { type: 'radiogroup', name: 'best', choicesFromQuestion: 'fruit', choicesFromQuestionMode: 'selected' },
      { type: 'dropdown', name: 'worst', choicesFromQuestion: 'fruit', choicesFromQuestionMode: 'unselected' },
      {
        type: 'dropdown',
        name: 'other',
        choices: ['apple', 'pear'],
        choicesVisibleIf: '{item} <> {best} and {age} > 10',
      },
    );
    const live = createForm(definition);
    const offered = (name: string) => (live.state(name).asked?.options ?? []).map(({ value }) => value);
    live.set('age', 17);
    live.set('fruit', ['pear', 'wine']);
    expect([left, live.get('fruit')]).toEqual([[], ['pear']]);
    live.set('age', 18);
    expect([live.get('fruit'), offered('best'), offered('worst')]).toEqual([
      ['pear', 'wine'],
      ['pear', 'wine'],
      ['apple'],
    ]);
    live.set('best', 'pear');
    expect(offered('other')).toEqual(['apple']);
  });

  it('follow another question until edited, compute what nobody may change, and bound rows', () => {
    const { definition, left } = of(
      { type: 'text', name: 'home' },
      { type: 'text', name: 'bill', defaultValueExpression: '{home}' },
      { type: 'text', name: 'label', readOnly: true, setValueExpression: "{home} + '!'" },
      {
        type: 'paneldynamic',
        name: 'kids',
        minPanelCount: 1,
        maxPanelCount: 2,
        templateElements: [{ type: 'text', name: 'kid' }],
      },
      { type: 'checkbox', name: 'ills', choices: ['a', 'b', { value: 'none', isExclusive: true }] },
      {
        type: 'text',
        inputType: 'number',
        name: 'n',
        validators: [{ type: 'numeric', minValue: 5, condition: "{home} = 'x'" }],
      },
    );
    const live = createForm(definition);
    live.set('home', 'x');
    expect([left, live.get('bill'), live.get('label')]).toEqual([[], 'x', 'x!']);
    live.set('bill', 'y');
    live.set('home', 'z');
    live.set('n', 3);
    expect([live.get('bill'), live.state('n').problem]).toEqual(['y', undefined]);
    live.set('home', 'x');
    live.set('ills', ['a', 'none']);
    expect([live.state('n').problem?.rule, live.state('ills').problem?.rule]).toEqual(['constraint', 'constraint']);
    for (const kid of ['k', 'l', 'm']) live.addRow('kids').scope.set('kid', kid);
    expect(live.validate().map(({ name, rule }) => [name, rule])).toContainEqual(['kids', 'toomanyrows']);
  });

  it('of triggers show questions and pages, and are listed where they set values or end the survey', () => {
    const { definition, left } = fromSurveyJs({
      triggers: [
        { type: 'visible', expression: '{a} = 1', questions: ['b'], pages: ['two'] },
        { type: 'setvalue', expression: '{a} = 1', setToName: 'b', setValue: 1 },
        { type: 'visible', expression: '{a} = 2', questions: ['nobody', 'c'] },
      ],
      pages: [
        {
          name: 'one',
          elements: [
            { type: 'text', name: 'a' },
            { type: 'text', name: 'b' },
            { type: 'text', name: 'c', visibleIf: '{a} = 3' },
          ],
        },
        { name: 'two', elements: [{ type: 'text', name: 'd' }] },
      ],
    });
    const live = createForm(definition);
    expect([left.map(({ path }) => path), live.state('b').visible, live.pages().length]).toEqual([
      ['triggers[1]', 'triggers[2].questions', 'triggers[2].questions'],
      false,
      1,
    ]);
    live.set('a', '1');
    expect([live.state('b').visible, live.pages().length]).toEqual([true, 2]);
  });

  it('compute values apart from what is asked', () => {
    const { definition, left } = fromSurveyJs({
      elements: [
        { type: 'text', inputType: 'number', name: 'a' },
        { type: 'text', name: 'b', visibleIf: '{double} > 5' },
      ],
      calculatedValues: [{ name: 'double', expression: '{a} * 2' }],
    });
    const live = createForm(definition, { answers: { a: 3 } });
    expect([left, live.state('b').visible, definition.pages[0]?.questions.at(-1)]).toEqual([
      [],
      true,
      expect.objectContaining({ type: 'calculated', hidden: true }),
    ]);
  });

  it('two answers that are texts are added, never joined', () => {
    const { definition } = of(
      { type: 'radiogroup', name: 'a', choices: ['1', '2'] },
      { type: 'radiogroup', name: 'b', choicesFromQuestion: 'a' },
      { type: 'expression', name: 'sum', expression: '{a} + {b}' },
    );
    const live = createForm(definition);
    live.set('a', '2');
    live.set('b', '1');
    expect(live.get('sum')).toBe(3);
  });

  it('what the survey is for stands above the first page, not among its questions', () => {
    const { definition, left } = fromSurveyJs({
      description: { default: 'About sleep', fa: 'دربارهٔ خواب' },
      elements: [{ type: 'text', name: 'a' }],
    });
    expect(definition.opening).toEqual({ purpose: { en: 'About sleep', fa: 'دربارهٔ خواب' } });
    expect(definition.pages[0]?.questions.map(({ name }) => name)).toEqual(['a']);
    expect(left).toEqual([]);
  });

  it('what has no counterpart is listed with its place', () => {
    const { left } = fromSurveyJs({
      triggers: [{ type: 'complete', expression: '{a} = 1' }],
      completedHtml: 'Thanks',
      goNextPageAutomatic: true,
      pages: [
        {
          name: 'p',
          elements: [
            {
              type: 'dropdown',
              name: 'a',
              choicesByUrl: { url: 'https://x.test' },
              choicesVisibleIf: 'myFunc({item})',
              enableIf: '{b} = 1',
              visibleIf: 'myFunc({b})',
              setValueIf: '{b} = 1',
              setValueExpression: '{b}',
              correctAnswer: 1,
            },
            {
              type: 'text',
              name: 'b',
              title: 'Dear {a}',
              defaultValueExpression: '{a} + 1',
              validators: [{ type: 'regex', regex: '(a+)+$' }],
            },
            { type: 'custom-map', name: 'c', choices: [1] },
          ],
        },
      ],
    });
    const base = 'pages[0].elements';
    expect(left.map(({ path }) => path).toSorted()).toEqual(
      [
        'completedHtml',
        'goNextPageAutomatic',
        `${base}[0]`,
        `${base}[0].choicesByUrl`,
        `${base}[0].choicesVisibleIf`,
        `${base}[0].correctAnswer`,
        `${base}[0].enableIf`,
        `${base}[0].setValueExpression`,
        `${base}[0].setValueIf`,
        `${base}[0].visibleIf`,
        `${base}[1].defaultValueExpression`,
        `${base}[1].title`,
        `${base}[1].validators[0]`,
        `${base}[2]`,
        'triggers[0]',
      ].toSorted(),
    );
  });
});

describe('What is no survey is refused by one error', () => {
  const cyclic: Record<string, unknown> = { pages: [] };
  cyclic['self'] = cyclic;
  let deep: unknown = { type: 'text', name: 'q' };
  for (let depth = 0; depth < 10_000; depth += 1) deep = { type: 'panel', name: `p${depth}`, elements: [deep] };

  it.each<readonly [unknown, string]>([
    [null, 'notsurvey'],
    ['{}', 'notsurvey'],
    [[], 'notsurvey'],
    [{}, 'notsurvey'],
    [{ components: [] }, 'notsurvey'],
    [{ pages: 1 }, 'notsurvey'],
    [{ pages: [1] }, 'notsurvey'],
    [{ pages: [{ elements: [{}] }] }, 'notsurvey'],
    [{ elements: [() => 1] }, 'notsurvey'],
    [cyclic, 'cyclic'],
    [{ elements: [deep] }, 'toodeep'],
    [{ elements: Array(6000).fill({ type: 'text', name: 'q' }) }, 'toomanyitems'],
    [{ pages: [], title: 'x'.repeat(9_000_000) }, 'toolarge'],
  ])('%#', (json, code) =>
    expect(() => fromSurveyJs(json)).toThrow(expect.objectContaining({ name: 'InterchangeError', code })),
  );

  it('and hostile ones are carried without harm', () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'a b',
      '1st',
      '',
      'x'.repeat(500),
      'patient',
      'TRUE',
      '😀',
      'a',
    ];
    const survey = JSON.parse(
      `{"pages":[{"elements":[${[...names, ...names].map((name) => JSON.stringify({ type: 'text', name, title: `<img src=x onerror=alert(1)>${name}`, visibleIf: `{${name}} = 1 or constructor('x')`, validators: 'x', choices: { a: 1 }, min: {}, defaultValue: { __proto__: 1 } })).join(',')}]}]}`,
    );
    const { definition } = fromSurveyJs(survey);
    expect(checkDefinition(definition)).toEqual([]);
    expect(JSON.stringify(definition)).not.toContain('onerror');
    expect(Reflect.get({}, 'polluted')).toBe(undefined);
    for (const type of [
      'matrix',
      'matrixdropdown',
      'matrixdynamic',
      'paneldynamic',
      'panel',
      'rating',
      'checkbox',
      'boolean',
      'expression',
      'multipletext',
      'file',
      'slider',
      'constructor',
    ]) {
      for (const junk of [null, 1, 'x', [], {}, [null, 1, {}, { value: {} }], { default: 1 }]) {
        const spoilt = {
          type,
          name: junk,
          title: junk,
          choices: junk,
          columns: junk,
          rows: junk,
          items: junk,
          templateElements: junk,
          expression: junk,
          rateMin: junk,
          rateMax: junk,
          rateValues: junk,
          validators: junk,
          defaultValue: junk,
          choicesFromQuestion: junk,
          html: junk,
          min: junk,
          max: junk,
        };
        expect(checkDefinition(fromSurveyJs({ elements: [spoilt] }).definition)).toEqual([]);
      }
    }
  });
});
