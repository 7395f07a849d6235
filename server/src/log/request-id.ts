import { pooledBytes } from '../crypto/random-pool.ts';

/** Crockford's letters and digits: none is mistaken for another when it is read out over the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits, such as `7KQM-2F4T-XD9A`: in the log, in the `x-request-id` header, and in the error a person reports. */
export function newRequestId(): string {
  const marks = [...pooledBytes(12)].map((byte) => letters[byte % 32]).join('');
  return `${marks.slice(0, 4)}-${marks.slice(4, 8)}-${marks.slice(8)}`;
}
