import type { Transaction } from 'kysely';
import { decide } from '../access/decide.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import { findShare } from '../guard/find-share.ts';
import type { Receiver } from '../live/publish-event.ts';
import type { RulePlace } from './rule-people.ts';

interface AboutFile extends RulePlace {
  readonly file: string;
}

/** Those of these people who may read the file now, by their role or by a share of it. */
export async function readersOf(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, category, file }: AboutFile,
  people: readonly string[],
): Promise<readonly Receiver[]> {
  if (people.length === 0) return [];
  const rows = await transaction
    .selectFrom('users')
    .leftJoin('members', (join) =>
      join
        .onRef('members.clinic', '=', 'users.clinic')
        .onRef('members.user_id', '=', 'users.id')
        .on('members.category', '=', category),
    )
    .leftJoin('files', (join) => join.onRef('files.clinic', '=', 'users.clinic').on('files.id', '=', file))
    .select([
      'users.id',
      'users.access',
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.lang',
      'members.role',
      'files.created_by as createdBy',
    ])
    .where('users.clinic', '=', clinic)
    .where('users.id', 'in', people)
    .where('users.disabled_at', 'is', null)
    .execute();
  const readers: Receiver[] = [];
  for (const { role, createdBy, ...user } of rows) {
    const as = { ...context, db: transaction, caller: { ...context.caller, user: { ...user, clinic } } };
    const relation = {
      role: user.access === 'admin' ? ('owner' as const) : (role ?? undefined),
      isOwn: createdBy === user.id,
      share: (await findShare(as, file))?.may,
    };
    if (decide({ action: 'view', isSignedIn: true, relation }).outcome === 'allow')
      readers.push({ clinic, user: user.id });
  }
  return readers;
}
