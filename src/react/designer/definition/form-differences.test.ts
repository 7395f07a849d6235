import { expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { differencesOf } from './form-differences.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'text',
  title: id,
  ...more,
});
const form = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'P', pageType: 'form', questions }],
  ...more,
});

it('names what only one of two has, and what each has in its own way', () => {
  const box = (questions: readonly Question[]) => question('box', { type: 'container', questions });
  const mine = form([question('age'), question('mood', { mandatory: true }), box([question('old')])]);
  const theirs = form([question('age'), question('mood'), box([question('new')])], { report: { title: 'R' } });
  expect(differencesOf(mine, theirs)).toEqual({
    mine: ['old'],
    theirs: ['new'],
    changed: ['mood'],
    conditions: false,
    report: true,
    settings: false,
  });
  expect(differencesOf(mine, { ...mine, endings: [{ id: 'e', text: 'Thank you' }] }).conditions).toBe(true);
  expect(differencesOf(mine, { ...mine, opening: { minutes: 3 } }).settings).toBe(true);
  expect(differencesOf(mine, mine)).toEqual({
    mine: [],
    theirs: [],
    changed: [],
    conditions: false,
    report: false,
    settings: false,
  });
});
