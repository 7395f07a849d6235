import type { Transaction } from 'kysely';
import type { Localized } from '../../../../src/engine/definition/types.ts';
import type { Context } from '../../context/context.ts';
import { newId } from '../../db/uuid.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { addFormName } from '../../guard/form-names.ts';
import { orSlugTaken, slugFor } from '../slug.ts';

/** A form as it is added. */
export interface NewForm {
  readonly clinic: string;
  readonly id?: string | undefined;
  readonly project: string;
  readonly slug?: string | undefined;
  readonly title: Localized;
  readonly settings: object;
  /** JSON: FormDefinition. */
  readonly draft: string;
}

/** Adds a form without a version; `finish` gives it its members, and whatever else belongs to it, in the same transaction. */
export async function makeForm<T>(
  context: Context,
  { id = newId(), slug, title, settings, ...form }: NewForm,
  finish: (transaction: Transaction<Schema>, made: { clinic: string; id: string; slug: string }) => Promise<T>,
): Promise<T> {
  const now = context.clock().toISOString();
  const row = {
    ...form,
    id,
    slug: slugFor(slug, title),
    title: JSON.stringify(title),
    settings: JSON.stringify(settings),
    rev: 0,
    version: null,
    created_at: now,
    updated_at: now,
  };
  return orSlugTaken(() =>
    context.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('categories').values(row).execute();
      await addFormName(transaction, row);
      await context.forms?.changed(transaction);
      return finish(transaction, row);
    }),
  );
}
