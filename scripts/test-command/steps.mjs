// What `npm test` runs.
import { fileURLToPath } from 'node:url';
import { results } from './results.mjs';

const bin = (name) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
/** TypeScript's native compiler checks types; the one in JavaScript stays for what uses it as a library (lint, declarations). */
const typesOf = (project) => ({
  command: process.execPath,
  options: [fileURLToPath(new URL('../../node_modules/native-typescript/bin/tsc', import.meta.url)), '-p', project],
});
const vitest = (name, ...options) => ({
  name,
  command: bin('vitest'),
  counts: `${name}.json`,
  options: [
    'run',
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}${name}.json`,
    '--reporter=./test/support/runners/under-way.mjs',
  ],
});

/**
 * Two steps run side by side, and the next one in this order begins as soon as one ends: none keeps two cores busy by
 * itself, and three were measured to take as long as two. After what is built, what takes longest comes first: the short
 * ones fill what is left beside the last journeys. A step begins once those that it names in `after`, all ahead of it,
 * have ended.
 */
export const steps = [
  { name: 'product', command: process.execPath, options: ['server/scripts/start.mjs', 'build'] },
  { name: 'library', command: process.execPath, options: ['scripts/build.mjs', 'lib'] },
  vitest('unit'),
  { name: 'elements', command: bin('wtr'), options: [], counts: 'elements.json', fileOption: '--files' },
  {
    ...vitest('journeys', '--config=vitest.journeys.config.ts', '--reporter=./test/support/runners/second-tries.mjs'),
    after: ['product', 'library'],
  },
  { name: 'types', ...typesOf('tsconfig.json') },
  { name: 'types of the server', ...typesOf('server/tsconfig.json') },
  { name: 'format', command: bin('prettier'), options: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', command: bin('eslint'), options: ['--max-warnings=0', '.'] },
  { name: 'types without DOM', ...typesOf('tsconfig.pure.json') },
  { name: 'arrows', command: bin('depcruise'), options: ['src', 'server/src', 'demo', '--output-type=err'] },
  { name: 'sizes', command: bin('size-limit'), options: [], after: ['library', 'product'] },
];
export const lanes = 2;
