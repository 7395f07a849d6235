import type { Transaction } from 'kysely';
import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Database } from '../db/database.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { UploadTable } from '../db/schema/files.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import type { Rows } from '../write-queue/parts.ts';
import { mayUse, toAttachment } from './stored-upload.ts';
import { changeUploads, uploadsIn, type NamedUpload } from './takes-files.ts';

/** Most uploads that one entry names. */
export const mostUploads = 100;

/** The entry that names uploads. */
export interface Claim {
  readonly category: ReachedCategory;
  readonly file: string;
  readonly definition: FormDefinition;
}

/**
 * The answers with each upload as the server knows it: the client's type and size are not trusted.
 *
 * Refuses, on its question, an upload that is missing, of another category, or somebody else's.
 */
export async function withStoredUploads(context: Context, claim: Claim, answers: Answers): Promise<Answers> {
  const named = uploadsIn(answers, claim.definition);
  if (named.length === 0) return answers;
  const known = await findUsable(context.db, context, claim, named);
  return changeUploads(answers, claim.definition, ({ id }) => toAttachment(known.get(id)!));
}

/** The rows by which an entry takes what it names; each must still be as it was when it was looked up. */
export function uploadClaims(
  { category, file, definition, entry }: Claim & { readonly entry: string },
  answers: Answers,
  sender = '',
): Rows['uploads'] {
  const { clinic, id } = category;
  return idsOf(uploadsIn(answers, definition)).map((upload) => ({
    clinic,
    id: upload,
    category: id,
    file,
    entry,
    sender,
  }));
}

/** Refuses, on its question, an upload that was taken or removed since it was looked up. */
export async function assertClaimable(
  transaction: Transaction<Schema>,
  context: Context,
  claim: Claim,
  answers: Answers,
): Promise<void> {
  await findUsable(transaction, context, claim, uploadsIn(answers, claim.definition));
}

type Usable = Pick<UploadTable, 'id' | 'name' | 'type' | 'size' | 'created_by' | 'file'>;

async function findUsable(
  database: Database,
  context: Context,
  claim: Claim,
  named: readonly NamedUpload[],
): Promise<ReadonlyMap<string, Usable>> {
  if (named.length > mostUploads) assertAll(named, (_upload, index) => index < mostUploads);
  const { clinic, id: category } = claim.category;
  const found = await Promise.all(idsOf(named).map((id) => findUpload(database, { clinic, category, id })));
  const rows = found.flat();
  const usable = rows.filter((row) =>
    row.file === null ? mayUse(row, context.caller.user?.id) : row.file === claim.file,
  );
  const known = new Map(usable.map((row) => [row.id, row]));
  assertAll(named, ({ attachment }) => known.has(attachment.id));
  return known;
}

const findUpload = lookedUp(
  (db, { clinic, category, id }: { readonly clinic: string; readonly category: string; readonly id: string }) =>
    db
      .selectFrom('uploads')
      .select(['id', 'name', 'type', 'size', 'created_by', 'file'])
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('id', '=', id),
);

const idsOf = (named: readonly NamedUpload[]): string[] => [...new Set(named.map(({ attachment }) => attachment.id))];

function assertAll(named: readonly NamedUpload[], isThere: (upload: NamedUpload, index: number) => boolean): void {
  const missing = new Set(named.filter((upload, index) => !isThere(upload, index)).map(({ path }) => path));
  if (missing.size > 0)
    throw new ServerError('brokenrule', {
      fields: [...missing].map((path) => ({ path, rule: 'filegone', message: '' })),
    });
}
