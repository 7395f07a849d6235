import { describe, expect, it } from 'vitest';
import type { Question } from '../../engine/definition/types.ts';
import { lettersOf, roomFor } from './room.ts';
import { scaleOf } from './scale-of.ts';

const labels = (...texts: readonly string[]) => texts.map((text) => ({ text }));

describe('the width from which on questions stand in a table', () => {
  it('grows with the columns and with their longest words', () => {
    const few = roomFor(labels('No', 'Yes')).table!;
    const more = roomFor(labels('Never', 'Rarely', 'Sometimes', 'Often')).table!;
    expect(few).toBeLessThan(more);
    expect(roomFor(labels('Never', 'Rarely', 'Occasionally', 'Often')).table!).toBeGreaterThan(more);
  });

  it('is none where the labels would take more than a form is wide', () => {
    expect(roomFor(labels(...Array<string>(6).fill('Incomprehensibilities'))).table).toBeUndefined();
  });
});

describe('the letters that a cell holds side by side', () => {
  it('are all of a short label, and those of one of two rows of a long one', () => {
    expect(lettersOf(labels('25 to 30', 'Above 30'), false)).toBe(8);
    expect(lettersOf(labels('More than half the days'), false)).toBeCloseTo(13.8);
  });

  it('are all of a box to tick', () => expect(lettersOf(labels('More than half the days'), true)).toBe(23));
});

describe('questions on one scale', () => {
  const asked = (more: Partial<Question> = {}): Question => ({
    id: 'q',
    name: 'q',
    type: 'flatview',
    title: 'Q',
    options: [
      { value: '0', text: { en: 'No', fa: 'خیر' }, score: 0 },
      { value: '1', text: { en: 'Yes', fa: 'بله' }, score: 1 },
    ],
    ...more,
  });

  it('are those with the same values and texts, whatever they score', () => {
    const reversed = asked().options!.map((option) => ({ ...option, score: 1 - option.score! }));
    expect(scaleOf(asked({ options: reversed }))).toBe(scaleOf(asked()));
    expect(scaleOf(asked({ options: asked().options!.toReversed() }))).not.toBe(scaleOf(asked()));
  });

  it.each<[string, Partial<Question>]>([
    ['several answers', { multimode: true }],
    ['an answer in own words', { allowother: true }],
    ['a width of its own', { displaysize: 6 }],
    ['letters of its own', { fontsize: 20 }],
    ['a colour of its own', { bgColor: '#fde8e7' }],
    [
      'options that come and go',
      { options: [...asked().options!, { value: '2', text: 'Both', visibleWhen: 'x > 1' }] },
    ],
    ['one option', { options: asked().options!.slice(1) }],
    [
      'more options than a glance takes in',
      { options: Array.from({ length: 8 }, (_, at) => ({ value: `${at}`, text: `${at}` })) },
    ],
    ['no options', { options: undefined }],
  ])('are none with %s', (_, more) => expect(scaleOf(asked(more))).toBeUndefined());
});
