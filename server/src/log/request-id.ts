import { pooledBytes } from '../crypto/random-pool.ts';

/** Crockford's letters and digits: none is mistaken for another when it is read out over the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 60 random bits, such as `7KQM-2F4T-XD9A`: in the log, in the `x-request-id` header, and in the error a person reports. */
export function newRequestId(): string {
  let marks = '';
  for (const byte of pooledBytes(12)) marks += letters[byte % 32];
  return `${marks.slice(0, 4)}-${marks.slice(4, 8)}-${marks.slice(8)}`;
}
