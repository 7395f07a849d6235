import { describe, test } from 'vitest';
import { findPostgres } from '../test/postgres-cluster.ts';
import { canMount } from './support/disk.ts';
import { serverFaults, tryFault } from './faults.ts';
import type { DatabaseKind } from './support/scene.ts';

/** Once on each database, or once in each of its turns: the fault is met and what it would cost is found. `npm run faults` tries each a hundred times. */
const rounds: Readonly<Record<string, number>> = {
  // One connection of PostgreSQL, and the whole of it.
  F2: 2,
  // At work, and while it starts.
  F3: 2,
  // Away for a while, and restarted at once.
  F6: 2,
  // Each of three settings.
  F5: 3,
  F11: 10,
  // Back by an hour, and set right again.
  F17: 2,
  // Paused, and cut off.
  F22: 2,
  // Server and database, and the server alone.
  F23: 2,
};

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
        const { faults: found } = await tryFault(fault, kind, programs ?? '', rounds[fault.id] ?? 1, true);
        expect(found).toEqual([]);
      },
    );
  }
});
