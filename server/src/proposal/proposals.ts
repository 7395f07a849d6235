import type { ProposalSummary } from '../../../src/api/contract/proposal/shapes.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { contains } from '../db/dialect.ts';
import { searchText } from '../db/fold.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import { countOpenComments } from './count-open-comments.ts';
import { linksOf } from './comment-links.ts';
import { contentOf, findOwn, ownKey, type ProposalRow } from './own-proposal.ts';
import { goneAt } from './remove-proposal.ts';

type Listed = Pick<
  ProposalRow,
  'id' | 'title' | 'template' | 'language' | 'rev' | 'created_at' | 'updated_at' | 'removed_at'
>;

/** The caller's own proposals; nobody sees anybody else's in a list, whatever access they have. */
export const getProposals: Handlers['/proposal/getproposals'] = async (context, query) => {
  const { clinic, id: user } = signedIn(context);
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const search = searchText(query.search);
  const found = context.db
    .selectFrom('proposals')
    .where('clinic', '=', clinic)
    .where('user_id', '=', user)
    .where('removed_at', query.removed === true ? 'is not' : 'is', null)
    .$if(search !== '', (select) => select.where(contains('search', search)));
  const rows = await found
    .select(['id', 'title', 'template', 'language', 'rev', 'created_at', 'updated_at', 'removed_at'])
    .$call(newestFirst('updated_at', 'id', position))
    .limit(limit + 1)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const open = await countOpenComments(
    context.db,
    { clinic, user_id: user },
    rows.map(({ id }) => id),
  );
  const page = toPage(
    rows,
    limit,
    (row) => [row.updated_at, row.id],
    (row) => toSummary(row, open.get(row.id) ?? 0),
  );
  return { ...page, total: Number(total) };
};

function toSummary(row: Listed, openComments: number): ProposalSummary {
  const { id, title, template, language, rev, created_at: createdAt, updated_at: updatedAt, removed_at } = row;
  return {
    id,
    title,
    template,
    language,
    rev,
    createdAt,
    updatedAt,
    openComments,
    ...(removed_at !== null && { removedAt: removed_at, goneAt: goneAt(removed_at) }),
  };
}

export const getProposal: Handlers['/proposal/getproposal'] = async (context, { id }) => {
  const key = ownKey(context, id);
  const row = await findOwn(context.db, key);
  const open = await countOpenComments(context.db, key, [id]);
  return {
    id,
    rev: row.rev,
    ...contentOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    openComments: open.get(id) ?? 0,
    links: await linksOf(context.db, key),
  };
};
