import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Schema } from '../db/schema/schema.ts';
import type { SecondStepTable } from '../db/schema/second-step.ts';
import type { ServerContext } from '../context/context.ts';
import { hasSmsStep } from './mobile-number.ts';

/** As every authenticator app knows it: SHA-1, six digits, half a minute. */
const manner = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A code of the step before or after is taken too: clocks differ. */
const tolerance = 1;

export interface Owner {
  readonly clinic: string;
  readonly id: string;
}

/** What a secret is sealed for: its person alone. */
export function ownerText({ clinic, id }: Owner): string {
  return `${clinic}/${id}`;
}

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the picture. */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({
    ...manner,
    issuer: issuer.replaceAll(':', ' '),
    label: label.replaceAll(':', ' '),
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The step that a code belongs to, or undefined where it belongs to none near. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...manner, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / manner.period) + delta;
}

export async function findSecondStep(db: Kysely<Schema>, { clinic, id }: Owner): Promise<SecondStepTable | undefined> {
  return db
    .selectFrom('second_steps')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .executeTakeFirst();
}

/** Whether a person has an authenticator app. */
export async function hasTotp(db: Kysely<Schema>, owner: Owner): Promise<boolean> {
  return (await findSecondStep(db, owner))?.confirmed_at != null;
}

/** Whether a person needs a second step to sign in: an authenticator app, or codes by text message. */
export async function hasSecondStep(db: Kysely<Schema>, owner: Owner): Promise<boolean> {
  return (await hasTotp(db, owner)) || (await hasSmsStep(db, owner));
}

/** Takes a code's step up for good; of many uses at once, and of all later ones, exactly one succeeds. */
export async function spendCode(
  db: Kysely<Schema>,
  { sealer, clock }: Pick<ServerContext, 'sealer' | 'clock'>,
  owner: Owner,
  code: string,
): Promise<boolean> {
  const row = await findSecondStep(db, owner);
  const step = row && stepOfCode(sealer.open(row.secret, ownerText(owner)), code, clock());
  if (row === undefined || step === undefined) return false;
  const used = await db
    .updateTable('second_steps')
    .set({ last_step: step })
    .where('clinic', '=', owner.clinic)
    .where('user_id', '=', owner.id)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .returning('last_step')
    .executeTakeFirst();
  return used !== undefined;
}
