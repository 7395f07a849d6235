import { parseArgs } from 'node:util';
import { findPostgres } from '../test/postgres-cluster.ts';
import { canMount } from './support/disk.ts';
import type { Fault } from './support/fault.ts';
import { fillerFaults } from './filler/filler-faults.ts';
import { onStage } from './filler/filler-fault.ts';
import { serverFaults, tryFault } from './faults.ts';

/** `npm run faults -- --only F4 --n 5 --database sqlite`: puts the server to its faults and prints the verdicts. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, n: { type: 'string' }, database: { type: 'string' } },
});
const wanted = values.only?.split(',');
const programs = findPostgres();
const print = (line: string) => process.stdout.write(`${line}\n`);
const numberOf = ({ id }: Fault) => Number(/\d+/.exec(id)?.[0]);
const faults = [...serverFaults, ...fillerFaults.map(onStage)].sort((one, other) => numberOf(one) - numberOf(other));
let failed = 0;

for (const fault of faults.filter(
  ({ id }) => wanted === undefined || wanted.some((one) => id === one || id === `${one}-guard`),
)) {
  const times = values.n === undefined ? fault.times : Number(values.n);
  print(`${fault.id}  ${fault.what}`);
  for (const kind of fault.databases.filter((one) => values.database === undefined || one === values.database)) {
    if (fault.needsRoot && !canMount())
      print(
        `    ${kind.padEnd(9)} skipped: it makes and mounts a disk of its own, for which it must run as root on Linux`,
      );
    else if (kind === 'postgres' && programs === undefined)
      print(`    ${kind.padEnd(9)} skipped: there is no PostgreSQL on this machine`);
    else {
      const {
        acknowledged,
        faults: found,
        slowestMs,
        note,
      } = await tryFault(fault, kind, programs ?? '', times).catch((error: unknown) => ({
        acknowledged: 0,
        faults: [String(error)],
        slowestMs: undefined,
        note: undefined,
      }));
      failed += found.length;
      print(
        `    ${kind.padEnd(9)} ${found.length === 0 ? 'withstood' : 'FAILED'}, ${times} times, ${acknowledged} acknowledged${slowestMs === undefined ? '' : `, slowest ${slowestMs} ms`}${note === undefined ? '' : `; ${note}`}`,
      );
      for (const one of found) print(`              ${one}`);
    }
  }
}
// A trial that broke off may have left people who go on sending.
process.exit(failed === 0 ? 0 : 1);
