import { spellings } from '../../../src/api/contract/primitives.ts';
import { issueSecret } from '../accounts/secrets.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/uuid.ts';
import { OperationError } from './operation-error.ts';

export const usage = 'npm run add-clinic -- SLUG "TITLE" [DISCOUNT]';

interface NewClinic {
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
  /** Of its subscription, in percent. Defaults to 0. */
  readonly discount?: string | undefined;
}

/**
 * Adds a clinic beside those there are, and gives the secret that makes its first admin.
 *
 * A repeated call before it was used replaces the secret, and the older one stops working.
 */
export async function addClinic(
  db: Database,
  now: Date,
  { slug = '', title = '', discount = '0' }: NewClinic,
): Promise<string> {
  if (slug.length > 48 || !new RegExp(spellings.slug).test(slug))
    throw new OperationError(`Specify a short name of lowercase Latin letters, digits and hyphens: ${usage}`);
  if (title.trim() === '') throw new OperationError(`Specify the title of the clinic: ${usage}`);
  if (!/^(100|[1-9]?\d)$/.test(discount))
    throw new OperationError(`Specify the discount of the clinic’s subscription as whole percent, 0 to 100: ${usage}`);
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('clinics')
      .values({
        id: newId(now.getTime()),
        slug,
        title: JSON.stringify(title.trim()),
        created_at: now.toISOString(),
        discount: Number(discount),
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    const { id: clinic } = await transaction
      .selectFrom('clinics')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const someone = await transaction
      .selectFrom('users')
      .select('id')
      .where('clinic', '=', clinic)
      .limit(1)
      .executeTakeFirst();
    if (someone !== undefined)
      throw new OperationError(`A clinic named ${slug} already exists and has members. Choose another short name.`);
    return issueSecret(transaction, now, 'firstadmin', { clinic, user: '' });
  });
}
