import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientReply } from '../client/client.ts';
import { createDeviceStore, type DeviceStore } from '../device/device-store.ts';
import { isFinal, waitAfter } from './state.ts';
import { createOutbox, type EntryBody, type EntryData, type Outbox } from './outbox.ts';
import { uuid } from '../client/uuid.ts';
import { isMarkedWaiting, markWaiting } from './waiting-mark.ts';

const entry = (time: number, answers = {}): EntryBody => ({ id: uuid(time), category: 'phq-9', version: 1, answers });
const lost = { success: false, code: 5002, message: '' } as const;
const closed = { success: false, code: 4100, message: 'Closed' } as const;
const refused = {
  success: false,
  code: 4220,
  message: 'Breaks a rule',
  fields: [{ path: 'answers.age', rule: 'min', message: '…' }],
} as const;

/** A server that keeps entries by id and answers a repeat as the first time; its answers can be replaced. */
function createServer() {
  const stored = new Map<string, EntryData>();
  const asked: string[] = [];
  const server = {
    stored,
    asked,
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
  const open = (): Outbox =>
    createOutbox({
      server: 'https://forms.test',
      send: (given) => server.send(given),
      store,
      now: () => clock,
      random: () => 1,
      person: () => person,
    });

  beforeEach(() => {
    server = createServer();
    store = createDeviceStore('memory');
    clock = 0;
    person = '';
  });

  it('sends an entry and keeps nothing of it', async () => {
    const outbox = open();
    const given = entry(1);
    expect(await outbox.saveEntry(given)).toEqual({ state: 'sent', data: server.stored.get(given.id) });
    expect(await outbox.list()).toEqual([]);
  });

  it('waits as long as a server under load asks', async () => {
    server.refuse = () => ({ success: false, code: 5030, message: '', retryAfter: 20 });
    const outbox = open();
    await outbox.saveEntry(entry(1));
    expect(await outbox.list()).toMatchObject([{ state: 'waiting', nextAt: 22_000 }]);
  });

  it('keeps entries while the connection is lost, and sends them in order, each once, when it is back', async () => {
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

  it('tries a lost connection once, not once for every entry', async () => {
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
    server.send = async (again) => {
      await send(again);
      return lost;
    };
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

  it('hands a refused entry back, whose form still holds it, and lets the next one pass', async () => {
    const outbox = open();
    const bad = entry(1, { age: -1 });
    server.refuse = (given) => (given.id === bad.id ? refused : undefined);
    expect(await outbox.saveEntry(bad)).toEqual({
      state: 'refused',
      code: 4220,
      message: 'Breaks a rule',
      fields: refused.fields,
    });
    expect(await outbox.saveEntry(entry(2))).toMatchObject({ state: 'sent' });
    expect(await outbox.list()).toEqual([]);
  });

  it('keeps an entry that was refused after it had waited: nobody was there to hear it', async () => {
    server.refuse = () => lost;
    await open().saveEntry(entry(1, { mood: 3 }));
    server.refuse = () => closed;
    await open().sendNow();
    server.asked.length = 0;
    const later = open();
    await later.sendNow();
    expect(server.asked).toEqual([]);
    expect(await later.list()).toMatchObject([{ state: 'refused', code: 4100, entry: { answers: { mood: 3 } } }]);
  });

  it('keeps an entry that waited and is refused when its sender tries again', async () => {
    const outbox = open();
    const given = entry(1, { mood: 3 });
    server.refuse = () => lost;
    await outbox.saveEntry(given);
    server.refuse = () => closed;
    expect(await outbox.saveEntry(given)).toMatchObject({ state: 'refused', code: 4100 });
    expect(await outbox.list()).toMatchObject([{ state: 'refused' }]);
  });

  it.each([4291, 4292])(
    'does not let a form that takes no more (%i) keep another form’s entry waiting',
    async (code) => {
      const full = entry(1);
      server.refuse = (given) => (given.id === full.id ? { success: false, code, message: '' } : undefined);
      const outbox = open();
      await outbox.saveEntry(full);
      expect(await outbox.saveEntry(entry(2))).toMatchObject({ state: 'sent' });
    },
  );

  it.each([
    ['stumbles', 5000],
    ['gives no reply that can be read', 5003],
  ])('lets others pass an entry on which the server %s', async (_what, code) => {
    const outbox = open();
    const poison = entry(1);
    server.refuse = (given) => (given.id === poison.id ? { success: false, code, message: '' } : undefined);
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

  it('reports each change', async () => {
    const outbox = open();
    let changes = 0;
    const stop = outbox.subscribe(() => {
      changes += 1;
    });
    await outbox.saveEntry(entry(1));
    stop();
    await outbox.saveEntry(entry(2));
    expect(changes).toBe(2);
  });
});

describe('a page with waiting entries', () => {
  let page: EventTarget;
  let stored: Record<string, string>;
  let clock: number;
  let isReached: boolean;
  let sent: string[];
  let store: DeviceStore;
  const stops: (() => void)[] = [];
  const open = () =>
    createOutbox({
      server: 'https://forms.test',
      store,
      now: () => clock,
      random: () => 1,
      send: async (given) => {
        if (!isReached) return lost;
        sent.push(given.id);
        return { success: true, data: { id: given.id, file: '', computed: {}, problems: [] } };
      },
    });
  const waiting = async (): Promise<EntryBody> => {
    const given = entry(1);
    await open().saveEntry(given);
    return given;
  };

  beforeEach(() => {
    page = new EventTarget();
    [stored, sent, clock, isReached, store] = [{}, [], 0, false, createDeviceStore('memory')];
    for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
      removeItem: (key: string) => {
        delete stored[key];
      },
    });
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['online', 'visibilitychange', 'pageshow'])('sends them on %s', async (occasion) => {
    const given = await waiting();
    stops.push(open().start());
    await vi.waitFor(async () => expect(await open().list()).toMatchObject([{ attempts: 2 }]));
    [isReached, clock] = [true, 60_000];
    page.dispatchEvent(new Event(occasion));
    await vi.waitFor(() => expect(sent).toEqual([given.id]));
  });

  it.each([
    [
      'that waited when it was opened',
      async () => {
        await waiting();
        stops.push(open().start());
      },
    ],
    [
      'saved while it is open',
      async () => {
        const outbox = open();
        stops.push(outbox.start());
        await outbox.sendNow();
        await outbox.saveEntry(entry(1));
      },
    ],
  ])('sends one %s as its waiting time ends', async (_which, save) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await save();
    await open().sendNow();
    [isReached, clock] = [true, 600_000];
    await vi.waitFor(() => {
      vi.advanceTimersByTime(600_000);
      expect(sent).toHaveLength(1);
    });
  });

  it('does not try at each look a reader takes, nor while nobody looks', async () => {
    await waiting();
    stops.push(open().start());
    await vi.waitFor(async () => expect(await open().list()).toMatchObject([{ attempts: 2 }]));
    clock = 1_000;
    page.dispatchEvent(new Event('visibilitychange'));
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    clock = 60_000;
    page.dispatchEvent(new Event('visibilitychange'));
    // Tries take turns: had a look begun one, this would not be the third.
    await open().sendNow();
    expect(await open().list()).toMatchObject([{ attempts: 3 }]);
  });

  it('is marked as long as one waits, for whatever server, and no longer', async () => {
    await waiting();
    expect(isMarkedWaiting()).toBe(true);
    await store.put('outbox|https://other.test|e', {});
    isReached = true;
    await open().sendNow();
    expect(isMarkedWaiting()).toBe(true);
    await store.delete('outbox|https://other.test|e');
    await markWaiting(store);
    expect(isMarkedWaiting()).toBe(false);
  });

  it('is not marked for what is in memory alone, and clears no other’s mark', async () => {
    const inMemory = createOutbox({
      server: 'https://forms.test',
      storage: 'memory',
      store: createDeviceStore('memory'),
      send: async ({ id }) =>
        isReached ? { success: true, data: { id, file: '', computed: {}, problems: [] } } : lost,
    });
    await inMemory.saveEntry(entry(2));
    expect(isMarkedWaiting()).toBe(false);
    await waiting();
    isReached = true;
    await inMemory.sendNow();
    expect([await inMemory.list(), isMarkedWaiting()]).toEqual([[], true]);
  });
});

it('waits longer each time, with chance in it, and never more than five minutes', () => {
  expect([1, 2, 3, 30].map((attempts) => waitAfter(attempts, 1))).toEqual([2_000, 4_000, 8_000, 300_000]);
  expect(waitAfter(30, 0)).toBe(150_000);
});

it('waits first as long as the server asks, up to five minutes', () => {
  expect([0, 3].map((asked) => waitAfter(1, 0, asked))).toEqual([1_000, 4_000]);
  expect(waitAfter(1, 1, 3_600)).toBe(300_000);
});

it('takes 4xx as final, but not a sign-in, a time-out or too many calls', () => {
  expect([4000, 4090, 4100, 4220].every(isFinal)).toBe(true);
  expect([4010, 4080, 4290, 5000, 5002, 5030].some(isFinal)).toBe(false);
});
