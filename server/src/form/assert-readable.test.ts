import { expect, it } from 'vitest';
import { assertReadable } from './assert-readable.ts';

it.each(['#bd4941', '#000000', '#767676', '#0057b7'])('takes %s: white can be read on it', (color) => {
  expect(() => assertReadable(color)).not.toThrow();
});

it.each(['#ffffff', '#777777', '#ffd700', '#f0958c'])('refuses %s: white cannot be read on it', (color) => {
  expect(() => assertReadable(color)).toThrow('badcolour');
});

it('asks nothing where no colour is set', () => {
  expect(() => assertReadable('')).not.toThrow();
  expect(() => assertReadable(undefined)).not.toThrow();
});
