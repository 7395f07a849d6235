import { describe, expect, it } from 'vitest';
import {
  calculated,
  form,
  group,
  number,
  page,
  question,
  rows,
  shows,
  text,
} from '../../test/support/engine/scenario.ts';
import type { Condition, Question } from '../engine/definition/types.ts';
import { dependsOnItself } from './updates.ts';

const first = (questions: readonly Question[], conditions?: readonly Condition[]) =>
  dependsOnItself(form(questions, conditions), 'first');

describe('A page is offered to be updated', () => {
  it('where one of its questions shows another', () => {
    expect(first([number('a'), text('b')], [shows('b', 'a > 1')])).toBe(true);
    expect(first([number('a'), group('g', text('b'))], [shows('b', 'a > 1')])).toBe(true);
    expect(first([rows('list', number('a'), text('b'))], [shows('b', 'a > 1')])).toBe(true);
  });

  it('where a value follows another, or a text is shown by a result', () => {
    expect(first([number('a'), calculated('b', 'a * 2'), text('c')], [shows('c', 'b > 4')])).toBe(true);
    expect(first([number('a'), number('b', { relatedField: 'a' })])).toBe(true);
  });

  it('where options are offered by an answer', () => {
    const options = [{ value: 'x', text: 'X', visibleWhen: 'a > 1' }];
    expect(first([number('a'), question('b', { type: 'select', options })])).toBe(true);
  });

  it('where an answer reaches it by way of another page', () => {
    const pages = [page('one', [number('a'), text('c')]), page('two', [calculated('b', 'a * 2')])];
    const definition = form({ pages }, [shows('c', 'b > 4')]);
    expect([dependsOnItself(definition, 'one'), dependsOnItself(definition, 'two')]).toEqual([true, false]);
  });

  it('where a condition in another language may look at any answer', () => {
    expect(first([number('a'), text('b')], [shows('b', 'FHIRPATH("1 = 1")')])).toBe(true);
    expect(first([text('b')], [shows('b', 'FHIRPATH("1 = 1")')])).toBe(false);
  });

  it('and not where nothing on it would change', () => {
    expect(first([number('a'), text('b')])).toBe(false);
    expect(first([number('a', { max: 5, requiredWhen: 'b = "x"' }), text('b')])).toBe(false);
    expect(first([number('a', { constraint: { when: 'a > b' } }), number('b')])).toBe(false);
    expect(first([number('a')], [{ id: 'c', kind: 'gotopage', from: 'first', to: 'first', when: 'a > 1' }])).toBe(
      false,
    );
    expect(first([number('a'), calculated('b', 'a * 2')])).toBe(false);
  });
});
