import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { nameOfTitle } from '../definition/name-of-title.ts';
import { findQuestion } from '../definition/tree.ts';
import { addQuestion } from './add-question.ts';
import { followTitle } from './follow-title.ts';

const asked = (name: string, more: Partial<Question> = {}): Question => ({
  id: 'q',
  name,
  type: 'text',
  title: '',
  ...more,
});
const form = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', displayTitle: 'p', pageType: 'form', questions: [...questions] }],
  ...more,
});
const before = { type: 'text', title: '' } as const;
const named = (definition: FormDefinition, was: Parameters<typeof followTitle>[2] = before): string | undefined =>
  findQuestion(followTitle(definition, 'q', was), 'q')?.name;

describe('The name of a title', () => {
  it.each([
    ['Age', 'age'],
    ['What is your date of birth?', 'what_is_your_date_of'],
    ['1. Trouble sleeping', 'trouble_sleeping'],
    ['Café – crème', 'cafe_creme'],
    ["Patient's weight (kg)", 'patients_weight_kg'],
    ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'pneumonoultramicroscopic'],
    [{ fa: 'سن', en: 'Age' }, 'age'],
    ['سن', undefined],
    ['2026', undefined],
    ['True', undefined],
    ['', undefined],
  ])('%j is %j', (title, name) => expect(nameOfTitle(title, form([]))).toBe(name));
});

describe('The name of a new question', () => {
  it('follows its title', () => {
    expect(named(form([asked('text', { title: 'Age' })]))).toBe('age');
    expect(named(form([asked('age', { title: 'Age in years' })]), { type: 'text', title: 'Age' })).toBe('age_in_years');
  });

  it('follows its type where the title gives none', () => {
    expect(named(form([asked('text', { type: 'calculated', title: 'امتیاز' })]))).toBe('calculated');
    expect(named(form([asked('text_3', { type: 'number' })]))).toBe('number');
  });

  it('is one that no other question has', () => {
    expect(named(form([asked('text_2', { title: 'Age' }), asked('age', { id: 'other' })]))).toBe('age_2');
    const again = form([asked('age_2', { title: 'Age' }), asked('age', { id: 'other' })]);
    expect(followTitle(again, 'q', { type: 'text', title: 'Age' })).toBe(again);
  });

  it('stays as it was written by hand', () => {
    const definition = form([asked('years', { title: 'Age' })]);
    expect(followTitle(definition, 'q', before)).toBe(definition);
  });

  it('stays once a formula uses it', () => {
    const definition = form([
      asked('text', { title: 'Age' }),
      asked('sum', { id: 's', type: 'calculated', formula: 'text + 1' }),
    ]);
    expect(followTitle(definition, 'q', before)).toBe(definition);
  });

  it('is that of its title from the beginning where it has one', () => {
    const added = addQuestion(form([]), { parent: 'p', index: 0 }, { type: 'text', title: { en: 'Blood group' } });
    expect(findQuestion(added.definition, added.id)?.name).toBe('blood_group');
  });
});
