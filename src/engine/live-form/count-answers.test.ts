import { describe, expect, it } from 'vitest';
import {
  calculated,
  form,
  group,
  number,
  page,
  question,
  rows,
  scenario,
  shows,
  text,
} from '../../../test/support/engine/scenario.ts';
import type { Condition, Question } from '../definition/types.ts';

const scale = [
  { text: 'No', value: '0' },
  { text: 'Yes', value: '1' },
];
const matrix = (name: string, more: Partial<Question> = {}): Question =>
  question(name, {
    type: 'matrix',
    options: scale,
    rows: [
      { name: 'sleep', text: 'Sleep' },
      { name: 'mood', text: 'Mood' },
    ],
    ...more,
  });
const label = question('intro', { type: 'label' });
const needed = { mandatory: true } as const;

describe('How far a form is filled', () => {
  it('counts what asks, and nothing that only shows or computes', () => {
    const { live, answer } = scenario(form([label, text('a'), calculated('b', '1'), group('box', number('c'))]));
    expect(live.count()).toEqual({ asked: 2, answered: 0 });
    answer('c', '4');
    expect(live.count()).toEqual({ asked: 2, answered: 1 });
    answer('c', '');
    expect(live.count().answered).toBe(0);
  });

  it('counts no as an answer, and what cannot be read as none', () => {
    const { live, answer } = scenario(form([question('agree', { type: 'checkbox' }), number('n')]));
    answer('agree', false);
    answer('n', 'many');
    expect(live.count()).toEqual({ asked: 2, answered: 1 });
    answer('n', '0');
    expect(live.count().answered).toBe(2);
  });

  it('follows the conditions, of questions and of pages', () => {
    const { live, answer } = scenario(
      form({ pages: [page('one', [number('a'), text('b')]), page('two', [text('c')])] }, [
        shows('b', 'a > 1'),
        shows('two', 'a > 2'),
      ]),
    );
    expect(live.count()).toEqual({ asked: 1, answered: 0 });
    answer('a', 2);
    expect(live.count()).toEqual({ asked: 2, answered: 1 });
    answer('a', 3);
    expect(live.count()).toEqual({ asked: 3, answered: 1 });
    expect(live.count(['two'])).toEqual({ asked: 1, answered: 0 });
  });

  it('counts what stands in each row, and a list without rows only where it must have one', () => {
    const list = rows('list', text('drug'), number('dose'));
    const { live } = scenario(form([list, { ...rows('other', text('x')), ...needed }]));
    expect(live.count()).toEqual({ asked: 1, answered: 0 });
    live.addRow('list').scope.set('dose', 5);
    live.addRow('list');
    expect(live.count()).toEqual({ asked: 5, answered: 1 });
  });

  it('counts a matrix by its rows', () => {
    const { live, answer } = scenario(form([matrix('m')]));
    expect(live.count()).toEqual({ asked: 2, answered: 0 });
    answer('m', { mood: '1' });
    expect(live.count()).toEqual({ asked: 2, answered: 1 });
  });
});

describe('What a form demands', () => {
  const demand = (questions: readonly Question[], ...conditions: Condition[]) =>
    scenario(form(questions, conditions)).live.demand();

  it('is all where no question can be left out, wherever it stands', () => {
    expect(demand([label, text('a', needed), calculated('b', '1'), group('box', text('c', needed))])).toBe('all');
    expect(demand([{ ...rows('list', text('drug', needed)), ...needed }])).toBe('all');
    expect(demand([text('a', needed), text('b', needed)], shows('b', 'ANSWERED(a)'))).toBe('all');
  });

  it('is most where only what a condition shows may be left out', () => {
    expect(demand([text('a', needed), text('b')], shows('b', 'ANSWERED(a)'))).toBe('most');
    expect(demand([text('a', needed), group('box', text('b'))], shows('box', 'ANSWERED(a)'))).toBe('most');
  });

  it('is some where a question in sight, a row of a matrix or of a list may be left out', () => {
    expect(demand([text('a', needed), text('b')])).toBe('some');
    expect(demand([text('a', needed), rows('list', text('drug', needed))])).toBe('some');
    expect(
      demand([
        matrix('m', {
          rows: [
            { name: 'x', text: 'X', mandatory: true },
            { name: 'y', text: 'Y' },
          ],
        }),
      ]),
    ).toBe('some');
    expect(demand([label])).toBe('some');
    expect(demand([text('a', { requiredWhen: '1 = 1' })])).toBe('some');
  });

  it('leaves out what the role does not see, and other pages', () => {
    const definition = form({
      pages: [page('one', [text('a', needed), text('b', { showforuser: false })]), page('two', [text('c')])],
    });
    expect(scenario(definition, { role: 'public' }).live.demand(['one'])).toBe('all');
    expect(scenario(definition, { role: 'owner' }).live.demand(['one'])).toBe('some');
    expect(scenario(definition, { role: 'public' }).live.demand()).toBe('some');
  });
});
