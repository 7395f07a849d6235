import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ServerError } from '../errors/server-error.ts';
import { passwordCost as cost } from './password-cost.ts';

/** Each hash takes 19 MiB and a core for a while: a storm of sign-ins must not starve the rest, nor take the last core. */
const atOnce = availableParallelism() > 2 ? 2 : 1;
const mayWait = 100;

let running = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

/** Whether the password fits. Without a hash to compare it takes as long, and does not. */
export async function fitsPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobodysHash());
  const fits = await inTurn(() => verify(compared, password.normalize('NFKC')));
  return fits && typeof stored === 'string';
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`);
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hash('nobody has this password', cost);
  return nobody;
}

/** Makes the hash that strangers are compared with, so that the first of them does not wait longer than others. */
export async function preparePasswords(): Promise<void> {
  await nobodysHash();
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await waitForTurn();
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hands the turn over to the next one waiting. */
async function waitForTurn(): Promise<void> {
  if (waiting.length >= mayWait) throw new ServerError('unavailable', { retryAfter: 5 });
  await new Promise<void>((resolve) => waiting.push(resolve));
}
