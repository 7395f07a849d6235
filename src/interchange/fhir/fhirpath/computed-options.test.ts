import { describe, expect, it, vi } from 'vitest';
import { createForm } from '../../../published/engine.ts';
import {
  fromQuestionnaire,
  fromResponse,
  toQuestionnaire,
  toResponse,
  checkResponse,
} from '../../../published/fhir.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const computed = (expression: string, language = 'text/fhirpath') => ({
  extension: [{ url: `${sdc}answerExpression`, valueExpression: { language, expression } }],
});
const coding = (code: string, display: string) => ({
  valueCoding: { system: 'http://snomed.info/sct', code, display },
});
const conditions = {
  linkId: 'conditions',
  text: 'Conditions',
  type: 'choice',
  repeats: true,
  answerOption: [coding('73211009', 'Diabetes'), coding('38341003', 'Hypertension'), coding('195967001', 'Asthma')],
};
const drugs = {
  linkId: 'drugs',
  text: 'Medication',
  type: 'group',
  repeats: true,
  item: [
    { linkId: 'drug', text: 'Name', type: 'string' },
    { linkId: 'dose', text: 'Dose', type: 'decimal' },
  ],
};
const main = (type: string, expression: string, more: object = {}) => ({
  linkId: 'main',
  text: 'The main one',
  type,
  ...computed(expression),
  ...more,
});
const questionnaire = (item: readonly object[], more: object = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Visit',
  ...more,
  item,
});
const ofConditions = "%resource.item.where(linkId='conditions').answer.value";
const named = (definition: FormDefinition, linkId: string): Question =>
  walkQuestions(definition).find(({ question }) => question.id === linkId)!.question;
const offered = (form: ReturnType<typeof createForm>) => form.state('main').asked?.options?.map(({ text }) => text);

describe('Options that an answerExpression computes', () => {
  it('are the codes chosen in another question, by the names that they have there', () => {
    const resource = questionnaire([conditions, main('choice', ofConditions)]);
    const { definition, left } = fromQuestionnaire(resource);
    expect(left).toEqual([]);
    const form = createForm(definition);
    expect(offered(form)).toEqual([]);
    form.set('conditions', ['38341003', '195967001']);
    expect(offered(form)).toEqual(['Hypertension', 'Asthma']);
    form.set('main', '195967001');
    const response = toResponse(form.answers(), definition);
    expect(response.item?.at(-1)).toEqual({ linkId: 'main', answer: [coding('195967001', 'Asthma')] });
    expect(checkResponse(resource, response)).toEqual([]);
    expect(fromResponse(JSON.parse(JSON.stringify(response)), definition)).toMatchObject({
      answers: { conditions: ['38341003', '195967001'], main: '195967001' },
      left: [],
    });
    form.set('conditions', ['73211009']);
    expect(form.answers()['main']).toBeUndefined();
  });

  it('are the texts of rows, through a variable, and change with these alone', () => {
    const names = {
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/variable',
          valueExpression: {
            name: 'names',
            language: 'text/fhirpath',
            expression: "%resource.item.where(linkId='drugs').item.where(linkId='drug').answer.value",
          },
        },
      ],
    };
    const resource = questionnaire(
      [drugs, { linkId: 'note', text: 'Note', type: 'string' }, main('choice', '%names')],
      names,
    );
    const { definition, left } = fromQuestionnaire(resource);
    expect(left).toEqual([]);
    const form = createForm(definition);
    form.set('drugs', [{ drug: 'Aspirin', dose: 1 }, { drug: 'Insulin' }]);
    expect(offered(form)).toEqual(['Aspirin', 'Insulin']);
    const listener = vi.fn();
    form.subscribe('main', listener);
    form.set('note', 'x');
    form.set('drugs', [{ drug: 'Aspirin', dose: 2 }, { drug: 'Insulin' }]);
    expect(listener).not.toHaveBeenCalled();
    form.set('main', 'Insulin');
    const response = toResponse(form.answers(), definition);
    expect(response.item?.at(-1)).toEqual({ linkId: 'main', answer: [{ valueString: 'Insulin' }] });
    expect(checkResponse(resource, response)).toEqual([]);
    expect(fromResponse(JSON.parse(JSON.stringify(response)), definition)).toMatchObject({
      answers: { main: 'Insulin' },
      left: [],
    });
    form.set('main', 'Honey');
    expect(form.answers()['main']).toBeUndefined();
  });

  it.each([
    ['integer', 'integer', '7', { valueInteger: 7 }],
    ['string', 'string', 'seven', { valueString: 'seven' }],
    ['date', 'date', '2026-05-04', { valueDate: '2026-05-04' }],
    [
      'reference',
      'reference',
      'Dr. Karimi (Practitioner/1)',
      { valueReference: { reference: 'Practitioner/1', display: 'Dr. Karimi' } },
    ],
  ])('are written as answers of the item’s type: %s', (_, type, text, written) => {
    const first = { linkId: 'first', text: 'First', type };
    const { definition } = fromQuestionnaire(
      questionnaire([first, main(type, "%resource.item.where(linkId='first').answer.value")]),
    );
    const form = createForm(definition);
    form.set('first', type === 'integer' ? 7 : text);
    expect(offered(form)).toEqual([text]);
    form.set('main', text);
    const response = toResponse(form.answers(), definition);
    expect(response.item?.at(-1)).toEqual({ linkId: 'main', answer: [written] });
    expect(fromResponse(JSON.parse(JSON.stringify(response)), definition).answers).toMatchObject({ main: text });
  });

  it('leave room for own words in an open choice', () => {
    const { definition } = fromQuestionnaire(questionnaire([conditions, main('open-choice', ofConditions)]));
    const form = createForm(definition);
    form.set('conditions', ['73211009']);
    form.set('main', 'Gout');
    expect(form.answers()['main']).toBe('Gout');
    expect(form.validate()).toEqual([]);
  });

  it('go out as they came, and with what was changed since', () => {
    const resource = questionnaire([conditions, drugs, main('choice', ofConditions)]);
    const { definition } = fromQuestionnaire(resource);
    expect(toQuestionnaire(definition)).toEqual(resource);
    const page = definition.pages[0]!;
    const changed = {
      ...definition,
      pages: [
        {
          ...page,
          questions: page.questions.map((each) =>
            each.id === 'main' ? { ...each, optionsFrom: 'drugs.drug', options: undefined } : each,
          ),
        },
      ],
    };
    const again = fromQuestionnaire(JSON.parse(JSON.stringify(toQuestionnaire(changed)))).definition;
    expect(named(again, 'main')).toMatchObject({ optionsFrom: 'drugs.drug' });
  });

  it('of a form that was made here are said in FHIRPath where they are one question’s answers, and come back', () => {
    const question = (more: object) => ({ title: 'x', ...more }) as Question;
    const definition: FormDefinition = {
      schema: 1,
      title: 'Visit',
      language: 'en',
      conditions: [],
      pages: [
        {
          id: 'p',
          text: 'p',
          pageType: 'form',
          questions: [
            question({ id: 'word', name: 'word', type: 'text' }),
            question({ id: 'main', name: 'main', type: 'select', optionsFrom: 'word' }),
          ],
        },
      ],
    };
    const resource = toQuestionnaire(definition);
    expect(JSON.stringify(resource)).toContain("%resource.descendants().where(linkId = 'word').answer.value");
    const { definition: again, left } = fromQuestionnaire(JSON.parse(JSON.stringify(resource)));
    expect([again, left]).toEqual([definition, []]);
  });

  it('that cannot be computed here are listed, and answers in own words are taken', () => {
    const query = {
      ...main('choice', ''),
      ...computed('Condition?patient={{%patient.id}}', 'application/x-fhir-query'),
    };
    const ofServer = fromQuestionnaire(questionnaire([query]));
    expect(ofServer.left).toMatchObject([{ what: expect.stringContaining('application/x-fhir-query') }]);
    expect(named(ofServer.definition, 'main').type).toBe('text');
    const ofContext = fromQuestionnaire(questionnaire([main('choice', '%problems.entry.resource.code.coding')]));
    expect(ofContext.left).toMatchObject([{ what: expect.stringContaining('%problems') }]);
    const form = createForm(ofContext.definition);
    form.set('main', 'Gout');
    expect(form.answers()['main']).toBe('Gout');
    expect(form.validate()).toEqual([]);
    const boolean = fromQuestionnaire(questionnaire([conditions, main('boolean', ofConditions)]));
    expect(boolean.left).toMatchObject([{ what: expect.stringContaining('boolean') }]);
  });
});
