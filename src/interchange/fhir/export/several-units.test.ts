import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../../test/support/interchange/fhir-engine.ts';
import { checkResponse } from '../check/check-response.ts';
import { fromResponse } from '../response/from-response.ts';
import {
  answered,
  fhirpath,
  hl7,
  imported,
  item,
  questionnaire,
  questionsOf,
  response,
  sdc,
} from '../../../../test/support/interchange/questionnaires.ts';
import { toResponse } from '../response/to-response.ts';

const ucum = 'http://unitsofmeasure.org';
const units = ['kg', '[lb_av]'].map((code) => ({
  url: `${hl7}questionnaire-unitOption`,
  valueCoding: { system: ucum, code, display: code === 'kg' ? 'kg' : 'pounds' },
}));
const weight = item('w', 'quantity', { required: true, extension: units });
const pounds = (value: number) => ({ valueQuantity: { value, unit: 'pounds', system: ucum, code: '[lb_av]' } });

describe('A quantity in one of several units', () => {
  it('is asked as how much and in which unit, and needs both', () => {
    const { definition, left } = imported(questionnaire([weight]));
    expect([left, questionsOf(definition).get('w[unit]')?.options]).toEqual([
      [],
      [
        { value: 'kg', text: 'kg' },
        { value: '[lb_av]', text: 'pounds' },
      ],
    ]);
    const form = createForm(definition);
    expect(form.validate().map(({ name }) => name)).toEqual(['w_amount']);
    form.set('w_amount', 150);
    expect(form.validate().map(({ name }) => name)).toEqual(['w_unit']);
    form.set('w_unit', '[lb_av]');
    const written = toResponse(form.answers(), definition);
    expect(written.item).toEqual([answered('w', pounds(150))]);
    expect(checkResponse(questionnaire([weight]), written)).toEqual([]);
  });

  it('has the same answers after a response, and reports a unit that is none of them', () => {
    const { definition } = fromQuestionnaire(questionnaire([weight]));
    const given = response(answered('w', pounds(150)));
    const read = fromResponse(given, definition);
    expect([read, toResponse(read.answers, definition)]).toEqual([
      { answers: { w_amount: 150, w_unit: '[lb_av]' }, left: [], places: expect.any(Map) as unknown },
      given,
    ]);
    const stones = fromResponse(
      response(answered('w', { valueQuantity: { value: 11, system: ucum, code: '[stone_av]' } })),
      definition,
    );
    expect([stones.answers, stones.left.map(({ path }) => path)]).toEqual([{}, ['item[0].answer[0]']]);
  });

  it('begins with its initial value, and is read by rules and FHIRPath in its unit', () => {
    const rule = (operator: string, value: number, code: string) => ({
      enableWhen: [{ question: 'w', operator, answerQuantity: { value, system: ucum, code } }],
    });
    const { definition, left } = imported(
      questionnaire([
        { ...weight, initial: [pounds(150)] },
        item('heavy', 'string', rule('>', 100, '[lb_av]')),
        item('kilos', 'string', rule('>', 100, 'kg')),
        item('not', 'string', rule('!=', 150, '[lb_av]')),
        item('n', 'decimal', {
          extension: [fhirpath(`${sdc}calculatedExpression`, "%resource.item.where(linkId = 'w').answer.value.value")],
        }),
      ]),
    );
    const form = createForm(definition);
    const shown = () => ['heavy', 'kilos', 'not'].map((name) => form.state(name).visible);
    expect([left, form.get('n'), shown()]).toEqual([[], 150, [true, false, false]]);
    form.set('w_unit', 'kg');
    expect(shown()).toEqual([false, true, true]);
    form.set('w_amount', 90);
    expect(form.get('n')).toBe(90);
  });

  it('goes out as its item when it was edited, and stays within rows', () => {
    const row = questionnaire([item('g', 'group', { repeats: true, item: [weight] })]);
    const { definition } = imported(row);
    const given = response(
      { linkId: 'g', item: [answered('w', pounds(1))] },
      { linkId: 'g', item: [answered('w', { valueQuantity: { value: 2, unit: 'kg', system: ucum, code: 'kg' } })] },
    );
    expect(toResponse(fromResponse(given, definition).answers, definition)).toEqual(given);
    const { definition: plain } = fromQuestionnaire(questionnaire([weight]));
    const [page] = plain.pages;
    const written = toQuestionnaire({
      ...plain,
      pages: [
        {
          ...page!,
          questions: page!.questions.map((question) => ({
            ...question,
            title: 'Mass',
            questions: question.questions?.map((each, index) => (index === 0 ? { ...each, max: 400 } : each)),
          })),
        },
      ],
    });
    expect(written.item).toMatchObject([{ linkId: 'w', type: 'quantity', text: 'Mass' }]);
    expect(questionsOf(fromQuestionnaire(written).definition).get('w[amount]')?.max).toBe(400);
  });
});
