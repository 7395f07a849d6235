import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { readPortalPage, sendPortalPage, type StaticFolders } from './portal-page.ts';
import { replyWithError } from '../http/reply/reply-with-error.ts';
import { ServerError } from '../errors/server-error.ts';

type NotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What answers where no route does: 405 for a wrong method, the portal's page for a person, and JSON for a program. */
export function replyToUnknown(folders: StaticFolders | undefined, publicUrl: string): NotFound {
  return async (request, reply) => {
    const method = callAt(request.url)?.method;
    if (method) void reply.header('allow', method);
    if (method || !['GET', 'HEAD', 'POST'].includes(request.method))
      return replyWithError(new ServerError('methodnotallowed'), request, reply);
    const page = wantsPage(request) ? await readPortalPage(folders) : undefined;
    return page === undefined
      ? replyWithError(new ServerError('unknownpath'), request, reply)
      : sendPortalPage(reply.code(404), page, publicUrl);
  };
}

function callAt(url: string): { readonly method: string } | undefined {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  return Object.hasOwn(contract, path) ? contract[path as Path] : undefined;
}

function wantsPage(request: FastifyRequest): boolean {
  return request.method !== 'POST' && (request.headers.accept ?? '').includes('text/html');
}
