import { describe, expect, it } from 'vitest';
import { createDeviceStore } from '../device/device-store.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { forgetStrays, keptFiles } from './kept-files.ts';
import { filesIn, sendWithFiles, type Sending } from './send-with-files.ts';

const server = 'https://a.test';
const id = '01930000-0000-7000-8000-000000000001';
const other = '01930000-0000-7000-8000-000000000002';
const photo = { id, name: 'wound.jpg', type: 'image/jpeg', size: 3 };
const bytes = () => new File([new Uint8Array([0, 255, 7])], 'wound.jpg', { type: 'image/jpeg' });
const contents = async (file: File | undefined) =>
  file && [file.name, file.type, ...new Uint8Array(await file.arrayBuffer())];

function openFiles(start = 1_000_000) {
  const store = createDeviceStore('memory');
  const clock = { now: start };
  return { store, clock, files: keptFiles(server, store, () => clock.now) };
}

describe('files that wait on the device', () => {
  it('come back byte for byte, and are deleted once dropped', async () => {
    const { files } = openFiles();
    await files.keep(id, bytes(), 'wound.jpg');
    expect(await contents(await files.find(id))).toEqual(['wound.jpg', 'image/jpeg', 0, 255, 7]);
    await files.drop([id]);
    expect(await files.find(id)).toBeUndefined();
  });

  it('go with the draft that names them, unless an entry waits with them or was refused after it had waited', async () => {
    const { store, clock, files } = openFiles(0);
    const drafts = createDrafts(server, 'memory', store);
    const key = { category: 'wound' };
    await drafts.keep(key, { answers: { photo: [photo], second: [{ ...photo, id: other }] }, at: '' });
    await Promise.all([id, other].map((each) => files.keep(each, bytes(), 'wound.jpg')));
    await store.put(`outbox|${server}|e`, { entry: { answers: { photo: [photo] } } });
    await drafts.clear(key);
    expect([await files.find(id), await files.find(other)].map((file) => file !== undefined)).toEqual([true, false]);
    await store.put(`refused|${server}|e`, { entry: { answers: { photo: [photo] } } });
    await store.delete(`outbox|${server}|e`);
    await drafts.clearAll();
    expect(await files.find(id)).toBeDefined();
    await store.delete(`refused|${server}|e`);
    await drafts.clearAll();
    expect(await files.find(id)).toBeUndefined();
    expect(clock.now).toBe(0);
  });

  it('are not swept while they are too new to be in any draft, except at sign-out', async () => {
    const { store, files } = openFiles(60_000);
    await files.keep(id, bytes(), 'wound.jpg');
    await forgetStrays(server, store, false, 120_000);
    expect(await files.find(id)).toBeDefined();
    await forgetStrays(server, store, true, 120_000);
    expect(await files.find(id)).toBeUndefined();
  });
});

describe('an entry with files', () => {
  const entry = {
    id: other,
    category: 'wound',
    version: 1,
    answers: { photo: [photo], words: 'x', rows: [{ each: [{ ...photo, id: other }] }] },
  };
  const stored = { success: true as const, data: { id: other, file: other, computed: {}, problems: [] } };

  /** A server with scripted replies, and what it was sent. */
  async function sending(answers: { readonly store?: readonly object[]; readonly send?: readonly object[] } = {}) {
    const opened = openFiles();
    await opened.files.keep(id, bytes(), 'wound.jpg');
    await opened.files.keep(other, bytes(), 'wound.jpg');
    const sent: string[] = [];
    const [store, send] = [[...(answers.store ?? [])], [...(answers.send ?? [])]];
    const calls: Sending = {
      files: opened.files,
      store: async (upload) => {
        sent.push(`file ${upload.id.slice(-1)}`);
        return (store.shift() ?? { success: true, data: photo }) as never;
      },
      send: async () => {
        sent.push('entry');
        return (send.shift() ?? stored) as never;
      },
    };
    return { ...opened, sent, calls };
  }

  it('finds them wherever they are named', () => {
    expect(filesIn(entry.answers, 'answers')).toEqual([
      { id, path: 'answers.photo' },
      { id: other, path: 'answers.rows[0].each' },
    ]);
  });

  it('sends them first, and forgets them once the entry is there', async () => {
    const { calls, sent, files } = await sending();
    expect(await sendWithFiles(entry, calls)).toEqual(stored);
    expect([sent, await files.find(id), await files.find(other)]).toEqual([
      ['file 1', 'file 2', 'entry'],
      undefined,
      undefined,
    ]);
  });

  it('names the patient file of the entry, so that a share of it suffices', async () => {
    const { calls } = await sending();
    const named: unknown[] = [];
    const store: Sending['store'] = (upload) => {
      named.push(upload.into);
      return calls.store(upload);
    };
    await sendWithFiles({ ...entry, file: other }, { ...calls, store });
    expect(named).toEqual([other, other]);
  });

  it('stops at a lost connection with everything kept, and does not send again what was taken', async () => {
    const offline = { success: false, code: 5002, message: '' };
    const { calls, sent, files } = await sending({ store: [{ success: true, data: photo }, offline], send: [offline] });
    expect(await sendWithFiles(entry, calls)).toMatchObject({ success: false, code: 5002 });
    expect(await sendWithFiles(entry, calls)).toMatchObject({ success: false, code: 5002 });
    expect(await files.find(id)).toBeDefined();
    expect(await sendWithFiles(entry, calls)).toEqual(stored);
    expect(sent).toEqual(['file 1', 'file 2', 'file 2', 'entry', 'entry']);
  });

  it('sends them again after half a day, and where the server has forgotten them', async () => {
    const missing = {
      success: false,
      code: 4220,
      message: '',
      fields: [{ path: 'answers.photo', rule: 'filegone', message: '' }],
    };
    const { calls, sent, clock } = await sending({ send: [{ success: false, code: 5002, message: '' }, missing] });
    await sendWithFiles(entry, calls);
    clock.now += 13 * 3_600_000;
    expect(await sendWithFiles(entry, calls)).toEqual(stored);
    expect(sent).toEqual(['file 1', 'file 2', 'entry', 'file 1', 'file 2', 'entry', 'file 1', 'file 2', 'entry']);
  });

  it('is refused on the question whose file was, and keeps it', async () => {
    const { calls, sent, files } = await sending({ store: [{ success: false, code: 4151, message: 'No such kind.' }] });
    expect(await sendWithFiles(entry, calls)).toMatchObject({
      success: false,
      code: 4151,
      fields: [{ path: 'answers.photo', rule: 'file', message: 'No such kind.' }],
    });
    expect([sent, (await files.find(id)) !== undefined]).toEqual([['file 1'], true]);
  });
});
