import type { Transaction } from 'kysely';
import type { Condition, FormDefinition, Role } from '../../../src/engine/definition/types.ts';
import { seesRule } from '../access/sees-rule.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { mailPeople } from '../live/mail-people.ts';
import type { Announcement } from '../live/notices.ts';
import { queueEvent } from '../webhook/queue-event.ts';
import { withinPace } from './mail-pace.ts';
import { readersOf } from './readers.ts';
import { peopleOfRule } from './rule-people.ts';

export type Rule = Extract<Condition, { kind: 'notify' }>;

/** Rules of a form that hold for an entry. */
export interface Raising {
  readonly clinic: string;
  readonly category: string;
  readonly file: string;
  readonly entry: string;
  readonly definition: FormDefinition;
  readonly rules: readonly Rule[];
}

/** Roles that may be kept from some questions; all others see every one. */
const limited = ['secretary', 'newuser', 'public'] as const satisfies readonly Role[];

/**
 * Keeps an alert for each rule, in the transaction of its entry, and gives what is to be announced.
 *
 * Whoever a rule names finds it in their list while they may read the file; those who may now get one notice and one
 * email for the entry, however many of its rules hold; a flood of entries is no flood of emails.
 */
export async function raiseAlerts(
  transaction: Transaction<Schema>,
  context: Context,
  raising: Raising,
): Promise<Announcement> {
  const { clinic, category, file, entry, rules } = raising;
  const people = new Set<string>();
  for (const rule of rules)
    for (const person of await keepAlert(transaction, context, raising, rule)) people.add(person);
  await queueEvent(transaction, context.clock, { clinic, category, event: 'entry.alert', file, entry });
  const by = context.caller.user?.id ?? null;
  const readers = await readersOf(transaction, context, raising, [...people]);
  return {
    receivers: readers.filter(({ user }) => user !== by),
    notice: { kind: 'alert', cause: entry, about: { by, clinic, file, category } },
    follow: async (notified) => {
      const mailed = await withinPace(transaction, clinic, notified, context.clock());
      await mailPeople(transaction, context, mailed, { kind: 'alert', path: '/dashboard' });
    },
  };
}

/** Gives the people whom the rule names. */
async function keepAlert(
  transaction: Transaction<Schema>,
  { clock }: Context,
  { clinic, category, file, entry, definition }: Raising,
  { id: rule, to, when, text, severity = 'neutral' }: Rule,
): Promise<readonly string[]> {
  const now = clock();
  const id = newId(now.getTime());
  await transaction
    .insertInto('alerts')
    .values({
      clinic,
      id,
      category,
      file,
      entry,
      rule,
      severity,
      text: JSON.stringify(text),
      sees: JSON.stringify(limited.filter((role) => seesRule(definition, when, role))),
      created_at: now.toISOString(),
      seen_by: null,
      seen_at: null,
    })
    .execute();
  const people = await peopleOfRule(transaction, { clinic, category }, to);
  if (people.length > 0)
    await transaction
      .insertInto('alert_people')
      .values(people.map((user_id) => ({ clinic, user_id, alert: id })))
      .execute();
  return people;
}
