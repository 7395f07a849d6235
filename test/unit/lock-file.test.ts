import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';

interface Package {
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}
const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as unknown;

const { engines } = read('package.json') as { engines: { node: string } };
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };

test('Every package that is installed runs on the oldest Node that is promised', () => {
  const oldest = minVersion(engines.node)!;
  const newer = Object.entries(packages).filter(
    ([, { engines: wanted, optional }]) => !optional && wanted?.node && !satisfies(oldest, wanted.node),
  );
  expect(newer.map(([path, { engines: wanted }]) => `${path} wants ${wanted?.node}`)).toEqual([]);
});

test('The lock file names no registry, so that it works with any', () => {
  expect(
    Object.entries(packages)
      .filter(([, { resolved }]) => resolved?.includes('://'))
      .map(([path]) => path),
  ).toEqual([]);
});
