import { expect, it } from 'vitest';
import { allPages, type PageQuery } from './all-pages.ts';

const asked: PageQuery[] = [];
const list = (length: number) => async (page: PageQuery) => {
  asked.push(page);
  const from = Number(page.after ?? 0);
  const to = Math.min(length, from + page.limit);
  return {
    success: true as const,
    data: {
      items: Array.from({ length: to - from }, (_, index) => from + index),
      next: to < length ? String(to) : null,
    },
  };
};

it('brings a list of any length whole, and asks no more than it must', async () => {
  const reply = await allPages(list(450));
  expect(reply.success && reply.data.items).toEqual(Array.from({ length: 450 }, (_, index) => index));
  expect(asked).toEqual([{ limit: 200 }, { after: '200', limit: 200 }, { after: '400', limit: 200 }]);
});

it('is refused whole where a page is', async () => {
  const refused = { success: false as const, code: 5002, message: '' };
  expect(
    await allPages(async (page) => (page.after ? refused : { success: true, data: { items: [1], next: 'more' } })),
  ).toEqual(refused);
});
