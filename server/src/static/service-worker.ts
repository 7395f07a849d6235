import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { ServerError } from '../errors/server-error.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import type { StaticFolders } from './portal-page.ts';

/** Takes the place of every worker that was handed out, drops the files it kept, and removes itself. No page is reloaded. */
const noWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('porsa-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** At the root, so that it may answer for every address of the portal. */
const workerPath = '/service-worker.js';

/** It may fetch what it keeps from this server, and load nothing else. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The portal's service worker, asked for again at each visit; where it is off, one that ends those of earlier visits. */
export function registerWorker(
  server: FastifyInstance,
  folders: StaticFolders,
  setting: Configuration['serviceWorker'],
): void {
  const read = async (): Promise<string | undefined> =>
    setting === 'off' ? noWorker : readFile(join(folders.portal, workerPath), 'utf8').catch(() => undefined);
  server.get(workerPath, async (request, reply) => {
    const script = await read();
    if (script === undefined) return replyWithError(new ServerError('unknownpath'), request, reply);
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(script);
  });
}
