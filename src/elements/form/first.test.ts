import { expect, test } from 'vitest';
import type { Question } from '../../engine/definition/types.ts';
import type { FirstReply, OpenRequest } from '../first/open-request.ts';
import { first } from './first.ts';

const request: OpenRequest = {
  api: 'https://forms.example.org',
  category: 'total',
  language: 'en',
  calendar: 'en',
  page: undefined,
  token: undefined,
};

function replyWith(formula: string): FirstReply {
  const question = (name: string, more: Partial<Question>): Question => ({
    id: name,
    name,
    type: 'calculated',
    title: name,
    ...more,
  });
  const questions = [question('first', { type: 'number' }), question('total', { formula })];
  const pages = [{ id: 'page', text: 'Page', pageType: 'form' as const, questions }];
  return {
    id: 'id',
    slug: 'total',
    version: 1,
    definition: { schema: 1, title: 'Total', language: 'en', pages, conditions: [] },
    role: 'public',
    settings: {},
    branding: { title: 'Total', clinic: 'Clinic' },
    view: { tree: [], styles: [], at: '2026-11-23T08:00:00', files: [] },
  };
}

test('A form that its server has drawn is compiled before it is live: what cannot be is found out then', async () => {
  await expect(first.prepare(request, replyWith('first * 2'))).resolves.toBeUndefined();
  await expect(first.prepare(request, replyWith('total + 1'))).rejects.toThrow();
});
