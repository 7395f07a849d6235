import { pooledBytes } from '../crypto/random-pool.ts';

/** A new UUIDv7: time-ordered, so that neighbours in time are neighbours in the index. */
export function newId(now: number = Date.now()): string {
  const bytes = pooledBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The lowest of the ids that are made at this time or later, to find what is younger by its key. */
export function lowestId(from: number): string {
  const hex = from.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
