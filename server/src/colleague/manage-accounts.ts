import { sql, type Transaction } from 'kysely';
import type { Account } from '../../../src/api/contract/colleagues.ts';
import { shownEmail } from '../accounts/partner-email.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { countUpTo } from '../db/count-up-to.ts';
import type { Database } from '../db/database.ts';
import { fromCursor, limitOf, toPage, type ListQuery } from '../db/page.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly access: 'user' | 'admin';
  readonly disabled_at: string | null;
  readonly confirmed_at: string | null;
  readonly used_at: string | null;
}

/** The accounts of the clinic, by their addresses. */
export const getAccounts: Handlers['/admin/getaccounts'] = async (context, query) => {
  const { clinic } = signedIn(context);
  const page = toPage(
    await select(context.db, clinic, query),
    limitOf(query),
    ({ email, id }) => [email, id],
    toAccount,
  );
  return { ...page, total: await countUpTo(context.db, accounts(context.db, clinic, query.search).select('id')) };
};

/** Gives or takes admin access, disables an account or enables it again. Whoever loses something is signed out everywhere. */
export const storeAccount: Handlers['/admin/storeaccount'] = async (context, { user: id, access, disabled }) => {
  const { clinic, access: own } = signedIn(context);
  return context.db.transaction().execute(async (transaction) => {
    await lockClinic(transaction, clinic);
    const before = await findAccount(transaction, clinic, id);
    const after = { access: access ?? before.access, disabled: disabled ?? before.disabled };
    const isLosing = (after.disabled && !before.disabled) || (after.access === 'user' && before.access === 'admin');
    if (isLosing && !(await isAdminLeft(transaction, clinic, id))) throw new ServerError('lastadmin');
    const disabledAt = before.disabled === after.disabled ? undefined : context.clock().toISOString();
    await transaction
      .updateTable('users')
      .set({ access: after.access, ...(disabledAt && { disabled_at: after.disabled ? disabledAt : null }) })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    if (isLosing) await endSessions(transaction, clinic, id);
    await writeAudit(transaction, context, {
      clinic,
      role: own,
      action: 'clinic.account',
      detail: { person: id, access: after.access, disabled: after.disabled },
    });
    return findAccount(transaction, clinic, id);
  });
};

/** Signs somebody out everywhere, such as after a device was lost. */
export const endAccountSessions: Handlers['/admin/endaccountsessions'] = async (context, { user: id }) => {
  const { clinic, access } = signedIn(context);
  return context.db.transaction().execute(async (transaction) => {
    await findAccount(transaction, clinic, id);
    const count = await endSessions(transaction, clinic, id);
    await writeAudit(transaction, context, {
      clinic,
      role: access,
      action: 'clinic.endsessions',
      detail: { person: id, count },
    });
    return { ended: count };
  });
};

/** Two admins who take each other's access at once wait for one another, so that one of them stays. */
async function lockClinic(transaction: Transaction<Schema>, clinic: string): Promise<void> {
  await transaction
    .updateTable('clinics')
    .set((is) => ({ slug: is.ref('slug') }))
    .where('id', '=', clinic)
    .execute();
}

async function isAdminLeft(transaction: Transaction<Schema>, clinic: string, without: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('clinic', '=', clinic)
    .where('access', '=', 'admin')
    .where('verified', '=', 1)
    .where('disabled_at', 'is', null)
    .where('id', '!=', without)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Links that open a session end with the sessions. */
async function endSessions(transaction: Transaction<Schema>, clinic: string, id: string): Promise<number> {
  await transaction.deleteFrom('secrets').where('clinic', '=', clinic).where('user_id', '=', id).execute();
  const ended = await transaction
    .deleteFrom('sessions')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .returning('hash')
    .execute();
  return ended.length;
}

async function findAccount(transaction: Transaction<Schema>, clinic: string, id: string): Promise<Account> {
  const [row] = await select(transaction, clinic, {}, id);
  if (row === undefined) throw new ServerError('unknown');
  return toAccount(row);
}

async function select(
  db: Database | Transaction<Schema>,
  clinic: string,
  query: ListQuery,
  only?: string,
): Promise<readonly AccountRow[]> {
  const after = fromCursor(query.after);
  const rows = await accounts(db, clinic, query.search)
    .select(['users.id', 'email', 'first_name', 'last_name', 'access', 'disabled_at'])
    .$if(only !== undefined, (rows) => rows.where('users.id', '=', only ?? ''))
    .$if(after !== undefined, (rows) => rows.where('email', '>', after?.[0] ?? ''))
    .orderBy('email')
    .limit(limitOf(query) + 1)
    .execute();
  const ids = ['', ...rows.map(({ id }) => id)];
  const steps = await db
    .selectFrom('second_steps')
    .select(['user_id', 'confirmed_at'])
    .where('clinic', '=', clinic)
    .where('user_id', 'in', ids)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['user_id', ({ fn }) => fn.max('used_at').as('used_at')])
    .where('clinic', '=', clinic)
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  const numbers = await db
    .selectFrom('mobile_numbers')
    .select(['user_id', 'verified_at'])
    .where('clinic', '=', clinic)
    .where('user_id', 'in', ids)
    .where('second_step', '=', 1)
    .execute();
  return rows.map((row) => ({
    ...row,
    confirmed_at:
      steps.find((step) => step.user_id === row.id)?.confirmed_at ??
      numbers.find((number) => number.user_id === row.id)?.verified_at ??
      null,
    used_at: sessions.find((session) => session.user_id === row.id)?.used_at ?? null,
  }));
}

/** Those of the clinic in whose name or address a text stands. */
function accounts(db: Database | Transaction<Schema>, clinic: string, search = '') {
  const wanted = `%${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('users')
    .where('users.clinic', '=', clinic)
    .$if(search !== '', (rows) =>
      rows.where(sql<boolean>`lower(first_name || ' ' || last_name || ' ' || email) like ${wanted} escape '\\'`),
    );
}

const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: shownEmail(row.email),
  firstName: row.first_name,
  lastName: row.last_name,
  access: row.access,
  disabled: row.disabled_at !== null,
  secondStep: row.confirmed_at !== null,
  usedAt: row.used_at,
});
