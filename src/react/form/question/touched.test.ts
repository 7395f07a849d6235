import { describe, expect, it } from 'vitest';
import { createTouched } from './touched.ts';

const fine = { value: 1, visible: true, required: true };
const wrong = { ...fine, problem: { name: 'weight', rule: 'toolarge', message: 'Too much' } };

describe('when a problem is shown', () => {
  it('waits until the person has left the question', () => {
    const touched = createTouched();
    expect(touched.problemOf('weight', wrong)).toBeUndefined();
    touched.touch(['weight']);
    expect(touched.problemOf('weight', wrong)).toBe('Too much');
    expect(touched.problemOf('weight', fine)).toBeUndefined();
  });
  it('stays while the person mends it, and a new one waits again', () => {
    const touched = createTouched();
    touched.touch(['weight']);
    touched.change('weight', wrong);
    expect(touched.problemOf('weight', wrong)).toBe('Too much');
    touched.change('weight', fine);
    expect(touched.problemOf('weight', wrong)).toBeUndefined();
  });
  it('keeps the server’s problem until the question changes', () => {
    const touched = createTouched();
    touched.refuse('code', 'Already known');
    expect(touched.problemOf('code', fine)).toBe('Already known');
    touched.change('code', fine);
    expect(touched.problemOf('code', fine)).toBeUndefined();
  });
  it('is at once for a result that could not be computed, which nobody leaves', () => {
    const touched = createTouched();
    const doubt = { name: 'code', rule: 'checkdigit', message: 'Look again' };
    expect(touched.warningOf('code', { ...fine, warning: doubt })).toBeUndefined();
    expect(
      touched.warningOf('score', { ...fine, warning: { name: 'score', rule: 'notcomputed', message: 'Blank' } }),
    ).toBe('Blank');
    touched.touch(['code']);
    expect(touched.warningOf('code', { ...fine, warning: doubt })).toBe('Look again');
  });
  it('is told of once, with the question it is about', () => {
    const touched = createTouched();
    const calls: string[] = [];
    const stop = touched.listen((key) => calls.push(key));
    touched.touch(['weight', 'height']);
    touched.touch(['weight']);
    stop();
    touched.refuse('height', 'No');
    expect(calls).toEqual(['weight', 'height']);
  });
});
