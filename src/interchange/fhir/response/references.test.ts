import { describe, expect, it } from 'vitest';
import { createForm } from '../../../published/engine.ts';
import { checkResponse } from '../check/check-response.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { fromResponse } from './from-response.ts';
import { toResponse } from './to-response.ts';

const practitioner = (id: string, display: string) => ({ reference: `Practitioner/${id}`, display });
const questionnaire = (item: object) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Visit',
  item: [{ linkId: 'seen-by', type: 'reference', text: 'Seen by', ...item }],
});
const offered = {
  answerOption: [
    { valueReference: practitioner('1', 'Dr. Karimi') },
    { valueReference: practitioner('2', 'Dr. Moradi') },
  ],
};

describe('An item that is answered by a reference', () => {
  it('is a choice of the resources that it offers, by their names, and comes back as the reference', () => {
    const resource = questionnaire(offered);
    const { definition, left } = fromQuestionnaire(resource);
    const [question] = definition.pages[0]!.questions;
    expect(left).toEqual([]);
    expect(question?.options).toEqual([
      { text: 'Dr. Karimi', value: 'Practitioner/1' },
      { text: 'Dr. Moradi', value: 'Practitioner/2' },
    ]);
    const response = toResponse({ [question!.name]: 'Practitioner/2' }, definition);
    expect(response.item).toEqual([
      { linkId: 'seen-by', answer: [{ valueReference: practitioner('2', 'Dr. Moradi') }] },
    ]);
    expect(fromResponse(JSON.parse(JSON.stringify(response)), definition)).toMatchObject({
      answers: { [question!.name]: 'Practitioner/2' },
      left: [],
    });
    expect(toQuestionnaire(definition)).toEqual(resource);
  });

  it.each([
    ['a name', 'Dr. Karimi', { display: 'Dr. Karimi' }],
    ['what it points to', 'Practitioner/1', { reference: 'Practitioner/1' }],
    ['both', 'Dr. Karimi (Practitioner/1)', practitioner('1', 'Dr. Karimi')],
    [
      'an address',
      'Ward (https://ehr.example/fhir/Location/7)',
      { reference: 'https://ehr.example/fhir/Location/7', display: 'Ward' },
    ],
    ['a name with parentheses', 'Dr. Karimi (retired)', { display: 'Dr. Karimi (retired)' }],
  ])('is written as a text where it offers none, and comes back as the reference: %s', (_, text, valueReference) => {
    const resource = questionnaire({});
    const { definition, left } = fromQuestionnaire(resource);
    expect(left).toEqual([]);
    const name = definition.pages[0]!.questions[0]!.name;
    const form = createForm(definition, { answers: { [name]: text } });
    expect(form.validate()).toEqual([]);
    const response = toResponse(form.answers(), definition);
    expect(response.item).toEqual([{ linkId: 'seen-by', answer: [{ valueReference }] }]);
    expect(checkResponse(resource, response)).toEqual([]);
    expect(fromResponse(JSON.parse(JSON.stringify(response)), definition)).toMatchObject({
      answers: { [name]: text },
      left: [],
    });
    expect(toQuestionnaire(definition)).toEqual(resource);
  });

  it('reports what a text does not hold of a reference that arrives', () => {
    const { definition } = fromQuestionnaire(questionnaire({}));
    const valueReference = { display: 'Dr. Karimi', identifier: { system: 'urn:x', value: '7' } };
    const response = {
      resourceType: 'QuestionnaireResponse',
      item: [{ linkId: 'seen-by', answer: [{ valueReference }] }],
    };
    const { answers, left } = fromResponse(response, definition);
    expect(Object.values(answers)).toEqual(['Dr. Karimi']);
    expect(left).toMatchObject([{ what: expect.stringContaining('without all it says') }]);
  });

  it('is given in rows where it may be several', () => {
    const { definition } = fromQuestionnaire(questionnaire({ repeats: true }));
    const [question] = definition.pages[0]!.questions;
    const rows = ['Practitioner/1', 'Dr. Moradi'].map((text) => ({ [question!.questions![0]!.name]: text }));
    expect(toResponse({ [question!.name]: rows }, definition).item).toEqual([
      {
        linkId: 'seen-by',
        answer: [{ valueReference: { reference: 'Practitioner/1' } }, { valueReference: { display: 'Dr. Moradi' } }],
      },
    ]);
  });
});
