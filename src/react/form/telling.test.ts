import { describe, expect, it } from 'vitest';
import { createTelling } from './telling.ts';

const fine = { value: 1, visible: true, required: true };
const wrong = { ...fine, problem: { name: 'weight', rule: 'toolarge', message: 'Too much' } };

describe('when a problem is said', () => {
  it('waits until the person has left the question', () => {
    const telling = createTelling();
    expect(telling.problemOf('weight', wrong)).toBeUndefined();
    telling.tell(['weight']);
    expect(telling.problemOf('weight', wrong)).toBe('Too much');
    expect(telling.problemOf('weight', fine)).toBeUndefined();
  });
  it('stays while the person mends it, and a new one waits again', () => {
    const telling = createTelling();
    telling.tell(['weight']);
    telling.change('weight', wrong);
    expect(telling.problemOf('weight', wrong)).toBe('Too much');
    telling.change('weight', fine);
    expect(telling.problemOf('weight', wrong)).toBeUndefined();
  });
  it('keeps what the server said until the question changes', () => {
    const telling = createTelling();
    telling.refuse('code', 'Already known');
    expect(telling.problemOf('code', fine)).toBe('Already known');
    telling.change('code', fine);
    expect(telling.problemOf('code', fine)).toBeUndefined();
  });
  it('is at once for a result that could not be computed, which nobody leaves', () => {
    const telling = createTelling();
    const doubt = { name: 'code', rule: 'checkdigit', message: 'Look again' };
    expect(telling.warningOf('code', { ...fine, warning: doubt })).toBeUndefined();
    expect(
      telling.warningOf('score', { ...fine, warning: { name: 'score', rule: 'notcomputed', message: 'Blank' } }),
    ).toBe('Blank');
    telling.tell(['code']);
    expect(telling.warningOf('code', { ...fine, warning: doubt })).toBe('Look again');
  });
  it('calls only the question it is about, once', () => {
    const telling = createTelling();
    const calls: string[] = [];
    telling.subscribe('weight', () => calls.push('weight'));
    const stop = telling.subscribe('height', () => calls.push('height'));
    telling.tell(['weight', 'height']);
    telling.tell(['weight']);
    stop();
    telling.refuse('height', 'No');
    expect(calls).toEqual(['weight', 'height']);
  });
});
