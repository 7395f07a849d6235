import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { portalPolicy } from '../http/reply/security-headers.ts';

/** Where the built files lie. */
export interface StaticFolders {
  /** Script, styles, fonts and chunks of the elements. */
  readonly embed: string;
  /** Scripts of earlier builds, for pages that were open before an update. */
  readonly kept?: string;
  /** Texts, a folder for each language. */
  readonly locales: string;
  /** The portal's page, what it shows before the elements are there, and what makes it installable. */
  readonly portal: string;
  /** The documentation. */
  readonly help?: string;
}

/** Sends the portal's page; undefined where it has not been built. */
export async function sendPortalPage(
  reply: FastifyReply,
  folders: StaticFolders | undefined,
  publicUrl: string,
): Promise<FastifyReply | undefined> {
  const page = folders && (await readFile(join(folders.portal, 'index.html'), 'utf8').catch(() => undefined));
  if (page === undefined) return undefined;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': portalPolicy(publicUrl) })
    .send(page);
}
