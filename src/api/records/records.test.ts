import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientReply } from '../client/client.ts';
import { uuid } from '../client/uuid.ts';
import { createDeviceStore, type DeviceStore } from '../device/device-store.ts';
import { sharedDeviceMark } from '../device/shared-device.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import type { WaitingFile } from './record.ts';
import { createRecords, type Records } from './records.ts';
import { sendRecords } from './send-records.ts';

const server = 'https://forms.test';
const lost = { success: false, code: 5002, message: '' } as const;
const taken = { success: false, code: 4097, message: 'Taken' } as const;
const done = { success: true, data: {} } as const;
const form = { id: 'f1', slug: 'phq-9', title: 'PHQ-9', headline: 'scores', project: 'p1' } as const;

type Reply = typeof lost | typeof taken | typeof done;

describe('patients and files that wait on this device', () => {
  let store: DeviceStore;
  let records: Records;
  let outbox: Outbox;
  let person: string;
  let clock: number;
  /** What the server was asked, in order. */
  let asked: string[];
  let answer: (call: string, body: { readonly id: string; readonly waited?: boolean }) => Reply;

  const ahead = async (all: boolean) => {
    const patient = { storepatient: call('patient'), openfile: call('file') } as never;
    const nextAt = await sendRecords({ server, store, client: { patient }, person, now: clock, random: 1, all });
    const held = new Set((await records.list()).filter(({ kind }) => kind === 'file').map(({ id }) => id));
    return { held, nextAt };
  };
  const call = (kind: string) => (body: { readonly id: string; readonly waited?: boolean }) => {
    asked.push(`${kind} ${names.get(body.id)}${body.waited ? '' : ' changed'}`);
    return Promise.resolve(answer(kind, body));
  };
  const names = new Map<string, string>();
  const named = (name: string, time: number): string => {
    const id = uuid(time);
    names.set(id, name);
    return id;
  };
  const keepPatient = async (name: string, time: number) => {
    const id = named(name, time);
    expect(await records.keepPatient({ id, by: person, patient: { name } })).toBe(true);
    return id;
  };
  const file = (name: string, time: number, patient: string): Omit<WaitingFile, 'kind' | 'progress'> => ({
    id: named(name, time),
    by: person,
    patient,
    details: { name: 'Sara' },
    form: { ...form, id: name },
  });
  const respond = (name: string, time: number, to?: string) =>
    outbox.saveEntry({ id: named(name, time), category: 'phq-9', version: 1, answers: {}, file: to });

  beforeEach(() => {
    store = createDeviceStore('memory');
    records = createRecords(server, store);
    [person, clock, asked] = ['reza', 1_000, []];
    answer = () => lost;
    outbox = createOutbox({
      server,
      store,
      ahead,
      now: () => clock,
      random: () => 1,
      person: () => person,
      send: async (entry) => call('entry')({ ...entry, waited: true }) as Promise<ClientReply<never>>,
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('go in the order they were made, each before what belongs to it, and once', async () => {
    await respond('earlier', 0, uuid());
    const sara = await keepPatient('Sara', 1);
    const visit = (await records.keepFile(file('visit', 2, sara)))!;
    expect(await respond('first', 3, visit)).toEqual({ state: 'waiting' });
    expect(await respond('second', 4, visit)).toEqual({ state: 'waiting' });
    asked = [];
    answer = () => done;
    await outbox.sendNow();
    await outbox.sendNow();
    expect(asked).toEqual(['patient Sara', 'file visit', 'entry earlier', 'entry first', 'entry second']);
    expect([await records.list(), await outbox.list()]).toEqual([[], []]);
  });

  it('are sent once by two tabs', async () => {
    const sara = await keepPatient('Sara', 1);
    const visit = (await records.keepFile(file('visit', 2, sara)))!;
    await respond('first', 3, visit);
    asked = [];
    answer = () => done;
    await Promise.all([outbox.sendNow(), outbox.sendNow(), outbox.sendNow()]);
    expect(asked).toEqual(['patient Sara', 'file visit', 'entry first']);
  });

  it('hold back what belongs to them alone', async () => {
    const sara = await keepPatient('Sara', 1);
    await records.keepFile(file('visit', 2, sara));
    answer = (kind) => (kind === 'entry' ? done : lost);
    expect((await respond('elsewhere', 3, uuid())).state).toBe('sent');
    expect((await respond('here', 4, (await records.list())[1]!.id)).state).toBe('waiting');
    expect((await outbox.list()).map(({ state, entry }) => [state, names.get(entry.id)])).toEqual([
      ['waiting', 'here'],
    ]);
  });

  it('stay with the reason where they are refused, and all that belongs to them; others go', async () => {
    const sara = await keepPatient('Sara', 1);
    const visit = (await records.keepFile(file('visit', 2, sara)))!;
    await respond('first', 3, visit);
    await keepPatient('Maryam', 4);
    asked = [];
    answer = (_kind, { id }) => (id === sara ? taken : done);
    await outbox.sendNow();
    await outbox.sendNow();
    expect(asked).toEqual(['patient Sara', 'patient Maryam']);
    const [patient, visits] = await records.list();
    expect(patient!.progress).toEqual({ state: 'refused', code: 4097, message: 'Taken' });
    expect([visits!.id, (await outbox.list()).length]).toEqual([visit, 1]);
    await records.keepPatient({ id: sara, by: person, patient: { name: 'Sara Ahmadi' } });
    answer = () => done;
    asked = [];
    await outbox.sendNow();
    expect(asked).toEqual(['patient Sara', 'file visit', 'entry first']);
  });

  it('that may have arrived are sent as they were, and then what was changed since', async () => {
    const sara = await keepPatient('Sara', 1);
    await outbox.sendNow();
    await records.keepPatient({ id: sara, by: person, patient: { name: 'Sara Ahmadi' } });
    asked = [];
    answer = () => done;
    await outbox.sendNow();
    expect(asked).toEqual(['patient Sara', 'patient Sara changed']);
  });

  it('are sent by nobody but whoever made them', async () => {
    await keepPatient('Sara', 1);
    answer = () => done;
    for (const other of ['', 'nadia']) {
      person = other;
      await outbox.sendNow();
    }
    expect([asked, (await records.list()).length]).toEqual([[], 1]);
  });

  it('rest after a failure, as long as responses do, and are asked for no more than once a time', async () => {
    await keepPatient('Sara', 1);
    await ahead(false);
    const { nextAt } = await ahead(false);
    expect([asked, nextAt]).toEqual([['patient Sara'], 3_000]);
    clock = 3_000;
    await ahead(false);
    expect(asked).toHaveLength(2);
  });

  it('are one file for one patient and form, however often it is opened', async () => {
    const sara = await keepPatient('Sara', 1);
    const first = await records.keepFile(file('visit', 2, sara));
    expect(await records.keepFile({ ...file('again', 3, sara), form: { ...form, id: 'visit' } })).toBe(first);
    expect(await records.list()).toHaveLength(2);
  });

  it('go with their files where they are discarded, and the files go to another patient where both are one person', async () => {
    const [sara, maryam] = [await keepPatient('Sara', 1), await keepPatient('Maryam', 2)];
    const visit = await records.keepFile(file('visit', 3, sara));
    const other = await records.keepFile(file('other', 4, maryam));
    expect(await records.discard(sara)).toEqual([visit]);
    await records.giveFiles(maryam, 'known');
    expect(await records.list()).toMatchObject([{ kind: 'file', id: other, patient: 'known' }]);
  });

  it('give back a response that was never sent, and none that may have arrived', async () => {
    const sara = await keepPatient('Sara', 1);
    const visit = (await records.keepFile(file('visit', 2, sara)))!;
    await respond('held', 3, visit);
    await respond('tried', 4, uuid());
    const [held, tried] = (await outbox.list()).map(({ entry }) => entry.id);
    const drafts = createDrafts(server, 'memory', store, undefined, () => person);
    const key = { category: 'phq-9', file: visit };
    await drafts.keep(key, { answers: { q1: 1 }, at: '' });
    expect(await outbox.takeBack(held!, true)).toBe('begun');
    await drafts.clear(key);
    expect([await outbox.takeBack(held!, true), await outbox.takeBack(tried!, true)]).toEqual(['taken', 'gone']);
    expect(await drafts.load(key)).toMatchObject({ answers: {}, version: 1 });
    expect((await outbox.list()).map(({ entry }) => entry.id)).toEqual([tried]);
  });

  it('are not kept at all on a shared device, nor where the device refuses', async () => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === sharedDeviceMark ? '1' : null) });
    expect(await records.keepPatient({ id: uuid(1), by: person, patient: { name: 'Sara' } })).toBe(false);
    expect(await records.keepFile(file('visit', 2, uuid()))).toBeUndefined();
    vi.unstubAllGlobals();
    const blocked = createRecords(server, createDeviceStore('device'));
    expect(await blocked.keepPatient({ id: uuid(1), by: person, patient: { name: 'Sara' } })).toBe(false);
    expect([await records.list(), await blocked.list()]).toEqual([[], []]);
  });
});
