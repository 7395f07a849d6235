import { expect, test, vi } from 'vitest';
import { runAlone } from './run-alone.ts';

const refusing = {
  request: async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  },
};

/** Works that end one by one, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  return { begun, ends, work };
}

test.each([
  ['no lock manager', undefined],
  ['one that refuses, as in a sandboxed frame', refusing],
])('with %s, works of one name take turns in the page', async (_what, locks) => {
  const { begun, ends, work } = works();
  const both = [runAlone('turns', work('first'), locks as never), runAlone('turns', work('second'), locks as never)];
  await vi.waitFor(() => expect(begun).toEqual(['first']));
  ends[0]!();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second']));
  ends[1]!();
  expect(await Promise.all(both)).toEqual(['first', 'second']);
});

test('a work that fails under its lock is not begun again', async () => {
  const work = vi.fn(async () => {
    throw new Error('full');
  });
  const granting = { request: (_name: string, granted: () => Promise<unknown>) => granted() };
  await expect(runAlone('failing', work, granting as never)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledTimes(1);
});
