import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { within } from './within.ts';

/** How long the database may take to answer. */
const patienceMs = 2000;

/** `/healthz` answers while the process lives, `/readyz` while the database answers too. */
export function registerHealth(app: FastifyInstance, { db }: ServerContext): void {
  app.get('/healthz', async () => ({ success: true, data: {} }));
  app.get('/readyz', async () => {
    await within(patienceMs, sql`select 1`.execute(db)).catch(() => {
      throw new ServerError('unavailable', { retryAfter: 5 });
    });
    return { success: true, data: {} };
  });
}
