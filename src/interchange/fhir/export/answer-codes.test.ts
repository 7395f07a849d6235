import { describe, expect, it } from 'vitest';
import { allQuestions } from '../../../../test/support/library/scoring.ts';
import type { FormDefinition, Option, Question } from '../../../engine/definition/types.ts';
import { instruments } from '../../../library/instruments.ts';
import { allItems } from '../../shared/raw.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { withAnswerSystems } from '../resource/answer-systems.ts';
import { fromResponse } from '../response/from-response.ts';
import { toResponse } from '../response/to-response.ts';
import { toQuestionnaire } from './to-questionnaire.ts';

const loinc = 'http://loinc.org';
const sct = 'http://snomed.info/sct';

const formOf = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});
const asked = (options: readonly Option[], more: Partial<Question> = {}): Question => ({
  id: 'q-smokes',
  name: 'smokes',
  type: 'flatview',
  title: 'Smokes',
  options,
  ...more,
});
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const codingsOf = (definition: FormDefinition) =>
  allItems(toQuestionnaire(definition)).flatMap(({ answerOption = [] }) =>
    answerOption.map(({ valueCoding }) => [valueCoding?.system, valueCoding?.code]),
  );
const changeOptions = (definition: FormDefinition, change: (options: readonly Option[]) => readonly Option[]) => ({
  ...definition,
  pages: definition.pages.map((page) => ({
    ...page,
    questions: page.questions.map((each) => (each.options ? { ...each, options: change(each.options) } : each)),
  })),
});

const foreign = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'T',
  item: [
    {
      linkId: 'a',
      type: 'choice',
      text: 'Smokes',
      code: [{ system: 'urn:x', code: 'y' }],
      answerOption: [
        {
          extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionPrefix', valueString: 'A' }],
          valueCoding: { system: sct, version: '2026', code: '77176002', display: 'Smoker' },
        },
        { valueCoding: { system: sct, code: '8392000', display: 'Non-smoker' } },
      ],
    },
  ],
};

describe('The codes of answers', () => {
  it('are those of LOINC for instruments that have them, in the form and in its responses', () => {
    const phq2 = instruments.find(({ id }) => id === 'phq-2')!.definition;
    const often = ['LA6568-5', 'LA6569-3', 'LA6570-1', 'LA6571-9'].map((code) => [loinc, code]);
    expect(codingsOf(phq2)).toEqual([...often, ...often]);
    const response = toResponse({ interest: '1', mood: '3' }, phq2);
    expect(allItems(response).flatMap((item) => Reflect.get(item, 'answer') ?? [])).toMatchObject([
      { valueCoding: { system: loinc, code: 'LA6569-3' } },
      { valueCoding: { system: loinc, code: 'LA6571-9' } },
    ]);
    expect(fromQuestionnaire(json(toQuestionnaire(phq2))).definition).toEqual(json(phq2));
    expect(fromResponse(json(response), phq2)).toMatchObject({ answers: { interest: '1', mood: '3' }, left: [] });
  });

  it('are read by the values of options too, which is how responses were sent before they had codes', () => {
    const phq2 = instruments.find(({ id }) => id === 'phq-2')!.definition;
    const answered = (valueCoding: object) => ({
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      item: [{ linkId: 'instrument', item: [{ linkId: 'mood', answer: [{ valueCoding }] }] }],
    });
    expect(fromResponse(answered({ code: '2' }), phq2).answers).toEqual({ mood: '2' });
    expect(fromResponse(answered({ code: '2', system: 'urn:other' }), phq2)).toMatchObject({
      answers: {},
      left: [{ path: expect.stringContaining('answer') as string }],
    });
  });

  it('have no wrong digit in the library', () => {
    const codes = instruments.flatMap(({ definition }) =>
      allQuestions(definition).flatMap(({ options = [] }) => options.flatMap(({ code }) => code ?? [])),
    );
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !isChecked(code))).toEqual([]);
  });

  it('are of the question of this form where nothing else is known, and change with no host', () => {
    const coded = { text: 'Yes', value: 'yes', system: sct, code: '77176002' };
    const own = formOf(asked([coded, { text: 'No', value: 'no' }]));
    const sent = withAnswerSystems(own, '01a2');
    expect(codingsOf(sent)).toEqual([
      [sct, '77176002'],
      ['https://porsa.dev/fhir/CodeSystem/01a2.q-smokes', 'no'],
    ]);
    expect(fromQuestionnaire(json(toQuestionnaire(sent))).definition).toEqual(own);
    for (const value of ['yes', 'no'])
      for (const reader of [sent, own])
        expect(fromResponse(json(toResponse({ smokes: value }, sent)), reader)).toMatchObject({
          answers: { smokes: value },
          left: [],
        });
  });

  it.each([
    ['matrix', { rows: [{ name: 'sleep', text: 'Sleep' }] }, { sleep: 'b' }],
    ['cascadeview', {}, ['b']],
    ['select', { multimode: true }, ['a', 'b']],
  ] as const)('come back from a %s', (type, more, answer) => {
    const options = [
      { text: 'A', value: 'a', system: sct, code: '1' },
      { text: 'B', value: 'b', system: sct, code: '2' },
    ];
    const form = withAnswerSystems(formOf(asked(options, { type, ...more })), '01a2');
    expect(codingsOf(form)).toContainEqual([sct, '2']);
    expect(fromQuestionnaire(json(toQuestionnaire(form))).definition).toEqual(form);
    const response = json(toResponse({ smokes: answer }, form));
    expect(JSON.stringify(response)).toContain(`"system":"${sct}","code":"2"`);
    expect(fromResponse(response, form)).toMatchObject({ answers: { smokes: answer }, left: [] });
  });

  it('stay as they came when other things of an imported option are changed', () => {
    const { definition } = fromQuestionnaire(foreign);
    const changed = changeOptions(definition, ([first, second]) => [
      { ...first!, text: 'Smokes', score: 1 },
      { ...second! },
      { text: 'Unknown', value: 'unknown' },
    ]);
    const [item] = allItems(toQuestionnaire(changed));
    expect(item?.answerOption).toEqual([
      {
        extension: [
          ...foreign.item[0]!.answerOption[0]!.extension!,
          { url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: 1 },
        ],
        valueCoding: { system: sct, version: '2026', code: '77176002', display: 'Smokes' },
      },
      foreign.item[0]!.answerOption[1],
      { valueCoding: { code: 'unknown', display: 'Unknown' } },
    ]);
    const back = fromQuestionnaire(json(toQuestionnaire(changed))).definition;
    expect(back.pages[0]?.questions[0]?.options).toEqual(changed.pages[0]?.questions[0]?.options);
  });

  it('that the form itself says take the place of those that it came with', () => {
    const { definition } = fromQuestionnaire(foreign);
    const changed = changeOptions(definition, ([first, ...others]) => [
      { ...first!, system: 'urn:mine', code: 'S' },
      ...others,
    ]);
    expect(codingsOf(changed)).toEqual([
      ['urn:mine', 'S'],
      [sct, '8392000'],
    ]);
    const name = definition.pages[0]!.questions[0]!.name;
    const response = json(toResponse({ [name]: '77176002' }, changed));
    expect(JSON.stringify(response)).toContain('"system":"urn:mine","code":"S"');
    expect(fromResponse(response, changed)).toMatchObject({ answers: { [name]: '77176002' }, left: [] });
  });

  it('stay when an imported question is shown as another type', () => {
    const { definition } = fromQuestionnaire(foreign);
    const other = {
      ...definition,
      pages: definition.pages.map((page) => ({
        ...page,
        questions: page.questions.map((each): Question => ({ ...each, type: 'select' })),
      })),
    };
    expect(codingsOf(other)).toEqual(codingsOf(definition));
  });

  it('of an imported question are joined by the code of LOINC that it is given here', () => {
    const { definition } = fromQuestionnaire(foreign);
    const coded = {
      ...definition,
      pages: definition.pages.map((page) => ({
        ...page,
        questions: page.questions.map((each) => ({ ...each, loinc: '72166-2' })),
      })),
    };
    const [item] = allItems(toQuestionnaire(coded));
    expect(item?.code).toEqual([
      { system: 'urn:x', code: 'y' },
      { system: loinc, code: '72166-2' },
    ]);
    expect(fromQuestionnaire(json(toQuestionnaire(coded))).definition.pages[0]?.questions[0]?.loinc).toBe('72166-2');
  });
});

/** The last digit of a code checks the others: every second one counts twice, from the right; LA counts by where it stands. */
function isChecked(code: string): boolean {
  const [, digits = '', check] = /^LA(\d+)-(\d)$/.exec(code) ?? [];
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, letters[digits.length] ?? Number.NaN);
  return String((10 - (sum % 10)) % 10) === check;
}

const letters: Readonly<Record<number, number>> = { 4: 5, 5: 8 };
