import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../demo/samples/index.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { fieldExamples } from '../../../fields/registry/examples.ts';
import { fromQuestionnaire } from '../import/from-questionnaire.ts';
import { fromResponse } from './from-response.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';
import { instruments } from '../../../library/instruments.ts';
import { toResponse } from './to-response.ts';

const thereAndBack = (definition: FormDefinition) =>
  fromQuestionnaire(JSON.parse(JSON.stringify(toQuestionnaire(definition)))).definition;
const plain = (definition: FormDefinition) => JSON.parse(JSON.stringify(definition)) as FormDefinition;

const questions: readonly Question[] = Object.values(fieldExamples).flatMap(({ variants = [], ...example }) =>
  [example, ...variants].map(({ question }) => question),
);
const answersOf = Object.values(fieldExamples).flatMap(({ variants = [], ...example }) => [example, ...variants]);

function alone(question: Question, language: 'en' | 'fa' = 'en'): FormDefinition {
  return {
    schema: 1,
    title: { en: 'One', fa: 'یک' },
    language,
    conditions: [],
    pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [question] }],
  };
}

describe('A form that was made here', () => {
  it.each([
    ...samples.map(({ category, definition }): [string, FormDefinition] => [category.slug, definition]),
    ...instruments.map(({ id, definition }): [string, FormDefinition] => [`instrument ${id}`, definition]),
  ])('%s is the same after FHIR', (_, definition) => {
    expect(thereAndBack(definition)).toEqual(plain(definition));
  });

  it.each(questions.map((question): [string, Question] => [question.id, question]))(
    'with %s is the same after FHIR',
    (_, question) => {
      for (const language of ['en', 'fa'] as const)
        expect(thereAndBack(alone(question, language))).toEqual(plain(alone(question, language)));
    },
  );

  it('of any questions, in any order, on any pages, in containers or not, is the same after FHIR', () => {
    const sketch = fc.record({
      at: fc.nat(questions.length - 1),
      isInside: fc.boolean(),
      title: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      helptext: fc.option(fc.string(), { nil: undefined }),
      later: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(fc.array(sketch, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), (pages) => {
        const definition = {
          ...alone(questions[0] as Question),
          pages: pages.map((each, page) => ({
            id: `page${page}`,
            text: `${page}`,
            displayTitle: { fa: 'صفحه' },
            pageType: 'followup' as const,
            questions: each.map(({ at, isInside, title, helptext, later }, index) => {
              const question = renamed(questions[at] as Question, `${page}_${index}`);
              const one = {
                ...question,
                title,
                ...(helptext === undefined ? {} : { helptext }),
                ...(later === null ? {} : { later }),
              } as Question;
              return isInside
                ? {
                    id: `box${page}_${index}`,
                    name: `box${page}_${index}`,
                    type: 'container' as const,
                    title: 'Box',
                    questions: [one],
                  }
                : one;
            }),
          })),
        };
        expect(thereAndBack(definition)).toEqual(plain(definition));
      }),
      { seed: 20_260_321, numRuns: 60 },
    );
  });

  it('keeps its endings and the bands of its scores, also where it came from another system', () => {
    const endings = [
      {
        id: 'a',
        when: 'x > 5',
        severity: 'danger',
        title: { en: 'Call', fa: 'تماس' },
        links: [{ text: 'Call', href: { fa: 'tel:115' } }],
      },
      { id: 'b', text: 'Thank you', redirect: '/thanks' },
    ] as const;
    const question: Question = {
      id: 'x',
      name: 'x',
      type: 'calculated',
      title: 'X',
      formula: '7',
      min: 0,
      max: 27,
      bands: [{ text: 'Low' }, { from: 5, text: { en: 'High', fa: 'بالا' }, severity: 'warning' }],
    };
    const ours = { ...alone(question), endings };
    expect(thereAndBack(ours)).toEqual(ours);
    const foreign = {
      ...fromQuestionnaire({
        resourceType: 'Questionnaire',
        status: 'active',
        title: 'X',
        item: [{ linkId: 'x', type: 'integer', text: 'X' }],
      }).definition,
      endings,
    };
    expect(thereAndBack(foreign).endings).toEqual(endings);
  });

  it('says in FHIR’s words what an answer must fulfil, where it is FHIRPath, and that a question is hidden', () => {
    const question = {
      id: 'x',
      name: 'x',
      type: 'number',
      title: 'X',
      hidden: true,
      constraint: { when: 'FHIRPATH("answer.value > 5")', message: { en: 'More', fa: 'بیشتر' } },
    } as Question;
    expect(JSON.stringify(toQuestionnaire(alone(question)))).toMatch(
      /questionnaire-constraint.*"valueString":"answer.value > 5".*"valueString":"More".*questionnaire-hidden/,
    );
    expect(thereAndBack(alone(question))).toEqual(alone(question));
    const ours: Question = { ...question, requiredWhen: 'FHIRPATH("true")', constraint: { when: 'x > 5' } };
    expect(JSON.stringify(toQuestionnaire(alone(ours)))).not.toContain('questionnaire-constraint');
    expect(thereAndBack(alone(ours))).toEqual(alone(ours));
  });

  it('says bounds of times in FHIR’s words', () => {
    const time: Question = { id: 'x', name: 'x', type: 'time', title: 'X', min: '08:00', max: 'NOW()' };
    const moment: Question = { ...time, type: 'datetime', min: '2024-05-01T08:00', max: '2024-06-01' };
    for (const question of [time, moment]) {
      expect(JSON.stringify(toQuestionnaire(alone(question)))).toMatch(
        /StructureDefinition\/minValue","value(?:Time":"08:00:00"|DateTime":"2024-05-01T08:00:00Z")/,
      );
      expect(thereAndBack(alone(question))).toEqual(alone(question));
    }
  });

  it('has the same answers after FHIR, of every type', () => {
    for (const { question, good } of answersOf) {
      for (const { answer } of good) {
        const answers = { [question.name]: answer };
        expect(fromResponse(JSON.parse(JSON.stringify(toResponse(answers, alone(question)))), alone(question))).toEqual(
          { answers, left: [], places: expect.any(Map) as unknown },
        );
      }
    }
  });
});

function renamed(question: Question, suffix: string): Question {
  const inner = question.questions && { questions: question.questions.map((each) => renamed(each, suffix)) };
  return { ...question, id: question.id + suffix, name: question.name + suffix, ...inner };
}

describe('What a form is for', () => {
  const opening = { purpose: { en: 'To prepare your visit', fa: 'برای آمادگی' }, minutes: 3, readers: 'Your doctor' };
  const foreign = { resourceType: 'Questionnaire', status: 'active', title: 'T', description: 'About sleep', item: [] };
  const imported = (resource: unknown) => fromQuestionnaire(JSON.parse(JSON.stringify(resource))).definition;

  it('is its description in FHIR, and the whole opening comes back', () => {
    const definition: FormDefinition = { ...alone(questions[0]!), opening, layout: 'single', results: 'none' };
    expect(toQuestionnaire(definition)['description']).toBe('To prepare your visit');
    expect(thereAndBack(definition)).toEqual(plain(definition));
  });

  it('is read from the description of another system, which goes back as it came', () => {
    expect(imported(foreign).opening).toEqual({ purpose: 'About sleep' });
    expect(toQuestionnaire(imported(foreign))['description']).toBe('About sleep');
  });

  it('stays changed or removed where it was', () => {
    const definition = imported(foreign);
    expect(thereAndBack({ ...definition, opening }).opening).toEqual(opening);
    const { opening: _removed, ...without } = definition;
    expect(thereAndBack(without)).not.toHaveProperty('opening');
  });
});
