import { expect, it } from 'vitest';
import { createDeviceStore } from './device-store.ts';
import { createDrafts } from './drafts.ts';

const draft = { answers: { mood: 2 }, version: 3, at: '2026-11-21T00:00:00Z' };

it('gives a draft back to its own server, category, file and page only', async () => {
  const store = createDeviceStore('memory');
  const drafts = createDrafts('https://a.test', 'memory', store);
  await drafts.keep({ category: 'phq-9' }, draft);
  expect(await drafts.load({ category: 'phq-9' })).toEqual(draft);
  expect(await drafts.load({ category: 'phq-9', file: '1' })).toBeUndefined();
  await drafts.keep({ category: 'phq-9', file: '1', page: 'visit' }, draft);
  expect(await drafts.load({ category: 'phq-9', file: '1' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9', file: '1', page: 'next' })).toBeUndefined();
  expect(await drafts.load({ category: 'phq-9', file: '1', page: 'visit' })).toEqual(draft);
  expect(await createDrafts('https://b.test', 'memory', store).load({ category: 'phq-9' })).toBeUndefined();
});

it('forgets one draft after submitting and all of the server at sign-out', async () => {
  const store = createDeviceStore('memory');
  const [here, elsewhere] = [createDrafts('https://a.test', 'memory', store), createDrafts('https://b.test', 'memory', store)];
  for (const category of ['phq-9', 'gad-7']) await here.keep({ category }, draft);
  await elsewhere.keep({ category: 'phq-9' }, draft);
  await here.clear({ category: 'phq-9' });
  expect(await here.load({ category: 'phq-9' })).toBeUndefined();
  await here.clearAll();
  expect(await here.load({ category: 'gad-7' })).toBeUndefined();
  expect(await elsewhere.load({ category: 'phq-9' })).toEqual(draft);
});

it('keeps a draft in memory and says so where the device keeps nothing', async () => {
  const drafts = createDrafts('https://a.test', 'device');
  expect(drafts.notSavedHere()).toBe(false);
  await drafts.keep({ category: 'phq-9' }, draft);
  expect(await drafts.load({ category: 'phq-9' })).toEqual(draft);
  expect(drafts.notSavedHere()).toBe(true);
});
