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

/** The portal's page; undefined where it has not been built. */
export const readPortalPage = async (folders: StaticFolders | undefined): Promise<string | undefined> =>
  folders && readFile(join(folders.portal, 'index.html'), 'utf8').catch(() => undefined);

/** Sends the portal's page. Whoever awaits the reply waits until all of it is sent. */
export const sendPortalPage = (reply: FastifyReply, page: string, publicUrl: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', 'content-security-policy': portalPolicy(publicUrl) })
    .send(page);
