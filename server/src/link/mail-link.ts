import type { Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { readPhone } from '../../../src/fields/texts/text-formats.ts';
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
import { smsText } from '../mail/messages/sms-text.ts';
import { isStillOpen } from './linked-file.ts';
import { linkUrl } from './link-url.ts';
import { assertLive, type LinkRow } from './live-link.ts';

const minute = 60_000;

/** Messages of one person, from wherever they are signed in. */
const perSender: RateLimit = { max: 60, spanMs: 60 * minute };
/** Messages of a clinic to one address: nobody’s mailbox or phone is flooded, whoever sends. */
const perReader: RateLimit = { max: 10, spanMs: 24 * 60 * minute };
/** One link to one address, asked for again after a lost reply, is the same message. */
const repeatMs = 10 * minute;

/** Sends a link by email or text message. The reply is the same whoever has the address. */
export const mailLink: Handlers['/app/maillink'] = async (context, { category: idOrSlug, id, language, ...where }) => {
  const category = await reachCategory(context, idOrSlug, 'share');
  const row = await linkToMail(context, category, id);
  const to = readerOf(context, where);
  await countMessage(context, category.clinic, to.address);
  await context.db.transaction().execute(async (transaction) => {
    const event = {
      clinic: category.clinic,
      role: category.role,
      action: 'link.mail',
      category: category.id,
      ...(row.file !== null && { file: row.file }),
      detail: { link: id, to: hashToken(to.address) },
    };
    if (await wasSent(transaction, context, event)) return;
    await writeAudit(transaction, context, event);
    await sendForm(transaction, context, { row, to, language });
  });
  return {};
};

interface Reader {
  readonly by: 'email' | 'sms';
  /** An email address, or a phone number with its country. */
  readonly address: string;
}

/** Where the link goes. Throws `badbody` for none or two of them, or a number that is none. */
function readerOf({ config }: Context, { email, phone }: Pick<CallBody<'/app/maillink'>, 'email' | 'phone'>): Reader {
  if ((email === undefined) === (phone === undefined)) throw refusedField('email', 'required');
  if (email !== undefined) return { by: 'email', address: normalEmail(email) };
  if (config.sms === undefined) throw new ServerError('nosms');
  const address = readPhone(phone ?? '');
  // Without a country a gateway would guess it.
  if (!address?.startsWith('+')) throw refusedField('phone', 'phone');
  return { by: 'sms', address };
}

const refusedField = (path: string, rule: string): ServerError =>
  new ServerError('badbody', { fields: [{ path, rule, message: '' }] });

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

async function countMessage(context: Context, clinic: string, to: string): Promise<void> {
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
  readonly to: Reader;
  readonly language: Language | undefined;
}

/** In the language asked for, of the link or of the reader’s account in the clinic, else in the sender’s. */
async function sendForm(
  transaction: Transaction<Schema>,
  context: Context,
  { row, to, language: wanted }: Mailing,
): Promise<void> {
  const reader = await transaction
    .selectFrom('users')
    .select('lang')
    .where('clinic', '=', row.clinic)
    .where('email', '=', to.address)
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
  if (to.by === 'sms')
    return context.mail.addText(
      { phone: to.address, text: smsText({ language, words: { ...words, url } }) },
      transaction,
    );
  await context.mail.add(actionMessage({ to: to.address, language, kind: 'formlink', words, url }), transaction);
}
