import { describe, expect, it, vi } from 'vitest';
import { checkDefinition, createForm } from '../../published/engine.ts';
import type { FormDefinition, Question } from '../definition/types.ts';
import { limits } from '../definition/limits.ts';

const plain = (question: Partial<Question> & Pick<Question, 'name' | 'type'>): Question => ({
  id: question.name,
  title: question.name,
  ...question,
});
const formOf = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});
const drugs = plain({
  name: 'drugs',
  type: 'container',
  multimode: true,
  questions: [plain({ name: 'drug', type: 'text' }), plain({ name: 'dose', type: 'number' })],
});
const best = (more: Partial<Question> = {}) =>
  plain({ name: 'best', type: 'select', optionsFrom: 'drugs.drug', ...more });
const other = plain({ name: 'other', type: 'text' });
const offered = (form: ReturnType<typeof createForm>, name = 'best') =>
  form.state(name).asked?.options?.map(({ value }) => value);

describe('Options that are computed', () => {
  it('follow the answers that they are computed from, each once and in their order', () => {
    const form = createForm(formOf(drugs, best()));
    expect(offered(form)).toEqual([]);
    form.set('drugs', [{ drug: 'Aspirin' }, { drug: 'Metformin' }, { dose: 5 }, { drug: 'Aspirin' }]);
    expect(form.state('best').asked?.options).toEqual([
      { value: 'Aspirin', text: 'Aspirin' },
      { value: 'Metformin', text: 'Metformin' },
    ]);
    form.set('drugs', [{ drug: 'Metformin' }]);
    expect(offered(form)).toEqual(['Metformin']);
  });

  it('are computed again by nothing else, and tell nobody while they stay the same', () => {
    const form = createForm(formOf(drugs, other, best()));
    form.set('drugs', [{ drug: 'Aspirin', dose: 1 }]);
    const listener = vi.fn();
    form.subscribe('best', listener);
    const before = form.state('best');
    form.set('other', 'x');
    form.set('drugs', [{ drug: 'Aspirin', dose: 2 }]);
    expect(listener).not.toHaveBeenCalled();
    expect(form.state('best')).toBe(before);
    form.set('drugs', [{ drug: 'Aspirin' }, { drug: 'Insulin' }]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('refuse what is not among them, and take back a choice that is no longer offered until it is again', () => {
    const form = createForm(formOf(drugs, best({ mandatory: true })));
    form.set('drugs', [{ drug: 'Aspirin' }]);
    form.set('best', 'Insulin');
    expect(form.answers()['best']).toBeUndefined();
    form.set('best', 'Aspirin');
    expect(form.state('best')).toMatchObject({ value: 'Aspirin', problem: undefined });
    form.set('drugs', [{ drug: 'Metformin' }]);
    expect(form.state('best')).toMatchObject({ value: undefined, problem: { rule: 'mandatory' } });
    expect(form.draft()['best']).toBe('Aspirin');
    form.set('drugs', [{ drug: 'Metformin' }, { drug: 'Aspirin' }]);
    expect(form.answers()['best']).toBe('Aspirin');
  });

  it('keep those of several choices that are still offered, and own words where the question takes them', () => {
    const form = createForm(
      formOf(drugs, best({ multimode: true }), plain({ ...best({ allowother: true }), id: 'own', name: 'own' })),
    );
    form.set('drugs', [{ drug: 'Aspirin' }, { drug: 'Insulin' }]);
    form.set('best', ['Aspirin', 'Insulin']);
    form.set('own', 'Honey');
    form.set('drugs', [{ drug: 'Insulin' }]);
    expect(form.answers()).toMatchObject({ best: ['Insulin'], own: 'Honey' });
    expect(form.validate()).toEqual([]);
  });

  it('take texts, codes and scores from the options of the question', () => {
    const signs = plain({
      name: 'signs',
      type: 'select',
      multimode: true,
      options: [
        { value: 'f', text: 'Fever', score: 1 },
        { value: 'c', text: 'Cough', score: 3 },
      ],
    });
    const worst = plain({ name: 'worst', type: 'flatview', optionsFrom: 'signs', options: signs.options });
    const form = createForm(
      formOf(signs, worst, plain({ name: 'points', type: 'calculated', formula: 'SCORE(worst)' })),
    );
    form.set('signs', ['c']);
    expect(form.state('worst').asked?.options).toEqual([{ value: 'c', text: 'Cough', score: 3 }]);
    form.set('worst', 'c');
    expect(form.answers()['points']).toBe(3);
    form.set('worst', 'f');
    expect(form.answers()['worst']).toBeUndefined();
  });

  it('are asked for in each row by what stands in that row', () => {
    const rows = plain({
      name: 'visits',
      type: 'container',
      multimode: true,
      questions: [
        plain({
          name: 'seen',
          type: 'select',
          multimode: true,
          options: [
            { value: 'a', text: 'A' },
            { value: 'b', text: 'B' },
          ],
        }),
        plain({ name: 'first', type: 'select', optionsFrom: 'seen' }),
      ],
    });
    const form = createForm(formOf(rows));
    form.set('visits', [{ seen: ['a'] }, { seen: ['a', 'b'] }]);
    const [one, two] = form.rows('visits');
    expect([one, two].map((row) => row?.scope.state('first').asked?.options?.length)).toEqual([1, 2]);
  });

  it('require no answer, and count as nothing asked, while there are none', () => {
    const form = createForm(formOf(drugs, best({ mandatory: true })));
    const stands = () => [form.state('best').required, form.state('best').problem?.rule, form.count().asked];
    expect(stands()).toEqual([false, undefined, 0]);
    form.set('drugs', [{ drug: 'Aspirin' }]);
    expect(stands()).toEqual([true, 'mandatory', 3]);
    form.set('drugs', [{ dose: 5 }]);
    expect(stands()).toEqual([false, undefined, 2]);
  });

  it('leave a question required that takes an answer in own words', () => {
    const form = createForm(formOf(drugs, best({ mandatory: true, allowother: true })));
    expect(form.state('best').problem?.rule).toBe('mandatory');
  });

  it('are no more than a list may hold', () => {
    const form = createForm(formOf(plain({ name: 'many', type: 'text' }), best({ optionsFrom: 'many' })));
    form.set('many', 'x');
    expect(offered(form)).toEqual(['x']);
    const rows = Array.from({ length: limits.rows }, (_, index) => ({ drug: `drug ${index}` }));
    const long = createForm(formOf(drugs, best()));
    long.set('drugs', rows);
    expect(offered(long)?.length).toBe(Math.min(limits.rows, limits.options));
  });

  it('need no options of their own, name only what is there, and make no circle', () => {
    expect(checkDefinition(formOf(drugs, best()))).toEqual([]);
    expect(checkDefinition(formOf(drugs, best({ optionsFrom: 'nothing' })))).toMatchObject([
      { path: 'pages[0].questions[1].optionsFrom', rule: 'unknownname' },
    ]);
    expect(checkDefinition(formOf(best({ optionsFrom: 'best' })))).toMatchObject([{ rule: 'circle' }]);
    expect(checkDefinition(formOf(best({ optionsFrom: undefined })))).toMatchObject([{ rule: 'optionsmissing' }]);
  });
});
