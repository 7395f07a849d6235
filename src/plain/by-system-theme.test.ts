import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bySystemTheme } from './by-system-theme.ts';

test('A page without a script is dark where the system is, on screens alone', () => {
  const tokens = readFileSync('src/react/ui/style/tokens.css', 'utf8');
  const [light = '', dark = ''] = bySystemTheme(tokens).split('@media screen and (prefers-color-scheme: dark)');
  expect(light).toContain('color-scheme: light');
  expect(dark).toMatch(/^ \{\s*\.porsa-root,/);
  expect(dark).toContain('color-scheme: dark');
  expect(bySystemTheme(tokens)).not.toMatch(/data-theme|not print/);
  expect(bySystemTheme('@media not print{.porsa-root[data-theme=dark]{--_a:b}}')).toBe(
    '@media screen and (prefers-color-scheme: dark) {.porsa-root{--_a:b}}',
  );
});
