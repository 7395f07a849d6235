import { randomBytes } from 'node:crypto';
import type { Logo } from '../../../src/api/contract/shapes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { changeSettings } from '../form/change-category.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { drawLogo } from './draw-logo.ts';
import { lineOf } from '../http/limits/pace-bodies.ts';

interface Written {
  readonly logo: Logo;
  readonly bytes: Buffer;
}

/** Replaces the form's logo; the previous one is deleted, and its name never used again. */
export const storeLogo: Handlers['/category/storelogo'] = async (context, { category: idOrSlug }, { bytes }) => {
  const category = await reachCategory(context, idOrSlug, 'administer');
  const { bytes: drawn, ...shape } = await drawLogo(bytes, lineOf(context.caller));
  const logo = { picture: `${randomBytes(16).toString('hex')}.webp`, ...shape };
  await replaceLogo(context, category, { logo, bytes: drawn });
  return logo;
};

export const removeLogo: Handlers['/category/removelogo'] = async (context, { category: idOrSlug }) => {
  await replaceLogo(context, await reachCategory(context, idOrSlug, 'administer'), undefined);
  return {};
};

async function replaceLogo(
  context: Context,
  { clinic, id, role }: ReachedCategory,
  written: Written | undefined,
): Promise<void> {
  const now = context.clock().toISOString();
  await context.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('logos').where('clinic', '=', clinic).where('category', '=', id).execute();
    if (written !== undefined)
      await transaction
        .insertInto('logos')
        .values({
          name: written.logo.picture,
          clinic,
          category: id,
          bytes: written.bytes.toString('base64'),
          created_at: now,
        })
        .execute();
    await changeSettings(transaction, { clinic, id }, ({ logo: _before, ...others }) => ({
      ...others,
      ...(written && { logo: written.logo }),
    }));
    await transaction
      .updateTable('categories')
      .set({ updated_at: now })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    await context.forms?.changed(transaction);
    await writeAudit(transaction, context, { clinic, role, action: 'category.logo', category: id });
  });
}

/** A logo's bytes by its name. */
export async function findLogo({ db }: Context, name: string): Promise<{ type: string; bytes: string }> {
  const row = await db.selectFrom('logos').select('bytes').where('name', '=', name).executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return { type: 'image/webp', bytes: row.bytes };
}
