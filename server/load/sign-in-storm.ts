import { setTimeout as wait } from 'node:timers/promises';
import type { Scene } from '../faults/support/scene.ts';
import { hashPassword } from '../src/accounts/passwords.ts';
import { openDatabase } from '../src/db/database.ts';
import { newId } from '../src/db/uuid.ts';
import type { LoadOptions } from './options.ts';
import { isTaken, outcomeOf, type Outcome } from './outcome.ts';
import { clearRefusals, finding, nothingLost, within, type Finding } from './report.ts';
import { letVisit, steady } from './visitors.ts';
import { warmUp } from './warm-up.ts';

const seconds = 15;
const stormAfterMs = 4000;
const password = 'a storm of sign-ins';

/** Many people sign in at the same moment, while others fill their forms. */
export async function signInStorm(scene: Scene, { signIns, users, rate }: LoadOptions): Promise<readonly Finding[]> {
  const warm = await warmUp(scene);
  const emails = await addPeople(scene, signIns);
  const thinkMs = Math.min(3000, (users / rate) * 1000);
  const storm = wait(thinkMs + stormAfterMs).then(() =>
    Promise.all(emails.map((email, index) => signIn(scene, email, index))),
  );
  const [{ entries }, attempts] = await Promise.all([
    letVisit(scene, { moments: steady(rate, seconds), thinkMs }),
    storm,
  ]);
  const signedIn = attempts.filter(isTaken);
  return [
    within('entries of others meanwhile', entries, { p95: 1000 }),
    finding('all of those are taken', entries.every(isTaken), `${entries.filter(isTaken).length} of ${entries.length}`),
    finding(
      'people get in, and the queue of the others is bounded',
      signedIn.length > 0,
      `${signedIn.length} of ${attempts.length} in, the last after ${Math.round(Math.max(...signedIn.map(({ tookMs }) => tookMs)))} ms`,
    ),
    clearRefusals(attempts),
    nothingLost(await scene.verdict(), [...warm, ...entries]),
  ];
}

async function addPeople({ config }: Scene, count: number): Promise<readonly string[]> {
  const db = await openDatabase(config);
  try {
    const { clinic } = await db.selectFrom('users').select('clinic').executeTakeFirstOrThrow();
    const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const hash = await hashPassword(password);
    const people = Array.from({ length: count }, (_one, index) => ({
      ...row,
      clinic,
      id: newId(),
      email: `storm-${index}@porsa.test`,
      password_hash: hash,
    }));
    await db.insertInto('users').values(people).execute();
    return people.map(({ email }) => email);
  } finally {
    await db.destroy();
  }
}

function signIn({ server }: Scene, email: string, index: number): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.201.${(index >> 8) & 255}.${index & 255}`,
  };
  return outcomeOf(
    performance.now(),
    fetch(`${server().address}/auth/veryifypassword`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers,
    }),
  );
}
