import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '../../src/api/contract/contract.ts';
import { errors as refusals } from '../../src/api/contract/errors.ts';
import type { Call } from '../../src/api/contract/call.ts';
import entrance from '../../locales/en/entranceportal.json' with { type: 'json' };
import { errors } from '../../locales/en/errors.json' with { type: 'json' };
import portal from '../../locales/en/portal.json' with { type: 'json' };

/** What is drawn without the texts that come with a late screen: the portal itself, and what it fetches by itself. */
const beginnings = [
  'src/elements/dashboard/dashboard-screen.tsx',
  'src/react/dashboard/palette/palette.tsx',
  'src/react/dashboard/palette/shortcuts-dialog.tsx',
  'src/react/dashboard/strips/strips.tsx',
];

/** The ways in that come with their own texts. */
const entrances = ['src/react/dashboard/sign-in/sign-in.tsx', 'src/react/dashboard/sign-in/activation.tsx'];

/** Modules that these import at once, one through another. */
function importedAtOnce(files: readonly string[]): readonly string[] {
  const found = new Set(files);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?'(\.[^']+\.tsx?)';/gm);
    for (const [, path] of imports) if (existsSync(join(dirname(file), path!))) found.add(join(dirname(file), path!));
  }
  return [...found];
}

const hasText = (key: string, texts: object): boolean => {
  const path = key.split('.');
  const name = path.pop()!;
  const section = path.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], texts);
  return Object.keys(section ?? {}).some((each) => each.replace(/_(?:one|other)$/, '') === name);
};

const saidBy = (files: readonly string[]) =>
  importedAtOnce(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'portal:([\w.]+)'/g)].map(([, key]) => ({ file, key: key! })),
  );

const callsOf = (files: readonly string[]): readonly string[] =>
  importedAtOnce(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bclient\.(\w+)\.(\w+)\(/g)].map(
      ([, service, call]) => `/${service}/${call}`,
    ),
  );

describe('The texts that the portal begins with', () => {
  it('hold all that its first modules say', () => {
    const used = saidBy(beginnings);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ key }) => !hasText(key, portal)).map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  it('hold, with those of the ways in, all that these say', () => {
    const used = saidBy(entrances);
    expect(used.length).toBeGreaterThan(20);
    const missing = used.filter(({ key }) => !hasText(key, portal) && !hasText(key, entrance));
    expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  it('word every refusal that their calls, or all calls, may meet', () => {
    const calls: Readonly<Record<string, Call>> = contract;
    const ofSome = new Set(Object.values(calls).flatMap((call) => call.errors ?? []));
    const made = callsOf([...beginnings, ...entrances]).filter((path) => path in calls);
    expect(made.length).toBeGreaterThan(20);
    const met = [
      ...Object.keys(refusals).filter((name) => !ofSome.has(name)),
      ...made.flatMap((path) => calls[path]?.errors ?? []),
    ];
    expect(met.filter((name) => !(name in errors))).toEqual([]);
  });
});
