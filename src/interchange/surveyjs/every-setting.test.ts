import { describe, expect, it } from 'vitest';
import type { Question } from '../../engine/definition/types.ts';
import { checkDefinition, createForm } from '../../published/engine.ts';
import { fromSurveyJs } from './from-survey-js.ts';

type Settings = Readonly<Record<string, unknown>>;

const rule = "{other} = 'x'";
const list = ['u', 'v'];

/** Settings that any question may have. */
const ofAny: Settings = {
  title: 'T',
  description: 'D',
  isRequired: true,
  requiredIf: rule,
  visibleIf: rule,
  visible: false,
  enableIf: rule,
  readOnly: true,
  resetValueIf: rule,
  setValueIf: rule,
  setValueExpression: rule,
  requiredErrorText: 'R',
  defaultValueExpression: '1',
  correctAnswer: 'a',
  valueName: 'v',
  clearIfInvisible: 'none',
  showCommentArea: true,
  commentText: 'C',
  validators: [{ type: 'expression', expression: rule }],
  titleActions: ['x'],
  maxTimeLimit: 3,
};
const ofChoices: Settings = {
  ...ofAny,
  defaultValue: 'a',
  choicesVisibleIf: "{item} = 'a'",
  choicesEnableIf: rule,
  choicesFromQuestion: 'source',
  choicesByUrl: { url: 'x' },
  choicesOrder: 'random',
  showNoneItem: true,
  showOtherItem: true,
  showRefuseItem: true,
  showDontKnowItem: true,
  hideIfChoicesEmpty: true,
  separateSpecialChoices: true,
  otherErrorText: 'O',
  otherPlaceholder: 'P',
};
const ofSeveral: Settings = {
  ...ofChoices,
  defaultValue: ['a'],
  showSelectAllItem: true,
  selectAllText: 'S',
  maxSelectedChoices: 2,
  minSelectedChoices: 1,
  valuePropertyName: 'v',
};
const ofTable: Settings = {
  ...ofAny,
  defaultValue: { r: 'a' },
  rowsVisibleIf: "{item} = 'r'",
  columnsVisibleIf: "{item} = 'a'",
  rowsOrder: 'random',
  eachRowUnique: true,
};

/** Every kind of question: what makes it one, and the settings it may have. */
const kinds: Readonly<Record<string, readonly [Settings, Settings]>> = {
  text: [
    {},
    {
      ...ofAny,
      defaultValue: 'a',
      inputType: 'date',
      maxLength: 5,
      placeholder: 'P',
      maskType: 'pattern',
      autocomplete: 'name',
      dataList: list,
      minErrorText: 'M',
    },
  ],
  'text of numbers': [
    { type: 'text', inputType: 'number' },
    { min: 1, max: 9, step: 2, minValueExpression: '{other}', maxValueExpression: '{other}', maxErrorText: 'M' },
  ],
  comment: [{}, { ...ofAny, defaultValue: 'a', maxLength: 5, acceptCarriageReturn: false, placeholder: 'P' }],
  radiogroup: [{ choices: ['a', 'b'] }, ofChoices],
  dropdown: [
    { choices: ['a', 'b'] },
    { ...ofChoices, choicesMin: 1, placeholder: 'P', allowCustomChoices: true, autocomplete: 'name' },
  ],
  buttongroup: [{ choices: ['a', 'b'] }, ofChoices],
  checkbox: [{ choices: ['a', 'b'] }, ofSeveral],
  tagbox: [{ choices: ['a', 'b'] }, ofSeveral],
  ranking: [{ choices: ['a', 'b'] }, { ...ofAny, selectToRankEnabled: true }],
  imagepicker: [{ choices: ['a', 'b'] }, { ...ofAny, multiSelect: true, contentMode: 'video' }],
  boolean: [
    {},
    {
      ...ofAny,
      defaultValue: true,
      labelTrue: 'Male',
      labelFalse: 'Female',
      valueTrue: 'm',
      valueFalse: 'f',
      swapOrder: true,
    },
  ],
  rating: [
    {},
    {
      ...ofAny,
      defaultValue: 2,
      rateMin: 0,
      rateMax: 9,
      rateStep: 3,
      rateCount: 7,
      rateValues: [1, 2],
      rateType: 'stars',
      minRateDescription: 'L',
      maxRateDescription: 'H',
      displayRateDescriptionsAsExtremeItems: true,
    },
  ],
  slider: [
    {},
    {
      ...ofAny,
      min: 1,
      max: 9,
      step: 2,
      sliderType: 'range',
      labelCount: 3,
      customLabels: list,
      segmentCount: 3,
      minRangeLength: 2,
    },
  ],
  expression: [
    { expression: '1 + 1' },
    {
      title: 'T',
      visibleIf: rule,
      expression: '2 + 2',
      format: '{0} kg',
      displayStyle: 'percent',
      currency: 'EUR',
      maximumFractionDigits: 1,
      precision: 1,
    },
  ],
  html: [{ html: 'x' }, { html: 'y', visibleIf: rule }],
  file: [
    {},
    {
      ...ofAny,
      allowMultiple: true,
      acceptedTypes: 'image/*',
      maxSize: 9,
      maxFiles: 2,
      sourceType: 'camera',
      waitForUpload: true,
    },
  ],
  signaturepad: [{}, { ...ofAny, penColor: 'red', dataFormat: 'svg' }],
  matrix: [
    { columns: ['a', 'b'], rows: ['r', 's'] },
    { ...ofTable, isAllRowRequired: true, cellType: 'checkbox', cells: { r: {} }, hasOther: true },
  ],
  matrixdropdown: [
    { columns: [{ name: 'c', cellType: 'text' }], rows: ['r', 's'] },
    { ...ofTable, isRequired: true, totalText: 'T', transposeData: true, detailPanelMode: 'underRow' },
  ],
  matrixdynamic: [
    { columns: [{ name: 'c', cellType: 'text' }] },
    {
      ...ofAny,
      minRowCount: 1,
      maxRowCount: 4,
      rowCount: 3,
      keyName: 'c',
      addRowText: 'A',
      allowAddRows: false,
      allowRemoveRows: false,
      confirmDelete: true,
      defaultRowValue: { c: 1 },
      defaultValue: [{ c: 1 }],
      allowRowReorder: true,
    },
  ],
  multipletext: [{ items: [{ name: 'i' }] }, { ...ofAny, defaultValue: { i: 'x' }, itemErrorLocation: 'top' }],
  panel: [
    { elements: [{ type: 'text', name: 'e' }] },
    {
      title: 'T',
      description: 'D',
      visibleIf: rule,
      visible: false,
      isRequired: true,
      requiredIf: rule,
      enableIf: rule,
      readOnly: true,
      questionsOrder: 'random',
      requiredErrorText: 'R',
    },
  ],
  paneldynamic: [
    { templateElements: [{ type: 'text', name: 'e' }] },
    {
      ...ofAny,
      minPanelCount: 1,
      maxPanelCount: 3,
      panelCount: 2,
      keyName: 'e',
      templateTitle: 'P',
      templateVisibleIf: rule,
      templateDescription: 'D',
      allowAddPanel: false,
      allowRemovePanel: false,
      defaultPanelValue: { e: 1 },
      defaultValue: [{ e: 1 }],
      panelAddText: 'A',
    },
  ],
  image: [{ imageLink: 'x.png' }, { visibleIf: rule, altText: 'A' }],
};

/** Settings that nothing reads in these kinds: what is drawn there has none. */
const withoutMeaning: readonly string[] = ['image: altText', 'matrix: hasOther', 'expression: setValueExpression'];

const surveyOf = (settings: Settings): object => ({
  pages: [
    {
      name: 'p',
      elements: [
        { type: 'text', name: 'other' },
        { type: 'radiogroup', name: 'source', choices: ['c', 'd'] },
        { name: 'q', ...settings },
      ],
    },
  ],
});
const place = 'pages[0].elements[2]';

/** Whether the form carries the setting, or the list names it. */
function isCarriedOrListed(plain: object, withSetting: object, path: string): boolean {
  const [before, after] = [fromSurveyJs(plain), fromSurveyJs(withSetting)];
  expect(checkDefinition(after.definition)).toEqual([]);
  return (
    JSON.stringify(before.definition) !== JSON.stringify(after.definition) ||
    after.left.some((left) => left.path.startsWith(path) && !before.left.some((known) => known.path === left.path))
  );
}

describe('Every setting of SurveyJS is carried or listed with its place', () => {
  for (const [kind, [whole, settings]] of Object.entries(kinds)) {
    const asked: Settings = { type: kind, ...whole };
    it.each(Object.entries(settings).filter(([key]) => !withoutMeaning.includes(`${kind}: ${key}`)))(
      `${kind}: %s`,
      (key, value) => {
        expect(isCarriedOrListed(surveyOf(asked), surveyOf({ ...asked, [key]: value }), place)).toBe(true);
      },
    );
  }

  it.each(
    Object.entries({
      ...ofAny,
      isUnique: true,
      totalType: 'sum',
      totalExpression: '1',
      cellHint: 'H',
      showInMultipleColumns: true,
      maxLength: 3,
      inputType: 'number',
      placeholder: 'P',
    }),
  )('a column of a matrix: %s', (key, value) => {
    const matrix = (type: string, more: Settings): object =>
      surveyOf({ type, rows: ['r'], columns: [{ name: 'c', cellType: 'text', ...more }] });
    for (const type of ['matrixdynamic', 'matrixdropdown'])
      expect([
        type,
        isCarriedOrListed(matrix(type, {}), matrix(type, { [key]: value }), `${place}.columns[0]`),
      ]).toEqual([type, true]);
  });

  it.each(
    Object.entries({
      text: 'T',
      visibleIf: rule,
      enableIf: rule,
      isExclusive: true,
      showCommentArea: true,
      imageLink: 'x',
    }),
  )('a choice, a row, a column, a mark: %s', (key, value) => {
    const item = (more: Settings) => [{ value: 'a', ...more }, 'b'];
    const places: Readonly<Record<string, (more: Settings) => Settings>> = {
      choices: (more) => ({ type: 'checkbox', choices: item(more) }),
      rows: (more) => ({ type: 'matrix', columns: list, rows: item(more) }),
      columns: (more) => ({ type: 'matrix', rows: list, columns: item(more) }),
      rateValues: (more) => ({ type: 'rating', rateValues: [{ value: 1, ...more }, 2] }),
    };
    for (const [where, make] of Object.entries(places))
      expect([
        where,
        isCarriedOrListed(surveyOf(make({})), surveyOf(make({ [key]: value })), `${place}.${where}`),
      ]).toEqual([where, true]);
  });

  it.each<[Settings, Settings]>([
    [{ type: 'numeric' }, { minValue: 1, maxValue: 3, notificationType: 'warning' }],
    [{ type: 'text' }, { minLength: 1, maxLength: 3 }],
    [
      { type: 'text', minLength: 1 },
      { allowDigits: false, text: 'T', notificationType: 'info' },
    ],
    [
      { type: 'regex', regex: 'a' },
      { caseInsensitive: true, text: 'T' },
    ],
    [{ type: 'email' }, { text: 'T', notificationType: 'warning' }],
    [
      { type: 'expression', expression: rule },
      { text: 'T', condition: rule, notificationType: 'warning' },
    ],
    [
      { type: 'numeric', minValue: 1 },
      { condition: rule, text: 'T' },
    ],
  ])('a validator %j: %j', (validator, settings) => {
    for (const [key, value] of Object.entries(settings)) {
      const asked = (more: Settings) => surveyOf({ type: 'text', validators: [{ ...validator, ...more }] });
      expect([key, isCarriedOrListed(asked({}), asked({ [key]: value }), `${place}.validators[0]`)]).toEqual([
        key,
        true,
      ]);
    }
  });

  it.each(
    Object.entries({
      title: 'T',
      description: 'D',
      locale: 'de',
      completedHtml: 'C',
      completedHtmlOnCondition: [{ expression: rule, html: 'x' }],
      navigateToUrl: 'x',
      cookieName: 'c',
      firstPageIsStartPage: true,
      timeLimit: 9,
      requiredMark: '!',
      showPrevButton: false,
      questionsOrder: 'random',
      clearInvisibleValues: 'none',
      readOnly: true,
      maxTextLength: 3,
      calculatedValues: [{ name: 'v' }],
      triggers: [{ type: 'complete', expression: rule }],
      questionsOnPageMode: 'singlePage',
    }),
  )('the survey: %s', (key, value) => {
    expect(isCarriedOrListed(surveyOf({ type: 'text' }), { ...surveyOf({ type: 'text' }), [key]: value }, key)).toBe(
      true,
    );
  });

  it.each(
    Object.entries({
      title: 'T',
      description: 'D',
      visibleIf: rule,
      visible: false,
      enableIf: rule,
      requiredIf: rule,
      isRequired: true,
      readOnly: true,
      questionsOrder: 'random',
      maxTimeLimit: 9,
      navigationTitle: 'N',
    }),
  )('a page: %s', (key, value) => {
    const page = (more: Settings) => ({ pages: [{ name: 'p', elements: [{ type: 'text', name: 'other' }], ...more }] });
    expect(isCarriedOrListed(page({}), page({ [key]: value }), 'pages[0]')).toBe(true);
  });
});

describe('What is half understood refuses no answer', () => {
  const question = (settings: Settings): Question | undefined =>
    fromSurveyJs(surveyOf(settings)).definition.pages[0]?.questions[2];

  it('a validator that only warns, and a pattern that does not regard case', () => {
    expect(
      question({ type: 'text', validators: [{ type: 'numeric', minValue: 5, notificationType: 'warning' }] })
        ?.constraint,
    ).toBe(undefined);
    expect(
      question({ type: 'text', validators: [{ type: 'regex', regex: '^[A-Z]+$', caseInsensitive: true }] })?.format,
    ).toBe(undefined);
    expect(
      question({ type: 'text', validators: [{ type: 'regex', regex: '^\\d+$', caseInsensitive: true }] })?.format,
    ).toEqual({ pattern: '^\\d+$' });
  });

  it('marks that are words are chosen, and can be asked for', () => {
    const { definition, left } = fromSurveyJs({
      elements: [
        { type: 'rating', name: 'how', rateValues: ['bad', { value: 'good', text: 'Good!' }] },
        { type: 'text', name: 'why', visibleIf: "{how} = 'bad'" },
      ],
    });
    const live = createForm(definition);
    live.set('how', 'bad');
    expect([left, live.state('how').problem, live.state('why').visible]).toEqual([[], undefined, true]);
  });

  it('rows of a matrix of questions are shown while their rule holds', () => {
    const { definition, left } = fromSurveyJs({
      elements: [
        { type: 'text', name: 'other' },
        {
          type: 'matrixdropdown',
          name: 'm',
          columns: [{ name: 'c', cellType: 'text' }],
          rows: ['r', { value: 's', visibleIf: rule }],
        },
      ],
    });
    const live = createForm(definition);
    const shown = () => ['m_r', 'm_s'].map((name) => live.state(name).visible);
    expect([left, shown(), live.set('other', 'x'), shown()]).toEqual([[], [true, false], undefined, [true, true]]);
  });

  it('days of the week count from Sunday', () => {
    const { definition } = fromSurveyJs({
      elements: [
        { type: 'text', inputType: 'date', name: 'on' },
        { type: 'expression', name: 'day', expression: 'weekday({on})' },
      ],
    });
    const live = createForm(definition);
    expect(
      ['2026-11-22', '2026-11-28', '1999-12-31'].map((day) => {
        live.set('on', day);
        return live.get('day');
      }),
    ).toEqual([0, 6, 5]);
  });
});
