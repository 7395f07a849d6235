import { describe, expect, it } from 'vitest';
import { sampleProposals } from '../../../demo/proposals/proposals.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { createForm } from '../../fields/form/create-form.ts';
import { checkDefinition } from '../../published/engine.ts';
import type { Proposal } from '../types.ts';
import { templates } from './templates.ts';
import { toFormAnswers } from './to-form-answers.ts';
import { toFormDefinition } from './to-form-definition.ts';

const formatSource = (source: { readonly id: string }) => `Source ${source.id}`;
const templateOf = (id: string) => templates.find((template) => template.id === id)!;
const questionsOf = (id: string) => templateOf(id).sections.flatMap((section) => section.questions);

describe.each(templates.map((template) => [template.id, template] as const))('the form of %s', (_, template) => {
  it.each(['en', 'fa'] as const)('is one that the engine takes, in %s', (language) => {
    const definition = toFormDefinition(template, { language });
    expect(checkDefinition(definition)).toEqual([]);
    expect(definition.language).toBe(language);
  });

  it('has the questions of the template under the same names, page by page', () => {
    const { pages } = toFormDefinition(template);
    expect(pages.map(({ questions }) => questions.map(({ name }) => name))).toEqual(
      template.sections.map(({ questions }) => questions.map(({ id }) => id)),
    );
  });
});

describe.each(sampleProposals.map((proposal) => [proposal.template, proposal] as const))(
  'the sample proposal of %s as a response',
  (id, proposal) => {
    const template = templateOf(id);
    const definition = toFormDefinition(template, { language: proposal.language });
    const { answers, left } = toFormAnswers(proposal, template, definition, { formatSource });

    it('has a place for each answer', () => {
      expect(left).toEqual([]);
      const answered = questionsOf(id).filter((question) => Object.hasOwn(proposal.values, question.id));
      expect(Object.keys(answers)).toEqual(expect.arrayContaining(answered.map((question) => question.id)));
    });

    it('is accepted by the form', () => {
      const form = createForm(definition, { answers });
      expect(form.validate()).toEqual([]);
    });
  },
);

describe('toFormAnswers', () => {
  const form = (questions: FormDefinition['pages'][0]['questions']): FormDefinition => ({
    schema: 1,
    title: 'Form',
    language: 'en',
    pages: [{ id: 'p', text: 'Page', pageType: 'form', questions }],
    conditions: [],
  });
  const iran = templateOf('iran-medical');
  const answersFor = (values: Proposal['values'], questions: FormDefinition['pages'][0]['questions'], reasons = {}) =>
    toFormAnswers({ template: iran.id, language: 'en', values, reasons }, iran, form(questions), { formatSource });

  it('lists what the form has no question for', () => {
    const note = { id: 'n', name: 'necessity', type: 'note', title: 'Why' } as const;
    const result = answersFor({ necessity: 'It matters.', limitations: 'Few.' }, [note]);
    expect(result.answers).toEqual({ necessity: 'It matters.' });
    expect(result.left).toEqual([expect.objectContaining({ path: 'limitations' })]);
  });

  it('writes tables, lists, sources and the sample size as text where the form takes text', () => {
    const note = (name: string) => ({ id: name, name, type: 'note', title: name }) as const;
    const { answers } = answersFor(
      {
        timetable: [{ activity: 'Recruitment', starts: '1', ends: '4' }],
        inclusion: ['Adults', ' ', 'Diabetes'],
        sources: [{ id: 'lee2021', item: { type: 'book' } }],
        sampleSize: { formula: 'twoMeans', given: { power: '0.8' }, stated: '126', justification: 'As Lee found.' },
      },
      ['timetable', 'inclusion', 'sources', 'sampleSize'].map(note),
    );
    expect(answers).toEqual({
      timetable: 'Recruitment | 1 | 4',
      inclusion: 'Adults\nDiabetes',
      sources: '1. Source lee2021',
      sampleSize: 'Sample size: 126; Formula: Two means; Power (1 − β): 0.8\nAs Lee found.',
    });
  });

  it('gives the reason where something does not apply, and lists it where it has no place', () => {
    const text = { id: 'c', name: 'comparison', type: 'note', title: 'Comparison' } as const;
    const reasons = { comparison: 'none, because there is one group' };
    expect(answersFor({}, [text], reasons).answers).toEqual(reasons);
    expect(answersFor({}, [{ ...text, type: 'number' }], reasons).left).toEqual([
      expect.objectContaining({ path: 'comparison' }),
    ]);
  });

  it('lists cells and options that do not fit', () => {
    const { pages } = toFormDefinition(iran);
    const { answers, left } = answersFor(
      {
        design: 'astrology',
        starts: 'spring',
        budget: [{ kind: 'travel', item: 'Bus', count: 'many', price: '۱۰۰٬۰۰۰ ریال', note: 'x' }],
      },
      pages.flatMap(({ questions }) => questions),
    );
    expect(answers).toEqual({ budget: [{ budget_kind: 'travel', budget_item: 'Bus', budget_price: 100_000 }] });
    expect(left.map(({ path }) => path)).toEqual(['design', 'starts', 'budget[0].count', 'budget[0].note']);
  });
});
