import type { ErrorName } from '../../../src/api/contract/errors.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Context } from '../context/context.ts';
import { clinicTitle } from '../form/get-form.ts';
import { findCategory } from '../guard/find-category.ts';
import type { Named } from './address.ts';

/** Refusals after which the clinic is to be asked; who meets them has come by an address that was good once. */
const asking: readonly ErrorName[] = ['withdrawn', 'unpublished', 'linkused'];

/** The clinic that a refusal sends its reader to. */
export async function clinicToAsk(context: Context, named: Named, code: ErrorName): Promise<Localized | undefined> {
  if (!asking.includes(code)) return undefined;
  const category = 'category' in named ? named.category : await categoryOf(context, named.link);
  const found = category === undefined ? undefined : await findCategory(context, category);
  return found && clinicTitle(context, found.clinic);
}

async function categoryOf({ db }: Context, link: string): Promise<string | undefined> {
  const row = await db.selectFrom('short_links').select('category').where('link', '=', link).executeTakeFirst();
  return row?.category;
}
