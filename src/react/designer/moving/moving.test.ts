import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { moveQuestion, moveQuestions } from '../edits/move-question.ts';
import { dropPlace, withoutMoved, type Dragged, type DropTarget } from './drop-place.ts';
import { liftStep, siblingsOf, type LiftDirection } from '../definition/lift-step.ts';

const question = (name: string, questions?: readonly Question[]): Question => ({
  id: name,
  name,
  type: questions ? 'container' : 'text',
  title: name,
  ...(questions && { questions }),
});
const form: FormDefinition = {
  schema: 1,
  title: 'Form',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'page',
      text: 'Page',
      pageType: 'form',
      questions: [question('a'), question('box', [question('b'), question('c')]), question('d')],
    },
    { id: 'other', text: 'Other', pageType: 'form', questions: [] },
  ],
};
const holds = (candidate: Question): boolean => candidate.type === 'container';
const step = (id: string, direction: LiftDirection) => liftStep(form, id, direction, holds);
const order = (definition: FormDefinition, parent: string): string[] =>
  siblingsOf(definition, parent).map(({ id }) => id);

describe('A question moved by one step', () => {
  it('changes places with its neighbour', () => {
    expect(step('box', 'up')).toEqual({ parent: 'page', index: 0 });
    expect(step('a', 'down')).toEqual({ parent: 'page', index: 1 });
  });

  it('leaves its container at the edges, and goes no further at the edges of the page', () => {
    expect(step('b', 'up')).toEqual({ parent: 'page', index: 1 });
    expect(step('c', 'down')).toEqual({ parent: 'page', index: 2 });
    expect(step('a', 'up')).toBeUndefined();
    expect(step('d', 'down')).toBeUndefined();
  });

  it('enters the container before it at its end, else the one behind it at its start', () => {
    expect(step('d', 'in')).toEqual({ parent: 'box', index: 2 });
    expect(step('a', 'in')).toEqual({ parent: 'box', index: 0 });
    expect(step('b', 'in')).toBeUndefined();
  });

  it('lands behind its container when it is moved out', () => {
    expect(order(moveQuestion(form, 'b', step('b', 'out') ?? { parent: '', index: 0 }), 'page')).toEqual([
      'a',
      'box',
      'b',
      'd',
    ]);
    expect(step('a', 'out')).toBeUndefined();
  });
});

describe('A question dropped by pointer', () => {
  const drop = (id: string, over: DropTarget, lower = false): FormDefinition | undefined => {
    const place = dropPlace(form, { kind: 'questions', ids: [id] }, over, lower);
    return place && moveQuestion(form, id, withoutMoved(form, [id], place));
  };

  it('lands before a card, or behind it over its lower half', () => {
    expect(order(drop('d', { kind: 'question', id: 'a' }) ?? form, 'page')).toEqual(['d', 'a', 'box']);
    expect(order(drop('a', { kind: 'question', id: 'd' }, true) ?? form, 'page')).toEqual(['box', 'd', 'a']);
    expect(order(drop('a', { kind: 'question', id: 'd' }) ?? form, 'page')).toEqual(['box', 'a', 'd']);
  });

  it('takes those that are marked with it along, from wherever they are', () => {
    const ids = ['d', 'b', 'a'];
    const place = dropPlace(form, { kind: 'questions', ids }, { kind: 'question', id: 'd' }, true);
    expect(place && order(moveQuestions(form, ids, withoutMoved(form, ids, place)), 'page')).toEqual([
      'box',
      'a',
      'b',
      'd',
    ]);
    expect(
      dropPlace(form, { kind: 'questions', ids: ['a', 'box'] }, { kind: 'end', id: 'box' }, false),
    ).toBeUndefined();
  });

  it('goes to the end of a page, or of a container', () => {
    expect(order(drop('a', { kind: 'page', id: 'other' }) ?? form, 'other')).toEqual(['a']);
    expect(order(drop('a', { kind: 'end', id: 'box' }) ?? form, 'box')).toEqual(['b', 'c', 'a']);
  });

  it('does not go into itself, and pages are dropped on no question', () => {
    expect(drop('box', { kind: 'question', id: 'b' })).toBeUndefined();
    expect(drop('box', { kind: 'end', id: 'box' })).toBeUndefined();
    const page: Dragged = { kind: 'page', id: 'other' };
    expect(dropPlace(form, page, { kind: 'question', id: 'a' }, false)).toBeUndefined();
  });
});
