import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { portalRoutes } from '../../../src/standalone/portal-routes.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { readPortalPage, sendPortalPage, type StaticFolders } from './portal-page.ts';
import { registerHelp } from './register-help.ts';
import { registerWorker } from './service-worker.ts';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** Chunks are called by a hash of their content; others carry one, `form-DhX3a9_k.js`; a word, as in `porsa-designer.js`, is none. */
const hashed = /[\\/]chunks[\\/][^\\/]+$|-(?=[a-z_-]*[0-9A-Z])[A-Za-z0-9_-]{8}\.(?:js|css|woff2|svg|png|json)$/;

/**
 * The same files by two addresses: for pages of every origin, and for the portal, whose service worker answers for its own
 * and leaves those of all other pages alone. Each has them under another name too, for a page whose browser remembers that
 * a script did not come, and would not ask for it again.
 */
const scriptFolders = ['/embed/', '/embed/~:attempt/', '/shell/', '/shell/~:attempt/'];

type Settings = Pick<Configuration, 'publicUrl' | 'serviceWorker'>;

/** What only a document obeys, and what only a file that may change needs: said with each of many chunks, it would cost a page a whole one. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
] as const;
const ofChanges = ['etag', 'x-request-id'] as const;

/** Files of the elements for pages of every origin, texts, and the portal's page with its service worker. */
export async function registerStatic(
  server: FastifyInstance,
  folders: StaticFolders,
  { publicUrl, serviceWorker }: Settings,
): Promise<void> {
  const scripts = [folders.embed, ...(folders.kept === undefined ? [] : [folders.kept])];
  for (const prefix of scriptFolders) await server.register(fastifyStatic, shared(scripts, prefix, true));
  await server.register(fastifyStatic, shared([folders.locales], '/locales/', false));
  await server.register(fastifyStatic, {
    ...quiet,
    root: folders.portal,
    prefix: '/portal/',
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => {
      reply.header('cache-control', shortly);
    },
  });
  for (const route of portalRoutes) {
    server.get(route, async (request, reply) => {
      const page = await readPortalPage(folders);
      return page === undefined
        ? replyWithError(new ServerError('unknownpath'), request, reply)
        : sendPortalPage(reply, page, publicUrl);
    });
  }
  registerWorker(server, folders, serviceWorker);
  await registerHelp(server, folders.help, publicUrl);
}

const quiet = { decorateReply: false, dotfiles: 'ignore', index: [] as string[], redirect: false } as const;

function shared(root: string[], prefix: string, preCompressed: boolean) {
  return {
    ...quiet,
    root,
    prefix,
    preCompressed,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const isHashed = hashed.test(path.replace(/\.(?:br|gz)$/, ''));
      reply.header('cache-control', isHashed ? forever : shortly);
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (isHashed) for (const name of [...ofDocuments, ...ofChanges]) reply.removeHeader(name);
    },
  };
}
