import type { Kysely } from 'kysely';
import type { SecondStepRole } from '../../../src/api/contract/second-step.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Handler } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';

/** The roles that a clinic demands a second step of. */
export async function demandedRoles(db: Kysely<Schema>, clinic: string): Promise<readonly SecondStepRole[]> {
  const row = await db.selectFrom('clinics').select('second_step_roles').where('id', '=', clinic).executeTakeFirst();
  return row === undefined ? [] : fromJson<readonly SecondStepRole[]>(row.second_step_roles);
}

/** Whether one of these roles is the person's, anywhere in their clinic. */
export async function isDemandedOf(
  db: Kysely<Schema>,
  person: { readonly clinic: string; readonly id: string; readonly access: string },
  roles: readonly SecondStepRole[],
): Promise<boolean> {
  if (roles.length === 0) return false;
  if (person.access === 'admin' && roles.includes('admin')) return true;
  const held = await db
    .selectFrom('members')
    .select('role')
    .distinct()
    .where('clinic', '=', person.clinic)
    .where('user_id', '=', person.id)
    .execute();
  return held.some(({ role }) => roles.some((demanded) => demanded === role));
}

export const getSecondStepRoles: Handler<'/admin/getsecondsteproles'> = async (context) => ({
  roles: [...(await demandedRoles(context.db, signedIn(context).clinic))],
});

/** From now on, sessions that are open included. Nothing where somebody else has changed them since they were read. */
export const storeSecondStepRoles: Handler<'/admin/storesecondsteproles'> = async (context, body) => {
  const { clinic, access } = signedIn(context);
  const roles = [...new Set(body.roles)].sort();
  await context.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('clinics').set({ id: clinic }).where('id', '=', clinic).execute();
    const now = await demandedRoles(transaction, clinic);
    if (body.was !== undefined && [...new Set(body.was)].sort().join() !== now.join())
      throw new ServerError('olderrev');
    await transaction
      .updateTable('clinics')
      .set({ second_step_roles: JSON.stringify(roles) })
      .where('id', '=', clinic)
      .execute();
    await writeAudit(transaction, context, {
      clinic,
      role: access,
      action: 'clinic.secondsteproles',
      detail: { roles },
    });
  });
  return { roles };
};
