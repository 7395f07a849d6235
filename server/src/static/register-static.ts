import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { portalRoutes } from '../../../src/standalone/portal-routes.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { readWholeFiles } from './built-files.ts';
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

/** The script that pages name. */
const loader = `${sep}porsa.js`;

/** What only a document obeys, which none of these files is; and what only a file that may change needs: said with each of many chunks, it would cost a page a whole one. */
const ofDocuments = ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'] as const;
const ofChanges = ['accept-ranges', 'etag', 'last-modified', 'x-request-id'] as const;

/** What every element needs at once, whichever it is. */
const always = ['src/elements/first/first.ts', 'core'];

/**
 * Names what the loader will ask for first, so that browsers that read such a header ask while the loader itself is still
 * on its way. Empty where the elements are not built.
 */
function aheadOf(embed: string): string {
  try {
    const filesOf = readWholeFiles(embed);
    const files = new Set(always.flatMap((name) => filesOf([name])));
    return [...files].map((file) => `<${file}>; rel=modulepreload; crossorigin`).join(', ');
  } catch {
    return '';
  }
}

/** Files of the elements for pages of every origin, texts, and the portal's page with its service worker. */
export async function registerStatic(
  server: FastifyInstance,
  folders: StaticFolders,
  { publicUrl, serviceWorker }: Settings,
): Promise<void> {
  const scripts = [folders.embed, ...(folders.kept === undefined ? [] : [folders.kept])];
  const ahead = aheadOf(folders.embed);
  for (const prefix of scriptFolders) await server.register(fastifyStatic, shared(scripts, prefix, true, ahead));
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
  await registerHelp(server, folders.help);
}

const quiet = { decorateReply: false, dotfiles: 'ignore', index: [] as string[], redirect: false } as const;

/** `ahead`: what is to be asked for with the loader. */
function shared(root: string[], prefix: string, preCompressed: boolean, ahead = '') {
  return {
    ...quiet,
    root,
    prefix,
    preCompressed,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const file = path.replace(/\.(?:br|gz)$/, '');
      const isHashed = hashed.test(file);
      reply.header('cache-control', isHashed ? forever : shortly);
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      // They are no documents, and there are many: what a document may load is not said with each.
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      for (const name of [...ofDocuments, ...(isHashed ? ofChanges : [])]) reply.removeHeader(name);
      if (ahead && file.endsWith(loader)) reply.header('link', ahead);
    },
  };
}
