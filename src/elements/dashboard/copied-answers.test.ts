import { describe, expect, it } from 'vitest';
import type { Client } from '../../api/client/client.ts';
import { copiedAnswers } from './copied-answers.ts';

const question = (name: string, more: object = {}) => ({ id: name, name, type: 'text', title: name, ...more });
const definition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    { id: 'p', text: '', pageType: 'form', questions: [question('allergy'), question('pain', { clearonload: true })] },
  ],
};
const entry = (createdAt: string, answers: object) => ({ createdAt, answers });

const clientOf = (entries: readonly object[], refused?: object): Client =>
  ({
    category: { getform: async () => ({ success: true, data: { definition } }) },
    file: { getfile: async () => refused ?? { success: true, data: { entries } } },
  }) as unknown as Client;

describe('A response that starts from the last one', () => {
  it('takes the answers of the latest, without those that are cleared for each new response', async () => {
    const client = clientOf([
      entry('2026-11-20T08:00:00Z', { allergy: 'nuts', pain: '7' }),
      entry('2026-11-23T08:00:00Z', { allergy: 'nuts, milk', pain: '3' }),
      entry('2026-11-21T08:00:00Z', { allergy: 'none', pain: '5' }),
    ]);
    expect(await copiedAnswers(client, 'visit', 'f')).toEqual({ success: true, data: { allergy: 'nuts, milk' } });
  });

  it('is blank in a file without responses, and says why where the file cannot be read', async () => {
    expect(await copiedAnswers(clientOf([]), 'visit', 'f')).toEqual({ success: true, data: {} });
    const refused = { success: false, code: 4043, message: 'x' };
    expect(await copiedAnswers(clientOf([], refused), 'visit', 'f')).toEqual(refused);
  });
});
