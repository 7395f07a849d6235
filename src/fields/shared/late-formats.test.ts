import { expect, test } from 'vitest';
import type { Question } from '../../engine/definition/types.ts';
import { lightModels } from '../light-models.ts';
import { bringFormats } from './late-formats.ts';

const record: Question = {
  id: 'q',
  name: 'record',
  type: 'text',
  title: 'Record',
  format: { pattern: '[A-Z]{2}\\d{4}' },
};
const check = (answer: string) => lightModels.text.validate(answer, record, { today: '2025-01-01' });

test('takes no answer for good before the code that reads formats is there, and does from then on', async () => {
  expect(() => check('AB1234')).toThrow('not brought');
  await bringFormats();
  expect(check('AB1234')).toBeUndefined();
  expect(check('AB12345')).toEqual({ rule: 'pattern' });
});
