import { afterEach, expect, it, vi } from 'vitest';
import { isPlain, keysTo, opensPalette, signOf, wayOf } from './shortcuts.ts';

const pressed = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

afterEach(() => void vi.unstubAllGlobals());

it('knows the letter of a key on a Persian keyboard, and its question mark', () => {
  expect([
    signOf(pressed('ل', { code: 'KeyG' })),
    signOf(pressed('؟', { code: 'Slash', shiftKey: true })),
    signOf(pressed('ظ', { code: 'Slash' })),
    signOf(pressed('G', { code: 'KeyI' })),
    signOf(pressed('ArrowUp', { code: 'ArrowUp' })),
  ]).toEqual(['g', '?', '/', 'g', '']);
});

it('opens the palette with Ctrl K, and on a Mac with Cmd K alone', () => {
  vi.stubGlobal('navigator', { platform: 'Win32' });
  expect([
    opensPalette(pressed('k', { ctrlKey: true })),
    opensPalette(pressed('ن', { code: 'KeyK', ctrlKey: true })),
    opensPalette(pressed('k', { ctrlKey: true, shiftKey: true })),
    opensPalette(pressed('k')),
  ]).toEqual([true, true, false, false]);
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect([opensPalette(pressed('k', { ctrlKey: true })), opensPalette(pressed('k', { metaKey: true }))]).toEqual([
    false,
    true,
  ]);
});

it('leaves keys with a modifier to the browser', () => {
  expect([
    isPlain(pressed('n')),
    isPlain(pressed('n', { ctrlKey: true })),
    isPlain(pressed('n', { altKey: true })),
  ]).toEqual([true, false, false]);
});

it('names the keys to a screen, and knows no ways but its own', () => {
  expect([wayOf('s'), keysTo('/services'), wayOf('constructor'), keysTo('/nowhere')]).toEqual([
    '/services',
    'G S',
    undefined,
    undefined,
  ]);
});
