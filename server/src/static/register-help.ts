import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerError } from '../errors/server-error.ts';
import { callerOf } from '../http/request/caller.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import { asPage } from '../http/reply/security-headers.ts';

const forever = 'public, max-age=31536000, immutable';
/** What pages and scripts of the site share by name changes with an update. */
const shortly = 'no-cache';

/** Files of the site that carry a hash of their content. */
const hashed = /[\\/]assets[\\/]/;

/**
 * The documentation at `/help`, a page for each address without its `.html`.
 *
 * It holds to the policy of all pages: nothing in it is inline. Where it has not been built, the addresses are unknown.
 */
export async function registerHelp(
  server: FastifyInstance,
  folder: string | undefined,
  publicUrl: string,
): Promise<void> {
  if (folder === undefined || !existsSync(folder)) return;
  const onRequest = asPage(publicUrl);
  // One route for both: the router does not tell a last slash, by which links within the site are resolved.
  server.get('/help', { onRequest }, async (request, reply) =>
    /^\/help\/(?:[?#]|$)/.test(request.url) ? sendPage(reply, folder, 'index.html') : leadToLanguage(request, reply),
  );
  await server.register(
    async (site) => {
      site.addHook('onRequest', onRequest);
      site.setNotFoundHandler(async (request, reply) =>
        ['GET', 'HEAD'].includes(request.method)
          ? sendPage(reply.code(404), folder, '404.html')
          : replyWithError(new ServerError('methodnotallowed'), request, reply),
      );
      await site.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        dotfiles: 'ignore',
        extensions: ['html'],
        redirect: false,
        cacheControl: false,
        setHeaders: (reply: FastifyReply, path: string) => {
          reply.header('cache-control', hashed.test(path) ? forever : shortly);
        },
      });
    },
    { prefix: '/help/' },
  );
}

/** The page for unknown addresses finds its words in the language of the address. */
const sendPage = async (reply: FastifyReply, folder: string, file: string): Promise<FastifyReply> =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', shortly)
    .send(await readFile(join(folder, file), 'utf8'));

/** Without its last slash the address names no language: the reader's own is the one that it leads to. */
const leadToLanguage = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .headers({ vary: 'accept-language', 'cache-control': 'no-cache' })
    .redirect(callerOf(request).language === 'fa' ? '/help/fa/' : '/help/', 302);
