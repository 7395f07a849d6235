import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(8192);
let used = pool.length;

/** Random bytes, of which many are asked for at a time: asking costs more than the bytes. None is given twice, or kept once given. */
export function pooledBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const given = Buffer.allocUnsafe(count);
  pool.copy(given, 0, used, used + count);
  pool.fill(0, used, used + count);
  used += count;
  return given;
}
