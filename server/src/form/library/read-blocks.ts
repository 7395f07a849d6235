import type { SavedBlock, WholeBlock } from '../../../../src/api/contract/library/blocks.ts';
import type { FormDefinition, Localized } from '../../../../src/engine/definition/types.ts';
import type { Handlers } from '../../context/handler.ts';
import type { Database } from '../../db/database.ts';
import { fromJson } from '../../db/json.ts';
import { pageOfShortList } from '../../db/short-list.ts';
import { ServerError } from '../../errors/server-error.ts';
import { reachCategory } from '../../guard/reach-category.ts';

/** Of the clinic that the form belongs to, whichever of its forms that is. */
export const getBlocks: Handlers['/library/getblocks'] = async (context, { category, ...query }) => {
  const { clinic } = await reachCategory(context, category, 'design');
  const rows = await heads(context.db, clinic).execute();
  return pageOfShortList(rows.map(toHead), query);
};

export const getBlock: Handlers['/library/getblock'] = async (context, { category, id }) => {
  const { clinic } = await reachCategory(context, category, 'design');
  const block = await findBlock(context.db, { clinic, id });
  if (block === undefined) throw new ServerError('unknown');
  return block;
};

export interface BlockKey {
  readonly clinic: string;
  readonly id: string;
}

export async function findBlock(db: Database, { clinic, id }: BlockKey): Promise<WholeBlock | undefined> {
  const row = await heads(db, clinic).select('definition').where('library_blocks.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const head = toHead(row);
  return { ...head, definition: { ...fromJson<FormDefinition>(row.definition), title: head.title } };
}

const heads = (db: Database, clinic: string) =>
  db
    .selectFrom('library_blocks')
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'library_blocks.clinic').onRef('users.id', '=', 'library_blocks.saved_by'),
    )
    .select(['library_blocks.id', 'title', 'questions', 'rev', 'saved_at', 'first_name', 'last_name'])
    .where('library_blocks.clinic', '=', clinic);

interface HeadRow {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  readonly rev: number;
  readonly saved_at: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const toHead = ({ id, title, questions, rev, saved_at, first_name, last_name }: HeadRow): SavedBlock => ({
  id,
  title: fromJson<Localized>(title),
  questions,
  rev,
  savedAt: saved_at,
  savedBy: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
});
