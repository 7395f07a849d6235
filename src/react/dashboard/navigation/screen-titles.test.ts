import { describe, expect, test } from 'vitest';
import en from '../../../../locales/en/portal.json' with { type: 'json' };
import { matchRoute, patterns } from './routes.ts';
import { screenByAddress } from './screen-titles.ts';

const textOf = (key: string): unknown =>
  key
    .replace('portal:', '')
    .split('.')
    .reduce<unknown>((texts, name) => (texts as Readonly<Record<string, unknown>>)[name], en);

/** An address of a pattern: each parameter has a value. */
const addressOf = (pattern: string): string => pattern.replace(/:(\w+)\??/g, '$1');

describe('A screen whose code has not come', () => {
  test.each(Object.values(patterns))('is named at %s by a text that the portal begins with', (pattern) => {
    const known = screenByAddress(matchRoute(addressOf(pattern))!);
    if (known) expect(textOf(known.title)).toMatch(/\w/);
  });

  test('that the menu leads to has no way back, one within it has', () => {
    expect(screenByAddress(matchRoute('/userRoles')!)).toEqual({ title: 'portal:menu.userRoles', back: false });
    expect(screenByAddress(matchRoute('/admin/forms/projects/complaints/-')!)?.back).toBe(false);
    expect(screenByAddress(matchRoute('/form/entries/scores/-/phq-9/1')!)?.back).toBe(true);
  });

  test('is not named where there is no top bar', () => {
    expect(screenByAddress(matchRoute('/signin')!)).toBeUndefined();
  });
});
