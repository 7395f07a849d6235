import type { Kysely, Selectable } from 'kysely';
import type { Proposal } from '../../../src/proposal/types.ts';
import type { ProposalTemplate } from '../../../src/proposal/template/types.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { fromJson } from '../db/json.ts';
import type { ProposalTable } from '../db/schema/proposals.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';

/** The columns that name a proposal: no statement leaves its owner out. */
export interface ProposalKey {
  readonly clinic: string;
  readonly user_id: string;
  readonly id: string;
}

/** A proposal of the caller's own; nobody else's is ever looked for. */
export function ownKey(context: Context, id: string): ProposalKey {
  const { clinic, id: user } = signedIn(context);
  return { clinic, user_id: user, id };
}

export type ProposalRow = Selectable<ProposalTable>;

/** The caller's own proposal that is not removed, or the refusal `unknown`. */
export async function findOwn(db: Kysely<Schema>, { clinic, user_id, id }: ProposalKey): Promise<ProposalRow> {
  const row = await db
    .selectFrom('proposals')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
  return row;
}

/** Throws `unknown` where the caller has no such proposal. */
export async function assertOwn(db: Kysely<Schema>, { clinic, user_id, id }: ProposalKey): Promise<void> {
  const row = await db
    .selectFrom('proposals')
    .select('id')
    .where('clinic', '=', clinic)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknown');
}

/** What is kept of a text, as a call gives it. */
export function contentOf({ content, own_template }: Pick<ProposalTable, 'content' | 'own_template'>): {
  readonly proposal: Proposal;
  readonly template?: ProposalTemplate;
} {
  return {
    proposal: fromJson<Proposal>(content),
    ...(own_template !== null && { template: fromJson<ProposalTemplate>(own_template) }),
  };
}
