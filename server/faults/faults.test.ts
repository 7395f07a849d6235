import { describe, test } from 'vitest';
import { findPostgres } from '../test/postgres-cluster.ts';
import { canMount } from './support/disk.ts';
import { serverFaults, tryFault } from './faults.ts';
import type { DatabaseKind } from './support/scene.ts';

/** Six of each, over both databases together where there are two; `npm run faults` tries each a hundred times. */
const times: Readonly<Record<string, number>> = {
  'F4-guard': 1,
  F11: 10,
  F17: 2,
  F18: 1,
  F19: 1,
  F22: 2,
  F23: 2,
  F24: 2,
  F25: 1,
};
const both = 3;

const programs = findPostgres();
const mountable = canMount();
const skip = (why: string) => process.stderr.write(`${why}\n`);
if (!mountable)
  skip(
    'Power cuts and full disks are skipped: root on Linux, with loop devices and mkfs.ext4, may make and mount a disk; this process may not.',
  );
if (programs === undefined) skip('Faults of PostgreSQL are skipped: it is not installed on this machine.');

const here = (kind: DatabaseKind, needsRoot = false) =>
  (kind === 'sqlite' || programs !== undefined) && (!needsRoot || mountable);

/** The one that waits longest begins first. */
const inTurn = [...serverFaults].sort((one, other) => Number(other.id === 'F6') - Number(one.id === 'F6'));

describe.concurrent.each(inTurn)('$id: $what', (fault) => {
  for (const kind of fault.databases) {
    test.skipIf(!here(kind, fault.needsRoot))(
      `nothing acknowledged is lost, doubled or torn (${kind})`,
      async ({ expect }) => {
        const count = times[fault.id] ?? (fault.databases.length === 1 ? 2 * both : both);
        const { faults: found } = await tryFault(fault, kind, programs ?? '', count, true);
        expect(found).toEqual([]);
      },
    );
  }
});
