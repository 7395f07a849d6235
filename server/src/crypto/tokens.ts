import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url: a session's token or the secret of a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a token. The token is random, so a fast hash keeps it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
