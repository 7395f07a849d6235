import { describe, expect, it } from 'vitest';
import {
  createCheckedForm as createForm,
  fromQuestionnaire,
  toQuestionnaire,
} from '../../../../test/support/interchange/fhir-engine.ts';

const begins = (linkId: string, type: string, expression: string, more: object = {}) => ({
  linkId,
  type,
  text: linkId,
  ...more,
  extension: [
    {
      url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-initialExpression',
      valueExpression: { language: 'text/fhirpath', expression },
    },
  ],
});
const gender = {
  answerOption: [{ valueCoding: { system: 's', code: 'female' } }, { valueCoding: { system: 's', code: 'male' } }],
};
const questionnaire = (items: readonly object[], more: object = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sample',
  item: items,
  ...more,
});
const now = () => new Date(2026, 4, 6, 7, 8);
const patient = { gender: 'female', birthdate: '1980-02-03' } as const;

function opened(item: object) {
  const resource = questionnaire([item]);
  const { definition, left } = fromQuestionnaire(resource);
  expect(toQuestionnaire(definition)).toEqual(resource);
  return { left, answer: createForm(definition, { patient, now }).answers()['x'] };
}

describe('An initial expression', () => {
  it.each<[string, string, object, unknown]>([
    ['date', '%patient.birthDate', {}, '1980-02-03'],
    ['date', 'today()', {}, '2026-05-06'],
    ['date', 'now()', {}, '2026-05-06'],
    ['dateTime', 'now()', {}, '2026-05-06T07:08'],
    ['time', '@T08:30:00', {}, '08:30'],
    ['choice', '%patient.gender', gender, 'female'],
    ['choice', `'male' | 'female'`, { ...gender, repeats: true }, ['female', 'male']],
    ['boolean', `%patient.gender = 'female'`, {}, true],
    ['boolean', `%patient.gender = 'male'`, { required: true }, 'false'],
    ['quantity', `5.5 'kg'`, {}, 5.5],
    ['string', '%patient.nothing', {}, undefined],
  ])('of a %s gives what %s gives', (type, expression, more, expected) => {
    expect(opened(begins('x', type, expression, more))).toEqual({ left: [], answer: expected });
  });

  it('of a question with several answers fills nothing in, and is listed', () => {
    expect(opened(begins('x', 'string', `'a' | 'b'`, { repeats: true }))).toEqual({
      answer: undefined,
      left: [{ path: 'item[0]', what: expect.stringContaining('initial') as unknown }],
    });
  });

  it('reads earlier answers as the form opens, and no later ones', () => {
    const { definition } = fromQuestionnaire(
      questionnaire([
        { linkId: 'a', type: 'integer', text: 'a' },
        begins('b', 'integer', `%resource.item.where(linkId = 'a').answer.value + 1`),
      ]),
    );
    const form = createForm(definition, { answers: { a: 1 } });
    form.set('a', 5);
    expect(form.answers()).toEqual({ a: 5, b: 2 });
    expect(createForm(definition, { answers: { a: 1 }, complete: true }).answers()).toEqual({ a: 1 });
  });

  it('of a launch context other than the patient, the person and the visit is listed', () => {
    const context = (code: string, type: string) => ({
      url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext',
      extension: [
        { url: 'name', valueCoding: { code } },
        { url: 'type', valueCode: type },
      ],
    });
    const extension = [
      context('patient', 'Patient'),
      context('encounter', 'Encounter'),
      context('user', 'Practitioner'),
      context('user', 'RelatedPerson'),
      context('study', 'ResearchStudy'),
    ];
    const { left } = fromQuestionnaire(questionnaire([], { extension }));
    expect(left.map(({ path }) => path)).toEqual(['extension[3]', 'extension[4]']);
  });

  it('in FHIRPath is FHIR’s own for other readers', () => {
    const questions = [
      { id: 'x', name: 'x', type: 'date' as const, title: 'X', initialformula: 'FHIRPATH("today()")' },
    ];
    const definition = {
      schema: 1 as const,
      title: 'Form',
      language: 'en' as const,
      conditions: [],
      pages: [{ id: 'p', text: 'P', pageType: 'form' as const, questions }],
    };
    const written = toQuestionnaire(definition);
    expect(JSON.stringify(written)).toContain('sdc-questionnaire-initialExpression');
    expect(fromQuestionnaire(written).definition).toEqual(definition);
  });
});
