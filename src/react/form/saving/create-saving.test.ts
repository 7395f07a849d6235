import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ClientReply } from '../../../api/client/client.ts';
import { $session } from '../../../store/session-core.ts';
import { createSaving } from './create-saving.ts';
import type { EntryBody } from './saving.ts';

const before = $session.get();
afterEach(() => $session.set(before));

const signIn = (id: string) => $session.set({ ...before, id });
const entry = {
  id: '01930000-0000-7000-8000-000000000001',
  category: 'phq-9',
  version: 1,
  answers: { mood: 3 },
} as EntryBody;

test('What somebody sent as their session ended goes as soon as they, and nobody else, are signed in again', async () => {
  const by: string[] = [];
  let isKnown = false;
  const storeentry = async (): Promise<ClientReply<never>> => {
    by.push($session.get().id);
    return isKnown ? { success: true, data: {} as never } : { success: false, code: 4010, message: '' };
  };
  signIn('sara');
  const saving = createSaving({ server: 'https://forms.test', storage: 'memory', client: { entry: { storeentry } } });
  expect(await saving.saveEntry(entry)).toEqual({ state: 'waiting' });
  expect(await saving.list()).toMatchObject([{ state: 'waiting', code: 4010 }]);
  signIn('');
  isKnown = true;
  signIn('reza');
  signIn('sara');
  await vi.waitFor(async () => expect(await saving.list()).toEqual([]));
  expect(by).toEqual(['sara', 'sara']);
});

test('What is to be kept in memory alone is never called kept on the device', () => {
  const client = { entry: { storeentry: async () => ({ success: false, code: 5002, message: '' }) as const } };
  expect(createSaving({ server: 'https://memory.test', storage: 'memory', client }).drafts.notSavedHere()).toBe(true);
});

/** As without a connection, where code that was not fetched before does not come. */
const ofFiles = '../../../api/files/send-with-files.ts';
beforeAll(() => {
  vi.doMock(ofFiles, () => {
    throw new Error('It does not come');
  });
});
afterAll(() => {
  vi.doUnmock(ofFiles);
});

test.each([
  ['in rows', { medications: [{ drug: 'Metformin', dose: 500 }] }, true],
  ['with a file', { photo: [{ id: 'a', name: 'a.png', type: 'image/png', size: 5 }] }, false],
  ['with a file in a row', { visits: [{ photo: [{ id: 'a', name: 'a.png', type: 'image/png', size: 5 }] }] }, false],
])('Answers %s go without the code that uploads files only where they name none', async (_, answers, isSent) => {
  const stored: EntryBody[] = [];
  const storeentry = async (body: EntryBody): Promise<ClientReply<never>> => {
    stored.push(body);
    return { success: true, data: {} as never };
  };
  const uploads = { store: () => Promise.reject(new Error('No file is sent')) };
  const client = { entry: { storeentry }, uploads: uploads as never };
  const saving = createSaving({ server: `https://${_}.test`.replaceAll(' ', '-'), storage: 'memory', client });
  await saving.saveEntry({ ...entry, answers });
  expect(stored.length === 1).toBe(isSent);
});
