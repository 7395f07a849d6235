import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Path } from '../../src/api/contract/contract.ts';
import { preparePasswords } from '../src/accounts/passwords.ts';
import { issueSecret } from '../src/accounts/secrets.ts';
import { openSession } from '../src/sessions/sessions.ts';
import { newToken } from '../src/crypto/tokens.ts';
import { openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { handlers } from '../src/handlers/handlers.ts';
import { createMailQueue } from '../src/mail/create-mail-queue.ts';
import { openClinic } from '../test/clinic.ts';
import { testServerContext } from '../test/context.ts';
import { addPerson, call, openTestServer } from '../test/server.ts';

/**
 * Whether the time of an answer tells who has an account: `npx tsx server/bench/enumeration.ts [tries] [postgres-url] [call]`.
 *
 * What is known and what is not take turns. The goal is medians within 5 % and a Mann–Whitney p over 0.01, on a machine
 * that does nothing else; the median of processor time is reported beside it, which others at work disturb less. With a URL the
 * database is filled with people; give it one of its own.
 */
const [count = '200', url = '', only] = process.argv.slice(2);
const tries = Number(count);

/** One call, asked with what is known to the server and with what is not. */
interface Trial {
  readonly path: Path;
  readonly body: (email: string, index: number) => object;
  readonly token?: string;
}

const folder = await mkdtemp(join(tmpdir(), 'porsa-enumeration-'));
const db = await openDatabase(url === '' ? { path: join(folder, 'porsa.sqlite') } : { url });
try {
  await migrate(db);
  const plain = testServerContext(db);
  const transport = { send: async () => undefined, close: () => undefined };
  const context = { ...plain, mail: createMailQueue({ db, clock: plain.clock, logger: plain.logger, transport }) };
  const server = await openTestServer(context, { handlers });
  await preparePasswords();
  const used: string[] = [];
  for (let index = 0; index < tries; index += 1) {
    const { user } = await addPerson(context, { email: `known${index}@clinic.test` });
    const secret = await issueSecret(db, context.clock(), 'autologin', { clinic: user.clinic, user: user.id });
    await call(server, '/autologin/', { token: secret });
    used.push(secret);
  }
  const clinic = await openClinic(db);
  const token = await openSession(context, { clinic: clinic.id, id: clinic.userId('owner') });
  const trials: readonly Trial[] = [
    { path: '/auth/forgotpassword', body: (email) => ({ email }) },
    { path: '/auth/veryifypassword', body: (email) => ({ email, password: 'not the password' }) },
    {
      path: '/auth/storuser',
      body: (email) => ({ email, firstName: 'Sara', lastName: 'Amini', password: 'a louder evening' }),
    },
    { path: '/user/inviteuser', token, body: (email) => ({ email, category: clinic.category, role: 'newuser' }) },
    { path: '/autologin/', body: (email, index) => ({ token: email.startsWith('known') ? used[index] : newToken() }) },
  ];
  for (const { path, body, token: session } of trials.filter((trial) => only === undefined || trial.path === only)) {
    const ask = async (email: string, index: number, address: string) => {
      const [begun, worked] = [performance.now(), process.cpuUsage()];
      await call(server, path, body(email, index), { address, ...(session !== undefined && { token: session }) });
      const { user, system } = process.cpuUsage(worked);
      return { took: performance.now() - begun, worked: (user + system) / 1000 };
    };
    for (let index = 0; index < 20; index += 1)
      await ask(`warm${index}-${path.length}@clinic.test`, index, `10.9.9.${index}`);
    const known: Times[] = [];
    const unknown: Times[] = [];
    for (let index = 0; index < tries; index += 1) {
      const place = `${index >> 8}.${index & 255}`;
      const turns = [
        async () => known.push(await ask(`known${index}@clinic.test`, index, `10.1.${place}`)),
        async () => unknown.push(await ask(`wholly${index}@clinic.test`, index, `10.2.${place}`)),
      ];
      for (const turn of index % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    process.stdout.write(
      `${path.padEnd(24)} ${compare(known, unknown, 'took')}   processor ${compare(known, unknown, 'worked')}\n`,
    );
  }
  await server.close();
} finally {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
}

interface Times {
  readonly took: number;
  readonly worked: number;
}

function compare(known: readonly Times[], unknown: readonly Times[], what: keyof Times): string {
  const [one, other] = [known, unknown].map((times) => times.map((time) => time[what])) as [number[], number[]];
  const [middle, against] = [median(one), median(other)];
  return `known ${middle.toFixed(2)} ms   unknown ${against.toFixed(2)} ms   ${((middle / against - 1) * 100).toFixed(1)} %   p ${rankTest(one, other).toFixed(3)}`;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;
}

/** Two-sided p of the Mann–Whitney test, by its normal approximation. */
function rankTest(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce(
    (sum, time) =>
      sum + other.filter((against) => against < time).length + other.filter((against) => against === time).length / 2,
    0,
  );
  const spread = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12);
  const z = Math.abs(wins - (one.length * other.length) / 2) / spread;
  return 2 * (1 - normal(z));
}

/** The normal distribution up to z ≥ 0 (Abramowitz and Stegun 26.2.17, exact to seven places). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const rest = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * rest;
}
