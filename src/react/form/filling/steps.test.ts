import { describe, expect, it } from 'vitest';
import type { Page } from '../../../engine/definition/types.ts';
import { pageAt, progressOf, takeStep } from './steps.ts';

const page = (id: string): Page => ({ id, text: id, pageType: 'form', questions: [] });
const [one, two, three] = [page('one'), page('two'), page('three')];

describe('steps', () => {
  it('lead back by the pages one came by, not by those in between', () => {
    const jumped = takeStep({ at: 'one', trail: [] }, { kind: 'forward', to: 'three' });
    expect(takeStep(jumped, { kind: 'back', pages: [one, two, three] })).toEqual({ at: 'one', trail: [] });
  });
  it('pass over pages that are hidden by now', () => {
    const steps = { at: 'three', trail: ['one', 'two'] };
    expect(takeStep(steps, { kind: 'back', pages: [one, three] })).toEqual({ at: 'one', trail: [] });
  });
  it('stand still where there is nothing behind', () => {
    const first = { at: 'one', trail: [] };
    expect(takeStep(first, { kind: 'back', pages: [one] })).toBe(first);
    expect(takeStep(first, { kind: 'forward', to: 'one' })).toBe(first);
  });
  it('show the page one came by when the present one is hidden', () => {
    expect(pageAt([one, two], { at: 'three', trail: ['one', 'two'] })).toBe(two);
    expect(pageAt([two], { at: 'unknown', trail: [] })).toBe(two);
    expect(pageAt([], { at: 'unknown', trail: [] })).toBeUndefined();
  });
  it('are counted among the pages that are shown', () => {
    expect(progressOf([one, three], 'three')).toEqual({ step: 2, of: 2 });
  });
});
