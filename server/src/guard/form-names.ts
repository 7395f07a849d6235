import type { Transaction } from 'kysely';
import type { FormNameTable } from '../db/schema/forms.ts';
import type { Schema } from '../db/schema/schema.ts';

type Form = Pick<FormNameTable, 'clinic' | 'id'>;

/** Says where a form of this name lies, in the transaction that adds it. */
export async function addFormName(
  transaction: Transaction<Schema>,
  { id, clinic, slug, created_at }: FormNameTable,
): Promise<void> {
  await transaction.insertInto('form_names').values({ id, clinic, slug, created_at }).execute();
}

export async function changeFormName(transaction: Transaction<Schema>, { clinic, id }: Form, slug: string) {
  await transaction.updateTable('form_names').set({ slug }).where('id', '=', id).where('clinic', '=', clinic).execute();
}

export async function removeFormName(transaction: Transaction<Schema>, { clinic, id }: Form): Promise<void> {
  await transaction.deleteFrom('form_names').where('id', '=', id).where('clinic', '=', clinic).execute();
}
