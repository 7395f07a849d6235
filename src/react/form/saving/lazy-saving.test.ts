import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazySaving } from './lazy-saving.ts';
import type { EntryBody, Saving } from './saving.ts';

const entry = { id: 'e' } as EntryBody;
const data = { id: 'e', file: 'f', computed: {}, problems: [] };
const draft = { answers: { a: 1 }, at: '2025-01-01T00:00:00.000Z' };
const device: Saving = {
  saveEntry: async () => ({ state: 'waiting' }),
  list: async () => [],
  subscribe: () => () => undefined,
  drafts: {
    load: async () => draft,
    keep: async () => undefined,
    clear: async () => undefined,
    notSavedHere: () => false,
  },
};
const unreachable = async () => ({ success: false, code: 5002, message: 'No answer came' }) as const;

/** Code that comes at the given try. */
function comingAt(wanted: number) {
  const tries = { count: 0 };
  return {
    tries,
    fetchSaving: async () => {
      tries.count += 1;
      if (tries.count < wanted) throw new Error('No connection');
      return device;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks for the code again until it comes, and finds the draft then', async () => {
  const { tries, fetchSaving } = comingAt(3);
  const found = lazySaving(fetchSaving, unreachable).drafts.load({ category: 'x' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries.count).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await found).toBe(draft);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries.count).toBe(3);
});

test('sends straight to the server what cannot be kept here', async () => {
  const saving = lazySaving(comingAt(Infinity).fetchSaving, async () => ({ success: true, data }));
  expect(await saving.saveEntry(entry)).toEqual({ state: 'sent', data });
});

test('calls an entry refused that is neither sent nor kept', async () => {
  const saving = lazySaving(comingAt(Infinity).fetchSaving, unreachable);
  expect(await saving.saveEntry(entry)).toMatchObject({ state: 'refused', code: 5002 });
});

test('tries for the code once more when something is sent, and hands the entry to the outbox', async () => {
  const { tries, fetchSaving } = comingAt(2);
  const saving = lazySaving(fetchSaving, unreachable);
  await vi.advanceTimersByTimeAsync(0);
  expect(await saving.saveEntry(entry)).toEqual({ state: 'waiting' });
  expect(tries.count).toBe(2);
});
