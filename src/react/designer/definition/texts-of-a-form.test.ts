import { describe, expect, it } from 'vitest';
import { contrastOn } from '../../kit/color-field/contrast.ts';
import { insertSuggestion, suggest, wordAt, type Suggestion } from '../editors/formula/formula-help.ts';
import { openDefinition } from './open-definition.ts';
import { setText, textIn } from './set-text.ts';

describe('A text of a form', () => {
  it('written plainly speaks the form’s language', () => {
    expect(textIn('Age', 'en', 'en')).toBe('Age');
    expect(textIn('Age', 'fa', 'en')).toBe('');
    expect(setText('Age', 'en', 'Years', 'en')).toBe('Years');
  });

  it('gets a second language beside the first', () => {
    expect(setText('Age', 'fa', 'سن', 'en')).toEqual({ en: 'Age', fa: 'سن' });
    expect(setText({ en: 'Age' }, 'fa', 'سن', 'en')).toEqual({ en: 'Age', fa: 'سن' });
  });

  it('is removed when its last language is deleted', () => {
    expect(setText({ en: 'Age', fa: 'سن' }, 'fa', '', 'en')).toEqual({ en: 'Age' });
    expect(setText({ en: 'Age' }, 'en', '', 'en')).toBeUndefined();
    expect(setText('Age', 'en', '', 'en')).toBeUndefined();
  });
});

describe('Help with a formula', () => {
  const all: readonly Suggestion[] = [
    { name: 'weight', kind: 'question', about: 'Body mass' },
    { name: 'وزن_پیشین', kind: 'question', about: 'Earlier' },
    { name: 'ROUND', kind: 'function', about: 'Rounds' },
  ];

  it('knows the word at the caret in any script, and none within a text', () => {
    expect(wordAt('ROUND(wei', 9)).toEqual({ start: 6, text: 'wei' });
    expect(wordAt('1 + وزن', 7)).toEqual({ start: 4, text: 'وزن' });
    expect(wordAt('IF(a = "wei', 11)).toBeUndefined();
    expect(wordAt('1 + ', 4)).toBeUndefined();
  });

  it('offers what begins so, then what holds it, and nothing once the word is whole', () => {
    expect(suggest('w', all).map(({ name }) => name)).toEqual(['weight']);
    expect(suggest('r', all).map(({ name }) => name)).toEqual(['ROUND', 'وزن_پیشین']);
    expect(suggest('weight', all)).toEqual([]);
  });

  it('puts a function in with the caret between its parentheses', () => {
    expect(insertSuggestion('1 + ro', 4, 6, all[2]!)).toEqual({ formula: '1 + ROUND()', caret: 10 });
    expect(insertSuggestion('ro(2)', 0, 2, all[2]!)).toEqual({ formula: 'ROUND(2)', caret: 5 });
    expect(insertSuggestion('we * 2', 0, 2, all[0]!)).toEqual({ formula: 'weight * 2', caret: 6 });
  });
});

describe('A background colour', () => {
  it('gets the text that is read best on it, and the contrast', () => {
    expect(contrastOn('#ffffff')).toEqual({ text: 'dark', ratio: 21 });
    expect(contrastOn('#000')).toEqual({ text: 'light', ratio: 21 });
    expect(contrastOn('red')).toBeUndefined();
  });
});

describe('A draft just begun', () => {
  it('is made whole enough to be drawn, and keeps what it holds', () => {
    const opened = openDefinition({ title: 'New', pages: [{ id: 'p', text: 'P', pageType: 'form' } as never] }, 'fa');
    expect(opened).toMatchObject({
      schema: 1,
      title: 'New',
      language: 'fa',
      conditions: [],
      pages: [{ id: 'p', questions: [] }],
    });
    expect(openDefinition({}, 'en')).toMatchObject({ title: '', pages: [] });
  });
});
