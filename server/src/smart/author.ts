import type { Transaction } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Granted } from './exchange-code.ts';
import type { EhrRow } from './known-ehr.ts';

/** A person of the EHR as it names them itself; undefined for one of another server, or of a type that writes no responses. */
export function authorOf({ issuer }: Pick<EhrRow, 'issuer'>, fhirUser: string | undefined): string | null {
  const local = fhirUser?.startsWith(`${issuer}/`) === true ? fhirUser.slice(issuer.length + 1) : (fhirUser ?? '');
  return /^(Practitioner|PractitionerRole|Patient|RelatedPerson)\/[A-Za-z0-9.-]{1,64}$/.test(local) ? local : null;
}

interface Launched {
  readonly person: Granted['person'];
  /** Who was signed in here as the launch began and as it ended. */
  readonly signedIn: string | undefined;
}

/**
 * The account of a person of the EHR: the one that they were signed in with when they launched from here.
 *
 * An address that the EHR states would not do: an admin may register any server as an EHR, and would get into any account.
 */
export async function personOf(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, id: ehr }: EhrRow,
  { person, signedIn }: Launched,
): Promise<string | undefined> {
  if (person === undefined) return signedIn;
  const { subject } = person;
  const known = await transaction
    .selectFrom('ehr_people')
    .select('user_id')
    .where('clinic', '=', clinic)
    .where('ehr', '=', ehr)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (signedIn === undefined || known?.user_id === signedIn) return known?.user_id;
  await transaction
    .insertInto('ehr_people')
    .values({ clinic, ehr, subject, user_id: signedIn, created_at: context.clock().toISOString() })
    .onConflict((conflict) => conflict.columns(['clinic', 'ehr', 'subject']).doUpdateSet({ user_id: signedIn }))
    .execute();
  const detail = { ehr, person: signedIn };
  await writeAudit(transaction, context, { clinic, role: 'none', action: 'ehr.person', detail });
  return signedIn;
}
