import type { FormDefinition, Question } from '../../../src/engine/definition/types.ts';

/** A form of one page. */
export const formOf = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: { en: 'A form', fa: 'یک فرم' },
  language: 'en',
  pages: [{ id: 'p', text: 'Page', pageType: 'form', questions }],
  conditions: [],
  ...more,
});

/** A question for a number, which is called what its title says. */
export const ask = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'number',
  title: name,
  ...more,
});
