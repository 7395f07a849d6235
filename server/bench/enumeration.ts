import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Path } from '../../src/api/contract/contract.ts';
import { preparePasswords } from '../src/auth/passwords.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createMailQueue } from '../src/mail/create-mail-queue.ts';
import { testServerContext } from '../test/context.ts';
import { addPerson, call, openTestServer } from '../test/server.ts';

/**
 * Whether the time of an answer tells who has an account: `npx tsx server/bench/enumeration.ts [tries] [postgres-url]`.
 *
 * Addresses with and without an account take turns. The goal is medians within 5 % and a Mann–Whitney p over 0.01, on a
 * machine that does nothing else. With a URL the database is filled with people; give it one of its own.
 */
const [count = '200', url] = process.argv.slice(2);
const tries = Number(count);
const calls: readonly (readonly [Path, object])[] = [
  ['/auth/forgotpassword', {}],
  ['/auth/veryifypassword', { password: 'not the password' }],
  ['/auth/storuser', { firstName: 'Sara', lastName: 'Amini', password: 'a louder evening' }],
];

const folder = await mkdtemp(join(tmpdir(), 'porsa-enumeration-'));
const db = await openDatabase(url === undefined ? { path: join(folder, 'porsa.sqlite') } : { url });
try {
  await migrate(db);
  const plain = testServerContext(db);
  const transport = { send: async () => undefined, close: () => undefined };
  const context = { ...plain, mail: createMailQueue({ db, clock: plain.clock, logger: plain.logger, transport }) };
  const server = await openTestServer(context);
  await preparePasswords();
  for (let index = 0; index < tries; index += 1) await addPerson(context, { email: `known${index}@clinic.test` });
  for (const [path, body] of calls) {
    const ask = async (email: string, address: string) => {
      const begun = performance.now();
      await call(server, path, { ...body, email }, { address });
      return performance.now() - begun;
    };
    for (let index = 0; index < 20; index += 1) await ask(`warm${index}-${path.length}@clinic.test`, `10.9.9.${index}`);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let index = 0; index < tries; index += 1) {
      const place = `${index >> 8}.${index & 255}`;
      const turns = [async () => known.push(await ask(`known${index}@clinic.test`, `10.1.${place}`)), async () => unknown.push(await ask(`wholly${index}@clinic.test`, `10.2.${place}`))];
      for (const turn of index % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    const [one, other] = [median(known), median(unknown)];
    process.stdout.write(`${path.padEnd(24)} known ${one.toFixed(2)} ms   unknown ${other.toFixed(2)} ms   ${((one / other - 1) * 100).toFixed(1)} %   p ${rankTest(known, unknown).toFixed(3)}\n`);
  }
  await server.close();
} finally {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;
}

/** Two-sided p of the Mann–Whitney test, by its normal approximation. */
function rankTest(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce((sum, time) => sum + other.filter((against) => against < time).length + other.filter((against) => against === time).length / 2, 0);
  const spread = Math.sqrt(one.length * other.length * (one.length + other.length + 1) / 12);
  const z = Math.abs(wins - one.length * other.length / 2) / spread;
  return 2 * (1 - normal(z));
}

/** The normal distribution up to z ≥ 0 (Abramowitz and Stegun 26.2.17, exact to seven places). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const rest = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * rest;
}
