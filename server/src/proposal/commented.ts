import { countUse } from '../accounts/count-use.ts';
import type { ServerContext } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { hashToken } from '../crypto/tokens.ts';
import { ServerError } from '../errors/server-error.ts';
import { addComment, commentsOf } from './comments.ts';
import { mailCommented } from './mail-commented.ts';
import { contentOf, type ProposalKey } from './own-proposal.ts';

/**
 * The proposal that a link opens, found in one statement whatever the link is: one that is unknown, withdrawn or
 * expired, or whose proposal or owner is gone, reads and costs the same.
 */
async function findLinked({ db, clock }: Pick<ServerContext, 'db' | 'clock'>, link: string) {
  const row = await db
    .selectFrom('comment_links')
    .innerJoin('proposals', (join) =>
      join
        .onRef('proposals.clinic', '=', 'comment_links.clinic')
        .onRef('proposals.user_id', '=', 'comment_links.user_id')
        .onRef('proposals.id', '=', 'comment_links.proposal'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'comment_links.clinic').onRef('users.id', '=', 'comment_links.user_id'),
    )
    .selectAll('proposals')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.lang', 'users.verified', 'hash'])
    .where('hash', '=', hashToken(link))
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', clock().toISOString())]))
    .where('removed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('commentlinkgone');
  return row;
}

/** What anybody with the link reads: the present text, never an earlier one. */
export const getCommented: Handlers['/proposal/getcommented'] = async (context, { link }) => {
  const row = await findLinked(context, link);
  return {
    ...contentOf(row),
    rev: row.rev,
    updatedAt: row.updated_at,
    owner: `${row.first_name} ${row.last_name}`.trim(),
    comments: await commentsOf(context.db, row),
  };
};

export const storeComment: Handlers['/proposal/storecomment'] = async (context, body) => {
  const row = await findLinked(context, body.link);
  await countUse(context, 'comment', row.hash);
  const { id, name, text, question = null, quote = null, replyTo: reply_to = null } = body;
  const key: ProposalKey = { clinic: row.clinic, user_id: row.user_id, id: row.id };
  return context.db.transaction().execute(async (transaction) => {
    const comment = { id, reply_to, name, question, quote, text };
    const { isNew, createdAt } = await addComment(transaction, key, comment, context.clock().toISOString());
    if (isNew) await mailCommented(transaction, context, row);
    return { id, createdAt };
  });
};
