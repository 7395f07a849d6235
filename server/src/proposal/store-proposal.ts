import { proposalLimits } from '../../../src/api/contract/proposal/limits.ts';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { ProposalTemplate } from '../../../src/proposal/template/types.ts';
import type { Proposal } from '../../../src/proposal/types.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { fromJson, stableJson } from '../db/json.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { describeProposal } from './describe-proposal.ts';
import { keepVersion } from './keep-version.ts';
import { contentOf, findOwn, ownKey, type ProposalKey, type ProposalRow } from './own-proposal.ts';
import { roomLeft, sizeOf } from './room.ts';
import { readOwnTemplate } from './read-own-template.ts';

type Body = CallBody<'/proposal/storeproposal'>;
export type Text = Pick<
  ProposalRow,
  'title' | 'search' | 'template' | 'language' | 'size' | 'content' | 'own_template'
>;

/**
 * Stores a proposal as new, or in place of the one it was made from.
 *
 * Of two that were made from the same one the second is refused with `olderrev`, which carries the first, unless both
 * are the same: a repeat over a flaky line gets the first reply.
 */
export const storeProposal: Handlers['/proposal/storeproposal'] = async (context, body) => {
  const text = textOf(context, body);
  const key = ownKey(context, body.id ?? newId(context.clock().getTime()));
  const { rev } = body;
  const stored = rev === undefined ? await insert(context, key, text) : await replaceText(context, key, rev, text);
  return stored ?? repeated(context, key, (rev ?? 0) + 1, text);
};

function textOf({ caller }: Context, { proposal, template: given }: Body): Text {
  const template = given && readOwnTemplate(given, proposal.template, caller.language);
  const text = textIn(proposal, template);
  if (text.size > proposalLimits.bytes) throw new ServerError('toolarge');
  return text;
}

/** A proposal as it is kept. */
export function textIn(proposal: Proposal, ownTemplate: ProposalTemplate | undefined): Text {
  const content = JSON.stringify(proposal);
  const own_template = ownTemplate === undefined ? null : JSON.stringify(ownTemplate);
  return {
    ...describeProposal(proposal, ownTemplate),
    template: proposal.template,
    language: proposal.language,
    size: sizeOf({ content, own_template }),
    content,
    own_template,
  };
}

type Stored = { readonly id: string; readonly rev: number; readonly updatedAt: string };

/** Undefined where the id is in use already. */
async function insert(context: Context, key: ProposalKey, text: Text): Promise<Stored | undefined> {
  const now = context.clock().toISOString();
  return context.db.transaction().execute(async (transaction) => {
    const { count } = await transaction
      .selectFrom('proposals')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('clinic', '=', key.clinic)
      .where('user_id', '=', key.user_id)
      .where('id', '!=', key.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= proposalLimits.proposals) throw new ServerError('proposalsfull');
    const row = await transaction
      .insertInto('proposals')
      .values({ ...key, ...text, rev: 1, created_at: now, updated_at: now, removed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('rev')
      .executeTakeFirst();
    if (row !== undefined && (await roomLeft(transaction, key)) < 0) throw new ServerError('proposalsfull');
    return row && { id: key.id, rev: row.rev, updatedAt: now };
  });
}

/** Puts a text in the place of the one at `rev`, which is kept as a version; undefined where another has taken it. */
export async function replaceText(
  context: Context,
  key: ProposalKey,
  rev: number,
  given: Text,
  keepsAlways = false,
): Promise<Stored | undefined> {
  const now = context.clock().toISOString();
  return context.db.transaction().execute(async (transaction) => {
    const before = await findOwn(transaction, key);
    if (before.rev !== rev) return undefined;
    const text = withTemplate(given, before);
    if (isSame(before, text)) return { id: key.id, rev, updatedAt: before.updated_at };
    const changed = await transaction
      .updateTable('proposals')
      .set({ ...text, rev: rev + 1, updated_at: now })
      .where('clinic', '=', key.clinic)
      .where('user_id', '=', key.user_id)
      .where('id', '=', key.id)
      .where('rev', '=', rev)
      .returning('rev')
      .executeTakeFirst();
    if (changed === undefined) return undefined;
    const left = await roomLeft(transaction, key);
    if (left < 0 && text.size > before.size) throw new ServerError('proposalsfull');
    await keepVersion(transaction, context, { before, after: text, keepsAlways, left });
    return { id: key.id, rev: changed.rev, updatedAt: now };
  });
}

async function repeated(context: Context, key: ProposalKey, rev: number, text: Text): Promise<Stored> {
  const now = await findOwn(context.db, key);
  if (now.rev === rev && isSame(now, withTemplate(text, now))) return { id: key.id, rev, updatedAt: now.updated_at };
  throw olderRev(now);
}

/** The refusal that carries what was stored meanwhile. */
export function olderRev(row: ProposalRow): ServerError {
  const { id, rev, updated_at: updatedAt } = row;
  return new ServerError('olderrev', { data: { id, rev, updatedAt, ...contentOf(row) } });
}

/** A template that once came along stays until another does: not every device of a person knows it. */
function withTemplate(text: Text, { template, own_template }: Pick<Text, 'template' | 'own_template'>): Text {
  if (text.own_template !== null || own_template === null || text.template !== template) return text;
  return { ...text, own_template, size: sizeOf({ content: text.content, own_template }) };
}

function isSame(one: Pick<Text, 'content' | 'own_template'>, other: Pick<Text, 'content' | 'own_template'>): boolean {
  return sorted(one.content) === sorted(other.content) && sorted(one.own_template) === sorted(other.own_template);
}

function sorted(json: string | null): string {
  return json === null ? '' : stableJson(fromJson(json));
}
