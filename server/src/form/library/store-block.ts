import type { Transaction } from 'kysely';
import { blockLimits, type SavedBlock, type WholeBlock } from '../../../../src/api/contract/library/blocks.ts';
import type { CallBody } from '../../../../src/api/contract/contract.ts';
import type { FormDefinition, Question } from '../../../../src/engine/definition/types.ts';
import { isUnusable } from '../../../../src/engine/definition/unusable.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Context } from '../../context/context.ts';
import type { ReachedCategory } from '../../context/call-access.ts';
import type { Handlers } from '../../context/handler.ts';
import { signedIn } from '../../context/signed-in.ts';
import { fromJson, stableJson } from '../../db/json.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { ServerError } from '../../errors/server-error.ts';
import { checkForm } from '../../form-work/check-form.ts';
import { reachCategory } from '../../guard/reach-category.ts';
import { straight } from '../../http/request/clean-text.ts';
import { assertWhole } from '../publish.ts';
import { findBlock } from './read-blocks.ts';

type Body = CallBody<'/library/storeblock'>;

/** What is to be kept, as JSON; the questions stay where only the title is given. */
interface Kept {
  readonly title: string;
  readonly definition?: string;
}

/** Saves a block as new, or in place of the one at `rev`; a repeat over a flaky line gets the first reply. */
export const storeBlock: Handlers['/library/storeblock'] = async (context, body) => {
  const category = await reachCategory(context, body.category, 'design');
  const kept: Kept = { title: titleOf(body), ...(body.definition && { definition: await checked(context, body) }) };
  const stored = await (body.rev === 0 ? insert : change)(context, category, body, kept);
  return stored ?? repeated(context, category, body, kept);
};

function titleOf({ title }: Body): string {
  const texts = Object.entries(title).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : []));
  if (texts.length === 0) throw missing('title');
  return JSON.stringify(Object.fromEntries(texts));
}

/** The questions as JSON. Formulas may speak of what a form has to bring; whatever else no form can take is refused. */
async function checked(context: Context, { definition: sent }: Body): Promise<string> {
  const definition = straight(JSON.stringify(sent));
  if (Buffer.byteLength(definition) > blockLimits.bytes) throw new ServerError('toolarge');
  assertWhole((await checkForm(signedIn(context).id, definition, context.caller.language)).filter(isUnusable));
  const { pages } = fromJson<FormDefinition>(definition);
  if (pages.length !== 1 || pages[0]?.questions.length === 0) throw missing('definition.pages');
  return definition;
}

const missing = (path: string): ServerError =>
  new ServerError('badbody', { fields: [{ path, rule: 'required', message: '' }] });

/** Undefined where the id is in use already. */
async function insert(
  context: Context,
  category: ReachedCategory,
  { id }: Body,
  { title, definition }: Kept,
): Promise<SavedBlock | undefined> {
  if (definition === undefined) throw missing('definition');
  const { clinic } = category;
  return context.db.transaction().execute(async (transaction) => {
    await lockLibrary(transaction, clinic);
    const made = await transaction
      .insertInto('library_blocks')
      .values({ clinic, id, rev: 1, title, ...contentOf(definition), ...signatureOf(context) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!made.numInsertedOrUpdatedRows) return undefined;
    const { count } = await transaction
      .selectFrom('library_blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('clinic', '=', clinic)
      .executeTakeFirstOrThrow();
    if (Number(count) > blockLimits.blocks) throw new ServerError('blocksfull');
    const detail = { block: id, rev: 1 };
    await writeAudit(transaction, context, { ...whereOf(category), action: 'library.store', detail });
    return headOf(await findBlock(transaction, { clinic, id }));
  });
}

/** Two that save at once wait for one another, so that neither is one too many. */
async function lockLibrary(transaction: Transaction<Schema>, clinic: string): Promise<void> {
  await transaction
    .updateTable('clinics')
    .set(({ ref }) => ({ slug: ref('slug') }))
    .where('id', '=', clinic)
    .execute();
}

/** Undefined where the block is at another revision. */
async function change(
  context: Context,
  category: ReachedCategory,
  { id, rev }: Body,
  { title, definition }: Kept,
): Promise<SavedBlock | undefined> {
  const { clinic } = category;
  return context.db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('library_blocks')
      .set({ rev: rev + 1, title, ...(definition && contentOf(definition)), ...signatureOf(context) })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('rev', '=', rev)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return undefined;
    const detail = { block: id, rev: rev + 1 };
    await writeAudit(transaction, context, { ...whereOf(category), action: 'library.change', detail });
    return headOf(await findBlock(transaction, { clinic, id }));
  });
}

async function repeated(context: Context, { clinic }: ReachedCategory, { id, rev }: Body, kept: Kept) {
  const now = await findBlock(context.db, { clinic, id });
  if (now === undefined) throw new ServerError('unknown');
  if (now.rev === rev + 1 && isSame(now, kept)) return headOf(now);
  throw new ServerError('olderrev', { data: now });
}

function isSame({ title: was, definition: had }: WholeBlock, { title, definition }: Kept): boolean {
  if (stableJson(was) !== stableJson(fromJson(title))) return false;
  return (
    definition === undefined ||
    stableJson(had) === stableJson({ ...fromJson<FormDefinition>(definition), title: fromJson(title) })
  );
}

function headOf(block: WholeBlock | undefined): SavedBlock {
  if (block === undefined) throw new ServerError('unknown');
  const { definition: _definition, ...head } = block;
  return head;
}

const contentOf = (definition: string) => ({
  definition,
  questions: countOf(fromJson<FormDefinition>(definition).pages.flatMap(({ questions }) => questions)),
});

const countOf = (questions: readonly Question[]): number =>
  questions.reduce((count, { questions: inner = [] }) => count + 1 + countOf(inner), 0);

const signatureOf = (context: Context) => ({
  saved_by: signedIn(context).id,
  saved_at: context.clock().toISOString(),
});

const whereOf = ({ clinic, role, id: category }: ReachedCategory) => ({ clinic, role, category });
