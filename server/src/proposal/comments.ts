import type { Kysely, Transaction } from 'kysely';
import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import type { Comment } from '../../../src/api/contract/proposal/shapes.ts';
import type { Handlers } from '../context/handler.ts';
import type { ProposalCommentTable } from '../db/schema/proposals.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { assertOwn, ownKey, type ProposalKey } from './own-proposal.ts';

/** Comments in the order they were made, each with its replies. */
export async function commentsOf(db: Kysely<Schema>, { clinic, user_id, id }: ProposalKey): Promise<Comment[]> {
  const rows = await db
    .selectFrom('proposal_comments')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('proposal', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const repliesTo = (comment: string | null) => rows.filter((row) => row.reply_to === comment);
  return repliesTo(null).map((row) => ({
    id: row.id,
    name: row.name ?? '',
    question: row.question,
    quote: row.quote,
    text: row.text,
    createdAt: row.created_at,
    resolvedAt: row.resolved_at,
    replies: repliesTo(row.id).map((reply) => ({
      id: reply.id,
      name: reply.name,
      text: reply.text,
      createdAt: reply.created_at,
    })),
  }));
}

export type NewComment = Pick<ProposalCommentTable, 'id' | 'reply_to' | 'name' | 'question' | 'quote' | 'text'>;

/**
 * Adds a comment or a reply; not new where the same one is there already.
 *
 * Throws `unknown` where the comment replied to is none, `commentsfull`, and `idtaken` where the id names another.
 */
export async function addComment(
  transaction: Transaction<Schema>,
  { clinic, user_id, id: proposal }: ProposalKey,
  comment: NewComment,
  at: string,
): Promise<{ readonly isNew: boolean; readonly createdAt: string }> {
  const rows = await transaction
    .selectFrom('proposal_comments')
    .select(['id', 'reply_to', 'name', 'text', 'created_at'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('proposal', '=', proposal)
    .execute();
  const known = rows.find(({ id }) => id === comment.id);
  if (known !== undefined) {
    if (known.text !== comment.text || known.name !== comment.name || known.reply_to !== comment.reply_to)
      throw new ServerError('idtaken');
    return { isNew: false, createdAt: known.created_at };
  }
  if (comment.reply_to !== null && !rows.some(({ id, reply_to }) => id === comment.reply_to && reply_to === null))
    throw new ServerError('unknown');
  if (rows.length >= proposalLimits.comments) throw new ServerError('commentsfull');
  const added = await transaction
    .insertInto('proposal_comments')
    .values({ clinic, user_id, proposal, ...comment, created_at: at, resolved_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A repeat that came at the same time was first.
  if (added === undefined) return addComment(transaction, { clinic, user_id, id: proposal }, comment, at);
  return { isNew: true, createdAt: at };
}

export const getComments: Handlers['/proposal/getcomments'] = async (context, { id }) => {
  const key = ownKey(context, id);
  await assertOwn(context.db, key);
  return commentsOf(context.db, key);
};

export const storeReply: Handlers['/proposal/storereply'] = async (context, { proposal, comment, id, text }) => {
  const key = ownKey(context, proposal);
  const reply = { id, reply_to: comment, name: null, question: null, quote: null, text };
  return context.db.transaction().execute(async (transaction) => {
    await assertOwn(transaction, key);
    const { createdAt } = await addComment(transaction, key, reply, context.clock().toISOString());
    return { id, createdAt };
  });
};

export const resolveComment: Handlers['/proposal/resolvecomment'] = async (context, body) => {
  const key = ownKey(context, body.proposal);
  await assertOwn(context.db, key);
  const now = context.clock().toISOString();
  const row = await context.db
    .updateTable('proposal_comments')
    .set(({ fn, val }) => ({ resolved_at: body.resolved ? fn.coalesce('resolved_at', val(now)) : null }))
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('proposal', '=', body.proposal)
    .where('id', '=', body.comment)
    .where('reply_to', 'is', null)
    .returning('resolved_at')
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return { resolvedAt: row.resolved_at };
};

export const removeComment: Handlers['/proposal/removecomment'] = async (context, { proposal, comment }) => {
  const key = ownKey(context, proposal);
  await assertOwn(context.db, key);
  const gone = await context.db
    .deleteFrom('proposal_comments')
    .where('clinic', '=', key.clinic)
    .where('user_id', '=', key.user_id)
    .where('proposal', '=', proposal)
    .where((is) => is.or([is('id', '=', comment), is('reply_to', '=', comment)]))
    .returning('id')
    .execute();
  if (gone.length === 0) throw new ServerError('unknown');
  return {};
};
