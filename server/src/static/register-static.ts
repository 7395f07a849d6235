import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { portalRoutes } from '../access/portal-routes.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { readPortalPage, type StaticFolders } from './portal-page.ts';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

/** Chunks are called by a hash of their content; others carry one, `form-DhX3a9_k.js`; a word, as in `porsa-designer.js`, is none. */
const hashed = /[\\/]chunks[\\/][^\\/]+$|-(?=[a-z_-]*[0-9A-Z])[A-Za-z0-9_-]{8}\.(?:js|css|woff2|svg|png|json)$/;

/** The same under another name, for a page whose browser remembers that a script did not come, and would not ask for it again. */
const scriptsAgain = '/embed/~:attempt/';

/** Files of the elements for pages of every origin, texts, and the portal's page. */
export async function registerStatic(server: FastifyInstance, folders: StaticFolders): Promise<void> {
  const scripts = [folders.embed, ...(folders.kept === undefined ? [] : [folders.kept])];
  for (const prefix of ['/embed/', scriptsAgain]) await server.register(fastifyStatic, shared(scripts, prefix, true));
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
      if (page === undefined) return replyWithError(new ServerError('unknownpath'), request, reply);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
  }
}

const quiet = { decorateReply: false, dotfiles: 'ignore', index: [] as string[], redirect: false } as const;

function shared(root: string[], prefix: string, preCompressed: boolean) {
  return {
    ...quiet,
    root,
    prefix,
    preCompressed,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', hashed.test(path.replace(/\.(?:br|gz)$/, '')) ? forever : shortly);
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      // They are no documents, and there are many: what a document may load is not said with each.
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    },
  };
}
