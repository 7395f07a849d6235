import { createHmac, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookTable } from '../db/schema/webhooks.ts';

const prefix = 'whsec_';

/** A signing secret as Standard Webhooks has it: 32 bytes in Base64 after `whsec_`. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

/** Whether a webhook was added before Standard Webhooks, and gets the headers and the body of then. */
export const isLegacy = ({ secret }: Pick<WebhookTable, 'secret'>): boolean => !secret.startsWith(prefix);

export type SignedBy = Pick<WebhookTable, 'secret' | 'previous_secret' | 'previous_until'>;

/** The headers of a message, signed with the secret and, for a time after a rotation, with the one before too. */
export function signedHeaders(hook: SignedBy, id: string, body: string, at: Date): Readonly<Record<string, string>> {
  if (isLegacy(hook)) return { 'porsa-signature': legacySignatureOf(hook.secret, body, at), 'porsa-delivery': id };
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secretsOf(hook, at)
      .map((secret) => new Webhook(secret).sign(id, at, body))
      .join(' '),
  };
}

function secretsOf({ secret, previous_secret: previous, previous_until: until }: SignedBy, at: Date): string[] {
  return previous !== null && until !== null && at.toISOString() < until ? [secret, previous] : [secret];
}

/** `t=1780000000,v1=…`: when, in seconds, and HMAC-SHA256 over `t.body` with the receiver's secret, hex. */
export function legacySignatureOf(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
