import type { DatabaseKind } from '../../faults/support/scene.ts';
import { startBundled, type BundledServer } from '../../faults/support/bundled-server.ts';
import { killAll } from '../../faults/support/processes.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openSession } from '../../src/sessions/sessions.ts';
import { cpuMs } from '../cpu-time.ts';
import { outcomeOf, isTaken, waitsOf, type Outcome } from '../outcome.ts';
import { pinned } from '../pinned.ts';
import { finding, type Finding } from '../report.ts';
import { readingCalls, type ReadingCall } from './calls.ts';
import { readExports } from './exports.ts';
import { openKeptClinic, type KeptClinic } from './kept-clinic.ts';

const times = 40;

/** A reader's way to the server, each person with a session of their own. */
export interface Reader {
  readonly server: BundledServer;
  readonly clinic: KeptClinic;
  ask(who: ReadingCall['who'], path: string, body: object): Promise<Response>;
}

interface Wanted {
  readonly kind: DatabaseKind;
  readonly files: number;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
}

/** What people wait who read in a clinic of very many files: first screens, lists, searches, reports. */
export function reading(folder: string, wanted: Wanted): Promise<readonly Finding[]> {
  return inKeptClinic(folder, wanted, async (reader) => {
    const findings: Finding[] = [];
    for (const call of readingCalls(reader.clinic)) findings.push(await measure(reader, call));
    return findings;
  });
}

/** How soon exports of such a clinic begin, how fast they come, and what the server takes for them. */
export function exporting(folder: string, wanted: Wanted): Promise<readonly Finding[]> {
  return inKeptClinic(folder, wanted, readExports);
}

async function inKeptClinic(
  folder: string,
  wanted: Wanted,
  look: (reader: Reader) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const print = (line: string) => process.stderr.write(`${wanted.kind}: ${line}\n`);
  const clinic = await openKeptClinic(folder, { ...wanted, print });
  try {
    const server = await startBundled(clinic.environment);
    pinned(server.child.pid, 'server');
    pinned(process.pid, 'senders');
    try {
      return await look(await openReader(clinic, server));
    } finally {
      pinned(process.pid, 'anywhere');
      await killAll([server.child.pid ?? 0]);
    }
  } finally {
    await clinic.close();
  }
}

async function openReader(clinic: KeptClinic, server: BundledServer): Promise<Reader> {
  const db = await openDatabase(clinic.config);
  const tokens = new Map<string, string>();
  try {
    for (const [who, id] of Object.entries(clinic.people))
      tokens.set(who, await openSession({ db, clock: () => new Date() }, { clinic: clinic.id, id }));
  } finally {
    await db.destroy();
  }
  const ask: Reader['ask'] = (who, path, body) =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'access-token': tokens.get(who) ?? '' },
    });
  return { server, clinic, ask };
}

/** The first one, which finds nothing kept in memory, is told by itself. */
async function measure({ server, ask }: Reader, { what, who, path, body, p95: goal }: ReadingCall): Promise<Finding> {
  const once = () => outcomeOf(performance.now(), ask(who, path, body));
  const first = await once();
  const before = cpuMs(server.child.pid);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < times; index += 1) outcomes.push(await once());
  const cpu = (cpuMs(server.child.pid) - before) / times;
  const refused = [first, ...outcomes].find((outcome) => !isTaken(outcome));
  const { p50, p95 } = waitsOf(outcomes);
  return finding(
    `${what}: p95 ≤ ${goal} ms`,
    refused === undefined && p95 <= goal,
    refused !== undefined
      ? `not answered: ${refused.unclear ?? refused.status}`
      : `p50 ${p50}, p95 ${p95}, first ${Math.round(first.tookMs)} ms; ${Math.round(cpu)} ms of the server’s processor`,
  );
}
