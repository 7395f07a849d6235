import { expect, it } from 'vitest';
import type { ServerError } from '../errors/server-error.ts';
import { createTurns, type TurnsRoom } from './create-turns.ts';

/** A place where work waits, whose works end when they are told to. */
function place(room: TurnsRoom) {
  const turns = createTurns(room);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (line: string, name: string) =>
    turns(line, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    }).catch((error: unknown) => (error as ServerError).code);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { come, end, begun };
}

it('Lines take turns, whoever came first with much', async () => {
  const { come, end, begun } = place({ atOnce: 1, most: 10, mostEach: 5 });
  const all = [come('a', 'a1'), come('a', 'a2'), come('a', 'a3'), come('b', 'b1')];
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('A line does one work at a time, though there is a place for another’s', async () => {
  const { come, end, begun } = place({ atOnce: 2, most: 10, mostEach: 5 });
  void come('a', 'a1');
  void come('a', 'a2');
  void come('b', 'b1');
  await end('nothing');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('A line that is full is told so, and all are where there is no room at all', async () => {
  const { come, end } = place({ atOnce: 1, most: 2, mostEach: 2 });
  void come('a', 'a1');
  void come('a', 'a2');
  expect(await come('a', 'a3')).toBe('toomany');
  void come('b', 'b1');
  expect(await come('c', 'c1')).toBe('unavailable');
  await end('a1');
  void come('c', 'c2');
  expect(await come('d', 'd1')).toBe('unavailable');
});

it('Work that fails gives its turn on', async () => {
  const turns = createTurns({ atOnce: 1, most: 1, mostEach: 1 });
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns('a', async () => 'done')).toBe('done');
});
