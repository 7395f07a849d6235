import { createHmac } from 'node:crypto';

/** `t=1780000000,v1=…`: when, in seconds, and HMAC-SHA256 over `t.body` with the receiver's secret, hex. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
