import type { Transaction } from 'kysely';
import type { NotifyAddress } from '../../../src/engine/definition/types.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Receiver } from '../live/publish-event.ts';
import { findReceiver, peopleOf } from '../sharing/share-receivers.ts';

export interface RulePlace {
  readonly clinic: string;
  readonly category: string;
}

/** The people a rule names, as they are now; where nobody is left of them, the form's owners: a warning reaches somebody. */
export async function peopleOfRule(
  transaction: Transaction<Schema>,
  place: RulePlace,
  to: readonly NotifyAddress[],
): Promise<readonly string[]> {
  const people = new Set<string>();
  for (const address of to) for (const { user } of await peopleAt(transaction, place, address)) people.add(user);
  if (people.size === 0) for (const { user } of await peopleIn(transaction, place, 'owner')) people.add(user);
  return [...people];
}

/** An address may name a person, a group and a role at once. */
async function peopleAt(
  transaction: Transaction<Schema>,
  place: RulePlace,
  { user, group, role }: NotifyAddress,
): Promise<readonly Receiver[]> {
  const named = [...(user === undefined ? [] : [{ user }]), ...(group === undefined ? [] : [{ group }])];
  const found: Receiver[] = role === undefined ? [] : [...(await peopleIn(transaction, place, role))];
  for (const address of named) {
    const receiver = await findReceiver(transaction, { clinic: place.clinic }, address);
    if (receiver !== undefined) found.push(...(await peopleOf(transaction, receiver)));
  }
  return found;
}

/** Members of the form in this role. Whoever has admin access counts as its owner. */
async function peopleIn(
  transaction: Transaction<Schema>,
  { clinic, category }: RulePlace,
  role: NonNullable<NotifyAddress['role']>,
): Promise<readonly Receiver[]> {
  const rows = await transaction
    .selectFrom('users')
    .leftJoin('members', (join) =>
      join
        .onRef('members.clinic', '=', 'users.clinic')
        .onRef('members.user_id', '=', 'users.id')
        .on('members.category', '=', category),
    )
    .select('users.id')
    .where('users.clinic', '=', clinic)
    .where('users.disabled_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('members.role', '=', role), ...(role === 'owner' ? [eb('users.access', '=', 'admin')] : [])]),
    )
    .execute();
  return rows.map(({ id }) => ({ clinic, user: id }));
}
