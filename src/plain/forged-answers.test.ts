import { describe, expect, it } from 'vitest';
import { form } from '../../test/support/engine/scenario.ts';
import { fieldsOf, sendPlain } from '../../test/support/plain/plain-page.tsx';
import type { Question } from '../engine/definition/types.ts';
import { fieldExamples } from '../fields/registry/examples.ts';
import { createForm } from '../published/engine.ts';

const hostile = [
  '',
  '__proto__',
  'constructor',
  '\0',
  '\ud800',
  '-1',
  '1e999',
  '['.repeat(5000),
  '{"__proto__":1}',
  'x'.repeat(200_000),
];
const parts = [
  '',
  ':day',
  ':month',
  ':year',
  ':time',
  ':high',
  ':other',
  ':held',
  ':file',
  ':remove',
  ':0',
  ':1',
  ':sad',
  ':__proto__',
];

describe.each(Object.entries(fieldExamples))('%s', (_, { question, variants = [] }) => {
  it.each([question, ...variants.map((each) => each.question)].map((each) => [each.id, each] as const))(
    '%s throws at nothing that a page sends, and refuses what is no answer in words',
    (_id, given) => {
      const asked: Question = {
        ...given,
        relatedField: undefined,
        defaultvalue: undefined,
        formula: given.formula && '1',
      };
      for (const value of hostile) {
        const live = createForm(form([asked]));
        const fields = Object.fromEntries(parts.map((part) => [asked.name + part, [value, value]]));
        const problems = sendPlain(live, fieldsOf({ ...fields, '_asked:': [asked.name, `${asked.name}[0]`] }));
        for (const { message } of problems) expect(message).toBeTruthy();
        for (const { message } of live.validate()) expect(message).toBeTruthy();
        expect(JSON.stringify(live.answers())).not.toMatch(/\\u0000|\\ud800/);
      }
      expect(Object.hasOwn(Object.prototype, 'sad')).toBe(false);
    },
  );

  it('refuses an option that is not offered', () => {
    if (!question.options?.length || question.type === 'calculated' || question.type === 'rating') return;
    const live = createForm(form([question]));
    sendPlain(live, fieldsOf({ '_asked:': question.name, [question.name]: 'none', [`${question.name}:sad`]: 'none' }));
    expect(live.validate().map(({ rule }) => rule)).toEqual(['notoption']);
  });
});
