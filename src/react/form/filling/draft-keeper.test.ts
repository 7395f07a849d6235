import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, Saving } from '../saving/saving.ts';
import { createDraftKeeper } from './draft-keeper.ts';

let page: EventTarget;
let kept: Draft[];
let typed: string;
let mayKeep: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  [kept, typed, mayKeep] = [[], '', true];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const saving = {
  drafts: {
    keep: async (_key: unknown, draft: Draft) => {
      kept.push(draft);
    },
    clear: async () => undefined,
    notSavedHere: () => false,
  },
} as unknown as Saving;
const openKeeper = () =>
  createDraftKeeper({
    place: () => ({ drafts: saving.drafts, key: { category: 'visit' } }),
    mayKeep: () => mayKeep,
    read: () => ({ answers: { note: typed }, at: '' }),
    onKept: () => undefined,
  });
const type = (keeper: ReturnType<typeof openKeeper>, letter: string) => {
  typed += letter;
  keeper.change();
};
const isAskedBeforeLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('Who types on without a pause has all but the last moment kept', async () => {
  const keeper = openKeeper();
  for (const letter of 'five keys a second for three seconds') {
    type(keeper, letter);
    await vi.advanceTimersByTimeAsync(200);
    expect(typed.length - String(kept.at(-1)?.answers['note'] ?? '').length).toBeLessThanOrEqual(3);
  }
});

test('What may not be kept yet is kept as soon as it may, and until then the browser asks before the page is left', async () => {
  mayKeep = false;
  const keeper = openKeeper();
  expect(isAskedBeforeLeaving()).toBe(false);
  type(keeper, 'a');
  await vi.advanceTimersByTimeAsync(1000);
  type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isAskedBeforeLeaving()).toBe(true);
  mayKeep = true;
  keeper.flush();
  expect(kept.map(({ answers }) => answers)).toEqual([{ note: 'ab' }]);
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('Leaving between two keepings keeps the rest, and asks nobody', () => {
  const keeper = openKeeper();
  type(keeper, 'a');
  expect(isAskedBeforeLeaving()).toBe(false);
  expect(kept).toHaveLength(1);
});

test('What was sent is kept no more, though its time comes', async () => {
  const keeper = openKeeper();
  type(keeper, 'a');
  keeper.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept).toEqual([]);
});
