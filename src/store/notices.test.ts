import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $notices, askConfirm, dismissNotice, showError, showShort, showSuccess } from './notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $notices.set([]);
});
afterEach(() => void vi.useRealTimers());

it('takes a success away after a second and a half', () => {
  showSuccess('Saved');
  vi.advanceTimersByTime(1499);
  expect($notices.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect($notices.get()).toHaveLength(0);
});

it('keeps an error, with its code, until it is dismissed', () => {
  showError('There is a problem', 5001);
  showShort('Copied');
  vi.advanceTimersByTime(60_000);
  expect($notices.get()).toMatchObject([{ kind: 'error', code: 5001 }]);
});

it('answers a question with yes on yes and with no on anything else', async () => {
  const answers = [askConfirm('Remove?'), askConfirm('Remove?')];
  const [first, second] = $notices.get();
  dismissNotice(first!.id, true);
  dismissNotice(second!.id);
  expect(await Promise.all(answers)).toEqual([true, false]);
  expect($notices.get()).toEqual([]);
});
