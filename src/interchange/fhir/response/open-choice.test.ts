import { describe, expect, it } from 'vitest';
import { createForm } from '../../../fields/form/create-form.ts';
import { checkResponse } from '../check/check-response.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { fromResponse } from './from-response.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';
import { toResponse } from './to-response.ts';
import {
  answered,
  coding,
  control,
  imported,
  item,
  questionnaire,
  questionsOf,
  response,
} from '../../../../test/support/interchange/questionnaires.ts';

const offered = [coding('1', 'Itch'), coding('2', 'Pain')];

describe('A choice that is open', () => {
  it.each([
    ['flatview', {}],
    ['select', { extension: [control('drop-down')] }],
  ])('is a %s that takes other words too', (type, more) => {
    const { definition, left } = imported(
      questionnaire([item('q', 'open-choice', { answerOption: offered, ...more })]),
    );
    expect([left, questionsOf(definition).get('q')]).toEqual([[], expect.objectContaining({ type, allowother: true })]);
    const form = createForm(definition, { answers: { q: 'cough' } });
    expect([form.validate(), form.answers()]).toEqual([[], { q: 'cough' }]);
  });

  it.each([
    [[coding('2', 'Pain')], false],
    [[{ valueString: 'cough' }], false],
    [[coding('1', 'Itch'), { valueString: 'cough' }, { valueString: 'fever' }], true],
  ])('has the answers %j again after a response', (answers, repeats) => {
    const resource = questionnaire([
      item('q', 'open-choice', { answerOption: offered, ...(repeats ? { repeats } : {}) }),
    ]);
    const { definition } = fromQuestionnaire(resource);
    const given = response(answered('q', ...answers));
    const read = fromResponse(given, definition);
    expect(read.left).toEqual([]);
    expect(toResponse(createForm(definition, { answers: read.answers }).answers(), definition)).toEqual(given);
    expect(checkResponse(resource, given)).toEqual([]);
  });

  it('begins with other words, and is asked about them by rules', () => {
    const resource = questionnaire([
      item('q', 'open-choice', { answerOption: offered, initial: [{ valueString: 'cough' }] }),
      item('more', 'string', { enableWhen: [{ question: 'q', operator: '=', answerString: 'cough' }] }),
    ]);
    const { definition, left } = imported(resource);
    const form = createForm(definition);
    expect([left, form.get('q'), form.state('more').visible]).toEqual([[], 'cough', true]);
    form.set('q', '1');
    expect(form.state('more').visible).toBe(false);
  });

  it.each([
    ['a code that is not offered', { valueCoding: { system: 'http://example.org', code: '3' } }],
    ['words that are an option’s code', { valueString: '1' }],
    ['a number', { valueInteger: 7 }],
  ])('reports %s', (_, answer) => {
    const { definition } = fromQuestionnaire(questionnaire([item('q', 'open-choice', { answerOption: offered })]));
    const { answers, left } = fromResponse(response(answered('q', answer)), definition);
    expect([answers, left.map(({ path }) => path)]).toEqual([{}, ['item[0].answer[0]']]);
  });

  it('that is closed or opened by a designer is so in FHIR', () => {
    const typeAfter = (type: string, allowother: boolean) => {
      const { definition } = fromQuestionnaire(questionnaire([item('q', type, { answerOption: offered })]));
      const [page] = definition.pages;
      return toQuestionnaire({
        ...definition,
        pages: [{ ...page!, questions: page!.questions.map((question) => ({ ...question, allowother })) }],
      }).item?.[0]?.type;
    };
    expect([typeAfter('open-choice', false), typeAfter('choice', true), typeAfter('open-choice', true)]).toEqual([
      'choice',
      'open-choice',
      'open-choice',
    ]);
  });
});
