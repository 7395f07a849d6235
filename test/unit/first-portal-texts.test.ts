import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import texts from '../../locales/en/portal.json' with { type: 'json' };

/** What is drawn without the texts that come with a late screen: the portal itself, and what it fetches by itself. */
const beginnings = [
  'src/elements/dashboard/dashboard-screen.tsx',
  'src/react/dashboard/sign-in/sign-in.tsx',
  'src/react/dashboard/sign-in/activation.tsx',
  'src/react/dashboard/palette/palette.tsx',
  'src/react/dashboard/palette/shortcuts-dialog.tsx',
  'src/react/dashboard/strips/strips.tsx',
];

/** Modules that these import at once, one through another. */
function importedAtOnce(files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+\.tsx?)';/gm);
    for (const [, path] of imports) if (existsSync(join(dirname(file), path!))) found.add(join(dirname(file), path!));
  }
  return [...found];
}

const hasText = (key: string): boolean => {
  const path = key.split('.');
  const name = path.pop()!;
  const section = path.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], texts);
  return Object.keys(section ?? {}).some((each) => each.replace(/_(?:one|other)$/, '') === name);
};

describe('The texts that the portal begins with', () => {
  const used = importedAtOnce(beginnings).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'portal:([\w.]+)'/g)].map(([, key]) => ({ file, key: key! })),
  );

  it('hold all that its first modules say', () => {
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ key }) => !hasText(key)).map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });
});
