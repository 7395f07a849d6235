import { expect, test } from 'vitest';
import { rateLimits } from '../../server/src/http/limits/limits.ts';
import { batchesOf } from '../../src/react/dashboard/importing/batches.ts';
import type { ImportedRecord } from '../../src/react/dashboard/importing/types.ts';

test('An import of twenty thousand records is checked and stored without being held up by the limit of its call', () => {
  const record = { key: 'P-1', answers: { weight: 80 } } as unknown as ImportedRecord;
  const batches = batchesOf(Array.from({ length: 20_000 }, () => record));
  expect(2 * batches.length).toBeLessThanOrEqual(rateLimits.byCall['/entry/importentries']?.max ?? 0);
});
