import { expect, it } from 'vitest';
import type { Question } from '../../../engine/definition/types.ts';
import { createLanguageTools } from '../../ui/language/language.tsx';
import { answerInWords } from './answer-in-words.ts';

const persian = createLanguageTools('fa', 'fa', 'rtl', (key) => key);
const inWords = (answer: string, more: Pick<Question, 'type'> & Partial<Question>) =>
  answerInWords(answer, { id: 'q', name: 'q', title: 'Q', ...more }, persian);

it('leaves addresses, codes and sentences as they were written', () => {
  expect(inWords('a1@example.com', { type: 'text', format: 'email' })).toBe('a1@example.com');
  expect(inWords('https://example.com/2024', { type: 'text', format: 'url' })).toBe('https://example.com/2024');
  expect(inWords('AB1234', { type: 'text', format: { pattern: '[A-Z]{2}\\d{4}' } })).toBe('AB1234');
  expect(inWords('Vitamin B12, 2 a day', { type: 'note' })).toBe('Vitamin B12, 2 a day');
});

it('shows numbers to call and to look up, and days, as the reader writes them', () => {
  expect(inWords('09121234567', { type: 'text', format: 'phone' })).toBe('۰۹۱۲۱۲۳۴۵۶۷');
  expect(inWords('0010350829', { type: 'text', format: 'nationalcode' })).toBe('۰۰۱۰۳۵۰۸۲۹');
  expect(inWords('2024-03-20', { type: 'date' })).toBe('۱ فروردین ۱۴۰۳');
});
