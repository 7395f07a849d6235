import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps secrets sealed at rest: AES-256-GCM under a key that does not lie in the database. */
export interface Sealer {
  /** Identifies the sealing key without revealing it. */
  readonly keyId: string;
  /** Whether this key, or an older one given beside it, is the one named. */
  knows(keyId: string): boolean;
  /** Seals a text for one owner; sealed for somebody else it does not open. */
  seal(text: string, owner: string): string;
  /** Throws where text, owner or key are others than those it was sealed with. */
  open(sealed: string, owner: string): string;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Seals under the first key and opens under any, so that a key can be changed. Keys are base64 of 32 bytes. */
export function createSealer(keys: readonly [string, ...string[]]): Sealer {
  const known = new Map(keys.map((key) => [keyIdOf(key), Buffer.from(key, 'base64')]));
  const keyId = keyIdOf(keys[0]);
  return {
    keyId,
    knows: (id) => known.has(id),
    seal: (text, owner) => `${keyId}.${seal(known.get(keyId)!, text, owner)}`,
    open: (sealed, owner) => {
      const [id = '', body = ''] = sealed.split('.');
      const key = known.get(id);
      if (key === undefined) throw new Error('The key that encrypted this secret is not available.');
      return open(key, body, owner);
    },
  };
}

export function newKey(): string {
  return randomBytes(keyBytes).toString('base64');
}

export function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === keyBytes;
}

function keyIdOf(key: string): string {
  return createHash('sha256').update('porsa key ').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 12);
}

function seal(key: Buffer, text: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

function open(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
