import { expect, it } from 'vitest';
import { uuid } from '../../../api/client/uuid.ts';
import { referenceOf } from './reference.ts';

it('A reference is eight characters, and entries of one moment have different ones', () => {
  const references = Array.from({ length: 100 }, () => referenceOf(uuid()));
  expect(references.every((reference) => /^[0-9A-F]{8}$/.test(reference))).toBe(true);
  expect(new Set(references).size).toBe(100);
  expect(referenceOf('019a1b2c-3d4e-7f00-8a9b-0c1d2e3f4a5b')).toBe('2E3F4A5B');
});
