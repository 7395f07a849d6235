import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { issueSecret, secretLife, type SecretOwner } from '../accounts/secrets.ts';
import type { ServerContext } from '../context/context.ts';
import type { SmsMessage } from '../context/mail-queue.ts';
import { hashToken } from '../crypto/tokens.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { Schema } from '../db/schema/schema.ts';
import { smsCodeText } from '../mail/messages/sms-text.ts';

/** What a code by text message is for. One made for one purpose is dead for every other. */
export type SmsPurpose = 'smsverify' | 'smsreset' | 'smsstep';

/** A code that still lives, as it was found. */
export interface FoundCode {
  readonly hash: string;
  readonly phone: string;
  readonly code: string;
}

interface CodeOf {
  readonly purpose: SmsPurpose;
  readonly owner: SecretOwner;
}

const sealedFor = ({ purpose, owner }: CodeOf): string => `${purpose} ${owner.clinic}/${owner.user}`;

/** Makes a code for a number and gives the message that carries it; the one before dies. In the database it lies sealed. */
export async function issueSmsCode(
  db: Kysely<Schema>,
  { sealer, clock, config }: Pick<ServerContext, 'sealer' | 'clock' | 'config'>,
  { phone, language, ...of }: CodeOf & { readonly phone: string; readonly language: Language },
): Promise<SmsMessage> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const secret = await issueSecret(db, clock(), of.purpose, of.owner);
  await db
    .updateTable('secrets')
    .set({ data: sealer.seal(JSON.stringify({ phone, code }), sealedFor(of)) })
    .where('hash', '=', hashToken(secret))
    .execute();
  const { hostname: host } = new URL(config.publicUrl);
  return {
    phone,
    text: smsCodeText({ language, purpose: of.purpose, code, host }),
    until: new Date(clock().getTime() + secretLife[of.purpose]).toISOString(),
  };
}

/** The code that lives, without using it up. */
export async function findSmsCode(
  db: Kysely<Schema>,
  { sealer, clock }: Pick<ServerContext, 'sealer' | 'clock'>,
  of: CodeOf,
): Promise<FoundCode | undefined> {
  const row = await db
    .selectFrom('secrets')
    .select(['hash', 'data'])
    .where('clinic', '=', of.owner.clinic)
    .where('user_id', '=', of.owner.user)
    .where('purpose', '=', of.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.data === null) return undefined;
  const kept = JSON.parse(sealer.open(row.data, sealedFor(of))) as Pick<FoundCode, 'phone' | 'code'>;
  return { hash: row.hash, ...kept };
}

/** Compares in a time that does not depend on how much of the code is right, and that a missing code takes too. */
export function isCode(found: Pick<FoundCode, 'code'> | undefined, typed: string): boolean {
  const [kept, given] = [Buffer.from(found?.code ?? '000000'), Buffer.from(typed)];
  return kept.length === given.length && timingSafeEqual(kept, given) && found !== undefined;
}

/** Uses a code up; of many at once exactly one succeeds. */
export async function spendFoundCode(db: Kysely<Schema>, now: Date, { hash }: FoundCode): Promise<boolean> {
  const used = await db
    .updateTable('secrets')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses a code of the second step up. */
export async function spendSmsStep(
  db: Kysely<Schema>,
  context: Pick<ServerContext, 'sealer' | 'clock'>,
  { clinic, id }: { readonly clinic: string; readonly id: string },
  code: string,
): Promise<boolean> {
  const found = await findSmsCode(db, context, { purpose: 'smsstep', owner: { clinic, user: id } });
  return isCode(found, code) && found !== undefined && spendFoundCode(db, context.clock(), found);
}
