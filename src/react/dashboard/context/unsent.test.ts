import { describe, expect, it } from 'vitest';
import type { OutboxItem } from '../../../api/outbox/outbox.ts';
import { createUnsent, itemsOf } from './unsent.ts';

const entry = (id: string) => ({ id, category: 'phq-9', version: 1, answers: {} });
const saved = (id: string): OutboxItem => ({ entry: entry(id), by: 'sara', state: 'saved-here' });
const waiting = (id: string, by = 'sara'): OutboxItem => ({
  entry: entry(id),
  by,
  state: 'waiting',
  attempts: 1,
  nextAt: 0,
  code: 5002,
});
const refused = (id: string): OutboxItem => ({
  entry: entry(id),
  by: 'sara',
  state: 'refused',
  code: 4100,
  message: 'Closed',
});

function follow(first: readonly OutboxItem[]) {
  let items = first;
  let changed = () => undefined as void;
  const sent: number[] = [];
  const unsent = createUnsent(
    {
      list: async () => items,
      sendNow: async () => undefined,
      takeBack: async () => 'gone',
      subscribe: (listener) => {
        changed = listener;
        return () => undefined;
      },
    },
    (count) => sent.push(count),
  );
  unsent.$items.listen(() => undefined);
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    sent,
    settle,
    shown: () => unsent.$items.get().map((item) => `${item.entry.id} ${item.state}`),
    async become(next: readonly OutboxItem[]) {
      items = next;
      changed();
      await settle();
    },
  };
}

describe('entries that the server does not have yet', () => {
  it('are those that wait and those that were refused, and none that is just being sent', async () => {
    const unsent = follow([saved('a'), waiting('b'), refused('c')]);
    await unsent.settle();
    expect(unsent.shown()).toEqual(['b waiting', 'c refused']);
  });

  it('are announced once they have arrived, where they had waited', async () => {
    const unsent = follow([saved('a'), waiting('b'), waiting('c')]);
    await unsent.settle();
    await unsent.become([waiting('c')]);
    await unsent.become([refused('c')]);
    expect([unsent.sent, unsent.shown()]).toEqual([[1], ['c refused']]);
  });

  it('are shown to who saved them alone', () => {
    const items = [waiting('a'), waiting('b', 'reza'), waiting('c', '')];
    expect(itemsOf(items, 'reza').map(({ entry: { id } }) => id)).toEqual(['b']);
    expect(itemsOf(items, '')).toEqual([]);
  });
});
