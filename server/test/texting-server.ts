import type { FastifyInstance } from 'fastify';
import type { CallData, Path } from '../../src/api/contract/contract.ts';
import type { Configuration } from '../src/configuration/configuration.ts';
import { createMailQueue } from '../src/mail/create-mail-queue.ts';
import { createMailTransport, type MailTransport } from '../src/mail/mail-transport.ts';
import { createMetrics } from '../src/metrics/create-metrics.ts';
import type { ServerContext } from '../src/context/context.ts';
import type { MailMessage } from '../src/context/mail-queue.ts';
import { testConfiguration, testServerContext } from './context.ts';
import type { TestDatabase } from './databases.ts';
import { call, openTestServer } from './server.ts';
import { openGateway } from './sms-gateway.ts';

/** A server whose text messages go through its queue to a gateway on this machine. */
export async function openTextingServer(database: Pick<TestDatabase, 'db'>, config: Partial<Configuration> = {}) {
  const gateway = await openGateway();
  const sms = {
    url: `${gateway.url}/send`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"to": "{{to}}", "text": "{{text}}"}',
    numbers: 'e164',
  } as const;
  const emails: MailMessage[] = [];
  const settings: Configuration = { ...testConfiguration, sms, ...config };
  const texting = createMailTransport(settings);
  const transport: MailTransport = {
    ...texting,
    send: async (id, message) => {
      if ('phone' in message) await texting.send(id, message);
      else emails.push(message);
    },
  };
  const { clock, logger } = testServerContext(database.db);
  const metrics = createMetrics({ db: database.db, clock });
  const mail = createMailQueue({ db: database.db, clock, logger, transport, metrics });
  const context = testServerContext(database.db, { mail, clock, metrics, config: settings } as Partial<ServerContext>);
  const server: FastifyInstance = await openTestServer(context, { config: settings });
  const texts = () => gateway.received.map(({ body }) => JSON.parse(body) as { to: string; text: string });
  return {
    context,
    server,
    clock,
    gateway,
    emails,
    texts,
    /** Sends what waits, and gives the code of the last message. */
    async lastCode(): Promise<string> {
      await mail.deliver();
      return /#(\d{6})$/.exec(texts().at(-1)?.text ?? '')?.[1] ?? 'none';
    },
    post: (path: Path, body: object = {}, token?: string, address?: string) =>
      call(
        server,
        path,
        { ...body },
        { ...(token !== undefined && { token }), ...(address !== undefined && { address }) },
      ),
    async dataOf<P extends Path>(path: P, body: object, token?: string): Promise<CallData<P>> {
      const { reply } = await call(server, path, { ...body }, token === undefined ? {} : { token });
      if (!reply.success) throw new Error(`${path}: ${reply.message}`);
      return reply.data;
    },
    async close(): Promise<void> {
      await server.close();
      await gateway.close();
    },
  };
}

export type TextingServer = Awaited<ReturnType<typeof openTextingServer>>;
