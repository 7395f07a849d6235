import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';

/** How long the database may take to answer. */
const patienceMs = 2000;

/** `/healthz` answers while the process lives, `/readyz` while the database answers too. */
export function registerHealth(app: FastifyInstance, { db }: ServerContext): void {
  app.get('/healthz', async () => ({ success: true, data: {} }));
  app.get('/readyz', async () => {
    await withinPatience(sql`select 1`.execute(db));
    return { success: true, data: {} };
  });
}

async function withinPatience(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs);
  });
  try {
    await Promise.race([answer, late]);
  } catch {
    throw new ServerError('unavailable', { retryAfter: 5 });
  } finally {
    clearTimeout(timer);
  }
}
