import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientReply } from './client.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';
import { isFinal, waitAfter } from './outbox-state.ts';
import { createOutbox, type EntryBody, type EntryData, type Outbox } from './outbox.ts';
import { uuid } from './uuid.ts';

const entry = (time: number, answers = {}): EntryBody => ({ id: uuid(time), category: 'phq-9', version: 1, answers });
const lost = { success: false, code: 5002, message: '' } as const;
const refused = { success: false, code: 4220, message: 'Breaks a rule', fields: [{ path: 'answers.age', rule: 'min', message: '…' }] } as const;

/** A server that keeps entries by id and answers a repeat as the first time; its answers can be replaced. */
function createServer() {
  const stored = new Map<string, EntryData>();
  const asked: string[] = [];
  const server = {
    stored, asked,
    refuse: undefined as ((entry: EntryBody) => ClientReply<EntryData> | undefined) | undefined,
    send: async (given: EntryBody): Promise<ClientReply<EntryData>> => {
      asked.push(given.id);
      const no = server.refuse?.(given);
      if (no) return no;
      const data = stored.get(given.id) ?? { id: given.id, file: uuid(), computed: {}, problems: [] };
      stored.set(given.id, data);
      return { success: true, data };
    },
  };
  return server;
}

describe('the outbox', () => {
  let server: ReturnType<typeof createServer>;
  let store: DeviceStore;
  let clock: number;
  let person: string;
  const open = (): Outbox => createOutbox({ server: 'https://forms.test', send: (given) => server.send(given), store, now: () => clock, random: () => 1, person: () => person });

  beforeEach(() => { server = createServer(); store = createDeviceStore('memory'); clock = 0; person = ''; });

  it('sends an entry and keeps nothing of it', async () => {
    const outbox = open();
    const given = entry(1);
    expect(await outbox.saveEntry(given)).toEqual({ state: 'sent', data: server.stored.get(given.id) });
    expect(await outbox.list()).toEqual([]);
  });

  it('keeps entries while the line is lost, and sends them in order, each once, when it is back', async () => {
    const outbox = open();
    const entries = [entry(1), entry(2), entry(3)];
    server.refuse = () => lost;
    for (const given of entries) expect(await outbox.saveEntry(given)).toEqual({ state: 'waiting' });
    server.refuse = undefined;
    server.asked.length = 0;
    await outbox.sendNow();
    expect(server.asked).toEqual(entries.map((given) => given.id));
    expect(await outbox.list()).toEqual([]);
  });

  it('asks a lost line once, not once for every entry', async () => {
    const outbox = open();
    server.refuse = () => lost;
    for (const time of [1, 2, 3]) await outbox.saveEntry(entry(time));
    server.asked.length = 0;
    await outbox.sendNow();
    expect(server.asked).toHaveLength(1);
  });

  it('finds what another visit left behind', async () => {
    server.refuse = () => lost;
    await open().saveEntry(entry(1));
    server.refuse = undefined;
    await open().sendNow();
    expect(server.stored.size).toBe(1);
  });

  it('stores an entry once though its first answer was lost on the way', async () => {
    const outbox = open();
    const given = entry(1);
    const send = server.send;
    server.send = async (again) => { await send(again); return lost; };
    expect(await outbox.saveEntry(given)).toEqual({ state: 'waiting' });
    server.send = send;
    expect(await outbox.saveEntry(given)).toEqual({ state: 'sent', data: server.stored.get(given.id) });
    expect(server.stored.size).toBe(1);
  });

  it('answers both of two tabs that save the same entry', async () => {
    const given = entry(1);
    const outcomes = await Promise.all([open().saveEntry(given), open().saveEntry(given)]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(server.stored.size).toBe(1);
  });

  it('keeps a refused entry for the person to see, and lets the next one pass', async () => {
    const outbox = open();
    const bad = entry(1, { age: -1 });
    server.refuse = (given) => (given.id === bad.id ? refused : undefined);
    expect(await outbox.saveEntry(bad)).toEqual({ state: 'refused', code: 4220, message: 'Breaks a rule', fields: refused.fields });
    expect(await outbox.saveEntry(entry(2))).toMatchObject({ state: 'sent' });
    expect(await outbox.list()).toMatchObject([{ state: 'refused', entry: { answers: { age: -1 } } }]);
    await outbox.remove(bad.id);
    expect(await outbox.list()).toEqual([]);
  });

  it('lets others pass an entry on which the server stumbles', async () => {
    const outbox = open();
    const poison = entry(1);
    server.refuse = (given) => (given.id === poison.id ? { success: false, code: 5000, message: '' } : undefined);
    await outbox.saveEntry(poison);
    expect(await outbox.saveEntry(entry(2))).toMatchObject({ state: 'sent' });
  });

  it('does not send one person’s entry under another’s name', async () => {
    const outbox = open();
    person = 'sara';
    server.refuse = () => ({ success: false, code: 4010, message: '' });
    await outbox.saveEntry(entry(1));
    server.refuse = undefined;
    person = 'reza';
    await outbox.sendNow();
    expect(server.stored.size).toBe(0);
    person = 'sara';
    await outbox.sendNow();
    expect(server.stored.size).toBe(1);
  });

  it('tells of each change', async () => {
    const outbox = open();
    let changes = 0;
    const stop = outbox.subscribe(() => { changes += 1; });
    await outbox.saveEntry(entry(1));
    stop();
    await outbox.saveEntry(entry(2));
    expect(changes).toBe(2);
  });
});

it('waits longer each time, with chance in it, and never more than five minutes', () => {
  expect([1, 2, 3, 30].map((attempts) => waitAfter(attempts, 1))).toEqual([2_000, 4_000, 8_000, 300_000]);
  expect(waitAfter(30, 0)).toBe(150_000);
});

it('takes 4xx as final, but not a sign-in, a time-out or too many calls', () => {
  expect([4000, 4090, 4100, 4220].every(isFinal)).toBe(true);
  expect([4010, 4080, 4290, 5000, 5002, 5030].some(isFinal)).toBe(false);
});
