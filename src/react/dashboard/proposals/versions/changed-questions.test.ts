import { expect, it } from 'vitest';
import { standardTemplate } from '../../../../proposal/template/standard/standard-template.ts';
import type { Proposal } from '../../../../proposal/types.ts';
import { changedQuestions } from './changed-questions.ts';

const now: Proposal = {
  template: 'standard',
  language: 'en',
  values: { title: 'Walking', method: 'A trial', sources: [{ id: 'a', item: { type: 'book', title: 'Gait' } }] },
};
const changed = (then: Proposal) => [...changedQuestions(now, then, standardTemplate)];

it('finds answers that were changed, added and taken away, in the order of the template', () => {
  const { method: _, ...others } = now.values;
  expect(changed({ ...now, values: { ...others, title: 'Running', ideas: 'New' } })).toEqual([
    'title',
    'method',
    'ideas',
  ]);
});

it('finds a reason why a question does not apply', () => {
  expect(changed({ ...now, reasons: { link: 'none yet' } })).toEqual(['link']);
});

it('finds nothing where only spaces and the order of keys differ', () => {
  const sources = [{ item: { title: 'Gait', type: 'book' }, id: 'a' }];
  expect(changed({ ...now, values: { ...now.values, title: ' Walking ', sources, ideas: '' } })).toEqual([]);
});
