import type { Kysely } from 'kysely';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import type { CommentLink } from '../../../src/api/contract/proposal/shapes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { assertOwn, ownKey, type ProposalKey } from './own-proposal.ts';

/** Where a link leads; the portal draws the page. */
export function commentUrl(context: Pick<Context, 'config'>, link: string): string {
  return `${context.config.publicUrl}/proposalcomments/${link}`;
}

export async function linksOf(db: Kysely<Schema>, { clinic, user_id, id }: ProposalKey): Promise<CommentLink[]> {
  const rows = await db
    .selectFrom('comment_links')
    .select(['id', 'label', 'created_at', 'expires_at'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('proposal', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, label: row.label, createdAt: row.created_at, expiresAt: row.expires_at }));
}

/** Makes a link. The same id again makes another token, since the first cannot be read any more; the first is dead then. */
export const storeCommentLink: Handlers['/proposal/storecommentlink'] = async (context, body) => {
  const key = ownKey(context, body.proposal);
  const link = newToken();
  const expiresAt = body.expiresAt === undefined ? null : new Date(body.expiresAt).toISOString();
  const now = context.clock().toISOString();
  if (expiresAt !== null && expiresAt <= now)
    throw new ServerError('badbody', { fields: [{ path: 'expiresAt', rule: 'toosmall', message: '' }] });
  await context.db.transaction().execute(async (transaction) => {
    await assertOwn(transaction, key);
    const others = (await linksOf(transaction, key)).filter(({ id }) => id !== body.id);
    if (others.length >= proposalLimits.links) throw new ServerError('linksfull');
    const { clinic, user_id, id: proposal } = key;
    const change = { hash: hashToken(link), label: body.label ?? '', expires_at: expiresAt };
    await transaction
      .insertInto('comment_links')
      .values({ clinic, user_id, proposal, id: body.id, created_at: now, ...change })
      .onConflict((conflict) => conflict.columns(['clinic', 'user_id', 'proposal', 'id']).doUpdateSet(change))
      .execute();
    await writeAudit(transaction, context, { ...auditOf(context, key, body.id), action: 'proposal.link' });
  });
  return { id: body.id, link, url: commentUrl(context, link), expiresAt };
};

export const removeCommentLink: Handlers['/proposal/removecommentlink'] = async (context, { proposal, id }) => {
  const key = ownKey(context, proposal);
  await context.db.transaction().execute(async (transaction) => {
    await assertOwn(transaction, key);
    const gone = await transaction
      .deleteFrom('comment_links')
      .where('clinic', '=', key.clinic)
      .where('user_id', '=', key.user_id)
      .where('proposal', '=', proposal)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (gone !== undefined)
      await writeAudit(transaction, context, { ...auditOf(context, key, id), action: 'proposal.unlink' });
  });
  return {};
};

function auditOf(context: Context, { clinic, id: proposal }: ProposalKey, link: string) {
  return { clinic, role: signedIn(context).access, detail: { proposal, link } };
}
