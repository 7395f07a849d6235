import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../../engine/definition/types.ts';
import { createForm } from '../../../../fields/form/create-form.ts';
import { isUnknown, valueNow } from './value-now.ts';

const asked = (name: string, more: Partial<Question> = {}): Question => ({
  id: `q-${name}`,
  name,
  type: 'number',
  title: name,
  ...more,
});
const form = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', displayTitle: 'p', pageType: 'form', questions: [...questions] }],
});
const visit = form(
  asked('weight'),
  asked('height'),
  asked('drugs', { type: 'container', multimode: true, questions: [asked('dose')] }),
);
const value = (formula: string, answers: Record<string, number>, owner?: string) =>
  valueNow(visit, formula, owner, { answers, patient: { age: 40 } }, createForm);

describe('The value of a formula that is being written', () => {
  it('is that of the answers there are', () => {
    expect(value('weight / height', { weight: 80, height: 2 })?.result).toBe(40);
    expect(value('patient.age + 1', {}, 'q-height')?.result).toBe(41);
  });

  it('says what it read, and so what is unknown', () => {
    const { values = [] } = value('weight / height', { weight: 80 }) ?? {};
    expect(values.filter((read) => isUnknown(read.value)).map(({ name }) => name)).toEqual(['height']);
  });

  it('differs from row to row in a list, and is not told there', () => {
    expect(value('dose * 2', {}, 'q-dose')).toBeUndefined();
  });

  it('leaves the form as it is, whatever its questions are called', () => {
    const own = form(asked('probe'));
    expect(valueNow(own, 'probe * 2', 'q-probe', { answers: { probe: 3 } }, createForm)?.result).toBe(6);
    expect(own.pages[0]!.questions).toHaveLength(1);
  });
});
