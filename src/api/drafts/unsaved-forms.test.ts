import { expect, it } from 'vitest';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { createDeviceStore } from '../device/device-store.ts';
import { createUnsavedForms, type UnsavedForm } from './unsaved-forms.ts';

const definition: FormDefinition = { schema: 1, title: 'Visit', language: 'en', pages: [], conditions: [] };
const unsaved: UnsavedForm = { definition, rev: 3, version: null, at: '2026-11-22T10:00:00Z' };

/** What the browser grants each tab: a name is free until the tab that has it is closed. */
function browserLocks() {
  const held = new Set<string>();
  const request = (async (name: string, _options: unknown, granted: (lock: unknown) => unknown) => {
    if (held.has(name)) return granted(null);
    held.add(name);
    return granted({ name });
  }) as unknown as LockManager['request'];
  return { held, request };
}

it('gives unsaved changes back to their own server, person and form only', async () => {
  const store = createDeviceStore('memory');
  await createUnsavedForms('https://a.test', store, undefined).of('ada', 'phq').keep(unsaved);
  const again = createUnsavedForms('https://a.test', store, undefined);
  expect(await again.of('ada', 'phq').load()).toEqual(unsaved);
  expect(await again.of('ada', 'phq-9').load()).toBeUndefined();
  expect(await again.of('bo', 'phq').load()).toBeUndefined();
  expect(await createUnsavedForms('https://b.test', store, undefined).of('ada', 'phq').load()).toBeUndefined();
});

it('keeps those of two tabs apart, and gives a closed tab’s to the next one', async () => {
  const store = createDeviceStore('memory');
  const [first, second] = [browserLocks(), browserLocks()];
  const tab = (locks: Pick<LockManager, 'request'>) => createUnsavedForms('', store, locks).of('ada', 'phq');
  second.held = first.held;
  const shared = { request: first.request };
  const one = tab(shared);
  await one.keep(unsaved);
  const two = tab(shared);
  expect(await two.load()).toBeUndefined();
  await two.keep({ ...unsaved, rev: 9 });
  expect((await one.load())?.rev).toBe(3);
  first.held.clear();
  expect((await tab(shared).load())?.rev).toBe(3);
});

it('counts and deletes a person’s at sign-out, and takes no more from what is still open', async () => {
  const store = createDeviceStore('memory');
  const forms = createUnsavedForms('', store, undefined);
  const open = forms.of('ada', 'phq');
  await open.keep(unsaved);
  await forms.of('ada', 'gad').keep(unsaved);
  await forms.of('bo', 'phq').keep(unsaved);
  expect(await forms.count('ada')).toBe(2);
  await forms.clearAll('ada');
  expect(await open.keep(unsaved)).toBe(false);
  expect([await forms.count('ada'), await forms.count('bo')]).toEqual([0, 1]);
  expect(await forms.of('ada', 'phq').keep(unsaved)).toBe(true);
});

it('says where the device keeps nothing', async () => {
  const forms = createUnsavedForms('https://c.test', createDeviceStore('device'), undefined);
  expect(await forms.of('ada', 'phq').keep(unsaved)).toBe(false);
  expect((await forms.of('ada', 'phq').load())?.rev).toBe(3);
});
