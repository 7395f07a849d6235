import type { Transaction } from 'kysely';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { extentOf } from '../access/rules.ts';
import { normalEmail } from '../accounts/email.ts';
import { writeAudit, type AuditEvent } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { hashToken } from '../crypto/tokens.ts';
import { fromJson, stableJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { reachCategory } from '../guard/reach-category.ts';
import type { RateLimit } from '../http/limits/rate-limiter.ts';
import { createSharedLimiter } from '../http/limits/shared-limiter.ts';
import { actionMessage, inLanguage } from '../mail/messages/action-message.ts';
import { isStillOpen } from './linked-file.ts';
import { linkUrl } from './link-url.ts';
import { assertLive, type LinkRow } from './live-link.ts';

const minute = 60_000;

/** Emails of one person, from wherever they are signed in. */
const perSender: RateLimit = { max: 60, spanMs: 60 * minute };
/** Emails of a clinic to one address: nobody’s mailbox is flooded, whoever sends. */
const perReader: RateLimit = { max: 10, spanMs: 24 * 60 * minute };
/** One link to one address, asked for again after a lost reply, is the same email. */
const repeatMs = 10 * minute;

/** Emails a link. The reply is the same whoever has the address. */
export const mailLink: Handlers['/app/maillink'] = async (context, { category: idOrSlug, id, email, language }) => {
  const category = await reachCategory(context, idOrSlug, 'share');
  const row = await linkToMail(context, category, id);
  const to = normalEmail(email);
  await countEmail(context, category.clinic, to);
  await context.db.transaction().execute(async (transaction) => {
    const event = {
      clinic: category.clinic,
      role: category.role,
      action: 'link.mail',
      category: category.id,
      ...(row.file !== null && { file: row.file }),
      detail: { link: id, to: hashToken(to) },
    };
    if (await wasSent(transaction, context, event)) return;
    await writeAudit(transaction, context, event);
    await mailForm(transaction, context, { row, to, language });
  });
  return {};
};

/** A link that the caller sees in the list, and that opens the form now. */
async function linkToMail(context: Context, category: ReachedCategory, id: string): Promise<LinkRow> {
  const row = await context.db
    .selectFrom('short_links')
    .selectAll()
    .where('clinic', '=', category.clinic)
    .where('id', '=', id)
    .where('category', '=', category.id)
    .where('kind', '=', 'form')
    .executeTakeFirst();
  const isSeen = row?.created_by === signedIn(context).id || extentOf(category.role, 'view') === 'all';
  if (row === undefined || !isSeen) throw new ServerError('unknown');
  assertLive(row, context.clock());
  if (category.version === null) throw new ServerError('unpublished');
  if (category.settings.withdrawn) throw new ServerError('withdrawn');
  if (row.file !== null && !(await isStillOpen(context.db, category, row))) throw new ServerError('unknown');
  return row;
}

async function countEmail(context: Context, clinic: string, to: string): Promise<void> {
  const wait =
    (await createSharedLimiter('mailing links', perSender, context)(signedIn(context).id)) ||
    (await createSharedLimiter('mailed links', perReader, context)(`${clinic} ${to}`));
  if (wait > 0) throw new ServerError('toomany', { retryAfter: wait });
}

async function wasSent(transaction: Transaction<Schema>, { clock }: Context, event: AuditEvent): Promise<boolean> {
  const row = await transaction
    .selectFrom('audit')
    .select('seq')
    .where('clinic', '=', event.clinic)
    .where('action', '=', event.action)
    .where('detail', '=', stableJson(event.detail))
    .where('at', '>', new Date(clock().getTime() - repeatMs).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

interface Mailing {
  readonly row: LinkRow;
  readonly to: string;
  readonly language: Language | undefined;
}

/** In the language asked for, of the link or of the reader’s account in the clinic, else in the sender’s. */
async function mailForm(
  transaction: Transaction<Schema>,
  context: Context,
  { row, to, language: wanted }: Mailing,
): Promise<void> {
  const reader = await transaction
    .selectFrom('users')
    .select('lang')
    .where('clinic', '=', row.clinic)
    .where('email', '=', to)
    .executeTakeFirst();
  const { title } = await transaction
    .selectFrom('clinics')
    .select('title')
    .where('id', '=', row.clinic)
    .executeTakeFirstOrThrow();
  const language = wanted ?? row.language ?? reader?.lang ?? context.caller.language;
  const { firstName, lastName } = signedIn(context);
  const words = { by: `${firstName} ${lastName}`.trim(), clinic: inLanguage(fromJson<Localized>(title), language) };
  const url = linkUrl(context, row.link);
  await context.mail.add(actionMessage({ to, language, kind: 'formlink', words, url }), transaction);
}
