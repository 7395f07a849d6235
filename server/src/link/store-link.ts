import type { Insertable } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { ShortLinkTable } from '../db/schema/colleagues.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { findVersion } from '../form/versions.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { reachFile } from '../guard/reach-file.ts';
import { drawQr } from '../second-step/draw-qr.ts';
import { fileToLink } from './linked-file.ts';
import { linkUrl } from './link-url.ts';
import { newLink } from './new-link.ts';
import { checkPrefilled } from './prefilled.ts';

type Body = CallBody<'/app/storelink'>;

/** What a link leads to, and carries. */
type Target = Pick<ShortLinkTable, 'clinic' | 'category' | 'file' | 'entry'> & {
  readonly role: string;
  readonly answers: string | null;
};

/** Makes a link to what the caller can open themselves. A repeat under one id gives the same link. */
export const storeLink: Handlers['/app/storelink'] = async (context, body) => {
  const expiresAt = expiryOf(context, body);
  const { role, ...target } = await targetOf(context, body);
  const row = {
    ...target,
    link: newLink(),
    id: body.id ?? newId(),
    kind: body.kind,
    created_by: signedIn(context).id,
    created_at: context.clock().toISOString(),
    expires_at: expiresAt,
    label: body.label?.trim() ?? '',
    language: body.language ?? null,
    single_use: body.singleUse === true ? 1 : 0,
  };
  const link = await keepLink(context, row, role);
  const url = linkUrl(context, link);
  return { id: row.id, link, url, qr: drawQr(url) };
};

/** One that is over already would be none. */
function expiryOf(context: Context, { expiresAt }: Body): string | null {
  if (expiresAt === undefined) return null;
  const at = new Date(expiresAt).toISOString();
  if (at <= context.clock().toISOString())
    throw new ServerError('badbody', { fields: [{ path: 'expiresAt', rule: 'toosmall', message: '' }] });
  return at;
}

const compared = ['created_by', 'kind', 'category', 'file', 'expires_at', 'language', 'single_use', 'answers'] as const;

type Row = Insertable<ShortLinkTable> & Pick<ShortLinkTable, 'clinic' | 'id' | 'category' | 'file'>;

async function keepLink(context: Context, row: Row, role: string): Promise<string> {
  return context.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('short_links')
      .values(row)
      .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) {
      const { clinic, category, file, id, single_use: single } = row;
      await writeAudit(transaction, context, {
        clinic,
        role,
        action: 'link.store',
        category,
        ...(file !== null && { file }),
        detail: { link: id, kind: row.kind, ...(single === 1 && { single }) },
      });
      return row.link;
    }
    const kept = await transaction
      .selectFrom('short_links')
      .selectAll()
      .where('clinic', '=', row.clinic)
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    if (compared.some((column) => kept[column] !== row[column])) throw new ServerError('idtaken');
    return kept.link;
  });
}

async function targetOf(context: Context, body: Body): Promise<Target> {
  if (body.kind === 'form') return formTarget(context, body);
  assertPlain(body);
  const { row, category } = await reachFile(context, required(body.file, 'file'), 'view');
  if (row.clinic !== signedIn(context).clinic) throw new ServerError('unknown');
  return {
    clinic: row.clinic,
    role: category.role,
    category: row.category,
    file: row.id,
    entry: body.kind === 'report' ? (body.entry ?? null) : null,
    answers: null,
  };
}

async function formTarget(context: Context, body: Body): Promise<Target> {
  const category = await reachCategory(context, required(body.category, 'category'), 'fill');
  const { clinic, id, role } = category;
  const file = await fileToLink(context, category, body);
  return { clinic, role, category: id, file, entry: null, answers: await answersFor(context, category, body) };
}

/** Nobody knows yet who opens the link: it carries what those may answer who see the least of the form. */
async function answersFor(context: Context, category: ReachedCategory, { answers }: Body): Promise<string | null> {
  if (answers === undefined || Object.keys(answers).length === 0) return null;
  const definition = category.version === null ? undefined : await findVersion(context.db, category, category.version);
  if (definition === undefined) throw new ServerError('unpublished');
  const role = category.settings.allowPublicScores === true ? 'public' : 'newuser';
  return JSON.stringify(checkPrefilled(answers, { definition, role, language: context.caller.language }));
}

/** What only a form takes. */
function assertPlain(body: Body): void {
  const given = (['answers', 'code', 'language', 'singleUse'] as const).filter((key) => body[key] !== undefined);
  if (given.length > 0)
    throw new ServerError('badbody', { fields: given.map((path) => ({ path, rule: 'unknownkey', message: '' })) });
}

function required(value: string | undefined, path: string): string {
  if (value === undefined) throw new ServerError('badbody', { fields: [{ path, rule: 'required', message: '' }] });
  return value;
}
