import { randomInt } from 'node:crypto';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import { findCategory, reachCategory } from '../access/find-category.ts';
import { reachFile } from '../access/find-file.ts';
import type { ShortLinkTable } from '../db/schema-colleagues.ts';
import { newId } from '../db/uuid.ts';
import type { Context, Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';

type Body = CallBody<'/app/storelink'>;

/** Without letters that look alike; twelve of them are 2⁶⁹ links, too many to try. */
const letters = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** Makes a link to what the caller can open themselves. A repeat under one id gives the same link. */
export const storeLink: Handlers['/app/storelink'] = async (context, body) => {
  const { id: user } = signedIn(context);
  const target = await targetOf(context, body);
  const id = body.id ?? newId();
  const link = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  await context.db
    .insertInto('short_links')
    .values({
      link,
      id,
      kind: body.kind,
      ...target,
      created_by: user,
      created_at: context.clock().toISOString(),
      expires_at: body.expiresAt === undefined ? null : new Date(body.expiresAt).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['clinic', 'id']).doNothing())
    .execute();
  const kept = await context.db
    .selectFrom('short_links')
    .selectAll()
    .where('clinic', '=', target.clinic)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (
    kept.created_by !== user ||
    kept.kind !== body.kind ||
    kept.category !== target.category ||
    kept.file !== target.file
  )
    throw new ServerError('idtaken');
  return { link: kept.link, url: `${context.config.publicUrl}/lnk/${kept.link}` };
};

async function targetOf(
  context: Context,
  { kind, category, file, entry }: Body,
): Promise<Pick<ShortLinkTable, 'clinic' | 'category' | 'file' | 'entry'>> {
  if (kind === 'form') {
    const { clinic, id } = await reachCategory(context, required(category, 'category'), 'fill');
    return { clinic, category: id, file: null, entry: null };
  }
  const { row } = await reachFile(context, required(file, 'file'), 'view');
  if (row.clinic !== signedIn(context).clinic) throw new ServerError('unknown');
  return {
    clinic: row.clinic,
    category: row.category,
    file: row.id,
    entry: kind === 'report' ? (entry ?? null) : null,
  };
}

function required(value: string | undefined, path: string): string {
  if (value === undefined) throw new ServerError('badbody', { fields: [{ path, rule: 'required', message: '' }] });
  return value;
}

/** Where a link leads, for those who may go there: the link itself gives no right. */
export const resolveLink: Handlers['/public/resolvelink'] = async (context, { link }) => {
  const row = await context.db.selectFrom('short_links').selectAll().where('link', '=', link).executeTakeFirst();
  if (row === undefined || (row.expires_at !== null && row.expires_at <= context.clock().toISOString()))
    throw new ServerError('deadlink');
  if (row.file !== null) await reachFile(context, row.file, row.kind === 'report' ? 'report' : 'view');
  else await reachCategory(context, row.category, 'fill');
  return { route: await routeTo(context, row) };
};

/** The portal's address of it; a name that the address wants and nobody has is `-`. */
async function routeTo(context: Context, { clinic, category, file, entry, kind }: ShortLinkTable): Promise<string> {
  const place = await context.db
    .selectFrom('categories')
    .innerJoin('projects', (join) =>
      join.onRef('projects.clinic', '=', 'categories.clinic').onRef('projects.id', '=', 'categories.project'),
    )
    .select(['projects.headline', 'projects.slug as project', 'categories.slug'])
    .where('categories.clinic', '=', clinic)
    .where('categories.id', '=', category)
    .executeTakeFirstOrThrow();
  const way = `${place.headline}/${place.project}/${(await findCategory(context, place.slug))?.id === category ? place.slug : category}`;
  if (kind === 'form') return `/form/page/${way}/-/-/-`;
  return `/form/entries/${way}/${file ?? '-'}${entry === null ? '' : `/${entry}`}`;
}
