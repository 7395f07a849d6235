import { beforeAll, afterAll, expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { FormSource } from '../source/load-source.ts';
import { toEntry } from './save-entry.ts';

const definition: FormDefinition = { schema: 1, title: 'T', language: 'en', conditions: [], pages: [] };
const form = { answers: () => ({ mood: 2 }) } as never;
const source: FormSource = {
  definition,
  settings: {},
  category: 'phq-9',
  version: 1,
  patient: { name: 'A' },
  history: [],
};
const entryOf = (given: Partial<FormSource>, file?: string) =>
  toEntry({ id: 'one', source: { ...source, ...given }, form, file, unfilled: [], startedAt: '' });

const before = Reflect.get(globalThis, 'location') as unknown;
beforeAll(() => Reflect.set(globalThis, 'location', { origin: 'https://clinic.test', pathname: '/lnk/abcdefghjkmn' }));
afterAll(() =>
  before === undefined ? Reflect.deleteProperty(globalThis, 'location') : Reflect.set(globalThis, 'location', before),
);

it('says by which link an entry comes, and leaves it to the link who the patient is', () => {
  expect(entryOf({ link: 'abcdefghjkmn' })).toMatchObject({ link: 'abcdefghjkmn', patient: { name: 'A' } });
  const personal = entryOf({ link: 'abcdefghjkmn', forPatient: true });
  expect([personal.link, personal.patient, personal.file]).toEqual(['abcdefghjkmn', undefined, undefined]);
  expect(entryOf({})).not.toHaveProperty('link');
});

it('gives no secret of its address away as its source', () => {
  expect(entryOf({ link: 'abcdefghjkmn', forPatient: true }).source).toBe('https://clinic.test/lnk');
});
