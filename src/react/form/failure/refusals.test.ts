import { expect, test } from 'vitest';
import en from '../../../../locales/en/refusals.json' with { type: 'json' };
import { contract } from '../../../api/contract/contract.ts';
import { errors } from '../../../api/contract/errors.ts';
import { nameOf } from './refusals.ts';

const asked = ['/category/getform', '/entry/storeentry', '/uploads/store'] as const;
const general = ['badbody', 'forbidden', 'unauthenticated', 'toomany', 'toolarge', 'unavailable'] as const;

test('A person who fills a form has a sentence of their own for every refusal that opening, sending or attaching may meet', () => {
  const met = [...asked.flatMap((path) => contract[path].errors ?? []), ...general];
  expect(met.filter((name) => !Object.hasOwn(en, name))).toEqual([]);
  expect(Object.keys(en).filter((name) => !Object.hasOwn(errors, name))).toEqual([]);
});

test('A code that a later server may give is reported as a fault of ours', () => {
  expect([nameOf(errors.withdrawn.code), nameOf(4999)]).toEqual(['withdrawn', 'internal']);
});
