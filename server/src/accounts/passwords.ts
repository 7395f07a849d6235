import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../turns/create-turns.ts';
import { passwordCost as cost } from './password-cost.ts';

/**
 * Each hash takes 19 MiB and a core for a while: a storm of sign-ins must not starve the rest, nor take the last core.
 * One address cannot take the whole queue from the others.
 */
const inTurn = createTurns({ atOnce: availableParallelism() > 2 ? 2 : 1, most: 100, mostEach: 80 });

export async function hashPassword(password: string, line = ''): Promise<string> {
  return inTurn(line, () => hash(password.normalize('NFKC'), cost));
}

/** Whether the password fits; `line` is who waits: an address, or an account. Without a hash to compare it takes as long, and does not. */
export async function fitsPassword(
  stored: string | null | undefined,
  password: string,
  line: string,
): Promise<boolean> {
  const compared = stored ?? (await nobodysHash());
  const fits = await inTurn(line, () => verify(compared, password.normalize('NFKC')));
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
