import { describe, expect, it } from 'vitest';
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

  it('is a text where it offers none, which is listed', () => {
    const { definition, left } = fromQuestionnaire(questionnaire({}));
    expect(definition.pages[0]?.questions[0]?.type).toBe('label');
    expect(left.map(({ what }) => what)).toEqual([expect.stringContaining('reference')]);
  });
});
