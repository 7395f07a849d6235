import { afterEach, expect, it, vi } from 'vitest';
import { ownDevice } from './own-device.ts';

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
  } as Storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is the same for one server at each visit, and another for another', () => {
  vi.stubGlobal('localStorage', storage());
  const token = ownDevice('https://forms.test');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect([ownDevice('https://forms.test') === token, ownDevice('https://other.test') === token]).toEqual([true, false]);
});

it('is created again where something else stands in its place', () => {
  const kept = storage();
  vi.stubGlobal('localStorage', kept);
  kept.setItem('porsa|https://forms.test|device', 'nonsense');
  expect(ownDevice('https://forms.test')).toMatch(/^[\w-]{43}$/);
});

it('is none where nothing may be kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(ownDevice('https://forms.test')).toBeUndefined();
});
