import type { Insertable, Transaction } from 'kysely';
import type { SharedView } from '../access/rules.ts';
import type { ShareTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import { prepared } from '../db/statements/prepared.ts';
import { newId } from '../db/uuid.ts';
import type { Context } from '../context/context.ts';
import type { ShareReceiver } from './share-receivers.ts';

export interface SharedFileKey {
  readonly clinic: string;
  readonly file: string;
}

interface Terms {
  readonly may: 'read' | 'write';
  readonly note: string;
  readonly sees: SharedView;
  /** Null for no end. */
  readonly expires_at: string | null;
}

/**
 * Shares the file, and gives the share's id where the receiver did not have it yet.
 *
 * A share that lives takes the new right, note and end. Its view widens, and is narrowed by withdrawing it alone.
 */
export async function keepShare(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, file }: SharedFileKey,
  to: ShareReceiver,
  terms: Terms,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const now = context.clock();
  const values = {
    clinic,
    file,
    id: newId(now.getTime()),
    to_kind: to.kind,
    to_clinic: to.clinic,
    to_id: to.id,
    ...terms,
    shared_by: context.caller.user?.id ?? null,
    created_at: now.toISOString(),
    withdrawn_at: null,
  };
  const { numAffectedRows } = await insertOrRevive(transaction, values);
  if (numAffectedRows !== 0n) return { id: values.id, isNew: true };
  return {
    id: await changeShare(transaction, { clinic, file }, to, {
      may: terms.may,
      note: terms.note,
      expires_at: terms.expires_at,
      ...(terms.sees === 'expert' && { sees: terms.sees }),
    }),
    isNew: false,
  };
}

/** One that was withdrawn or has ended begins anew; one that lives stays as it is. */
const insertOrRevive = prepared((db, row: Insertable<ShareTable>) =>
  db
    .insertInto('shares')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['clinic', 'file', 'to_kind', 'to_id'])
        .doUpdateSet({
          id: row.id,
          may: row.may,
          note: row.note,
          sees: row.sees,
          expires_at: row.expires_at,
          shared_by: row.shared_by,
          created_at: row.created_at,
          withdrawn_at: null,
        })
        .where(({ or, eb }) =>
          or([eb('shares.withdrawn_at', 'is not', null), eb('shares.expires_at', '<=', row.created_at)]),
        ),
    ),
);

async function changeShare(
  transaction: Transaction<Schema>,
  { clinic, file }: SharedFileKey,
  to: ShareReceiver,
  terms: Partial<Terms>,
): Promise<string> {
  const { id } = await transaction
    .updateTable('shares')
    .set({ to_id: to.id, ...terms })
    .where('clinic', '=', clinic)
    .where('file', '=', file)
    .where('to_kind', '=', to.kind)
    .where('to_id', '=', to.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
