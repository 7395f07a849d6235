import type { FastifyReply } from 'fastify';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { readPortalPage, sendPortalPage } from '../static/portal-page.ts';
import { firstPage } from './first-pages.ts';
import { openHosted } from './open-hosted.ts';
import { answer, sendPage } from './send-page.ts';
import { standingView } from './standing-view.ts';
import { contextOf, languageOf, type Visit } from './visit.ts';

/** A form's page as it is first opened. */
export async function showForm(visit: Visit): Promise<FastifyReply> {
  const context = contextOf(visit, languageOf(visit));
  const hosted = await openHosted(visit, context).catch((error: unknown) => {
    // Who has a session may open it in the portal, which asks to sign in.
    if ('link' in visit.named && error instanceof ServerError && error.code === 'unauthenticated') return undefined;
    throw error;
  });
  if (hosted === undefined) return showPortal(visit);
  const { category, form, version } = hosted;
  const language = languageOf(visit, hosted.language ?? form.settings.defaultLanguage ?? form.definition.language);
  const now = context.clock().toISOString();
  const draft = {
    id: newId(),
    version,
    startedAt: now,
    language,
    category: category.id,
    ...(hosted.isOfFile && { isOfFile: true }),
  };
  const draw = async () => {
    const page = await answer(visit, { hosted, language, draft, event: { kind: 'opened' } });
    if (page.kind === 'complete') throw new TypeError('A form that was just opened cannot be complete.');
    return page;
  };
  const key = JSON.stringify([category.id, version, language, form.settings, form.clinic]);
  const [page, standing] = await Promise.all([
    hosted.given ? draw() : firstPage(visit.hosting, key, draw),
    standingView(visit, hosted, language),
  ]);
  // The page may have been drawn for somebody else; the entry is everybody's own.
  return sendPage(visit, { hosted, language }, { ...page, draft: { ...page.draft, ...draft } }, { standing });
}

async function showPortal({ hosting, reply }: Visit): Promise<FastifyReply> {
  const page = await readPortalPage(hosting.folders);
  if (page === undefined) throw new ServerError('unknownpath');
  return sendPortalPage(reply, page, hosting.context.config.publicUrl);
}
