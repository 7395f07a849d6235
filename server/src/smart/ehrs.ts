import type { Transaction } from 'kysely';
import type { Ehr } from '../../../src/api/contract/launch/ehrs.ts';
import { addAccount } from '../accounts/accounts.ts';
import { partnerEmail } from '../accounts/partner-email.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import type { Schema } from '../db/schema/schema.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkUrl } from '../webhook/safe-address.ts';
import { allFormsOf } from './forms-of.ts';
import { ehrRev, readEhrs } from './read-ehrs.ts';
import { plainIssuer, redirectOf, secretOwner, type EhrRow } from './known-ehr.ts';

/** EHRs that a clinic may have. */
const mostEhrs = 20;

export const getEhrs: Handlers['/admin/getehrs'] = async (context) => ({
  launchUrl: `${context.config.publicUrl}/smart/launch`,
  redirectUrl: redirectOf(context),
  items: [...(await readEhrs(context.db, signedIn(context).clinic))],
});

/** Registers an EHR with an account of its own, which is a member of the forms that it opens. What is changed keeps account and address. */
export const storeEhr: Handlers['/admin/storeehr'] = async (context, body) => {
  const { clinic, access } = signedIn(context);
  const issuer = plainIssuer(body.issuer);
  if (checkUrl(issuer, context.config.webhookHosts ?? []) === undefined)
    throw new ServerError('addressrefused', { fields: [{ path: 'issuer', rule: 'publicaddress', message: '' }] });
  await context.db.transaction().execute(async (transaction) => {
    const forms = await idsOf(transaction, clinic, body.forms);
    const before = await holdEhr(transaction, clinic, body.id);
    await assertSeen(transaction, before, body.rev);
    if (before !== undefined && before.issuer !== issuer)
      throw new ServerError('badbody', { fields: [{ path: 'issuer', rule: 'unchangeable', message: '' }] });
    const row = { ...(before ?? (await newRow(transaction, context, body, issuer))), ...changeOf(context, body) };
    await (before === undefined
      ? transaction.insertInto('ehrs').values(row).execute()
      : transaction.updateTable('ehrs').set(row).where('clinic', '=', clinic).where('id', '=', row.id).execute());
    await transaction
      .updateTable('users')
      .set({ first_name: row.title })
      .where('clinic', '=', clinic)
      .where('id', '=', row.account)
      .execute();
    await setForms(transaction, context, row, forms);
    const detail = {
      ehr: row.id,
      person: row.account,
      active: row.active,
      ...(body.secret !== undefined && { secret: true }),
    };
    await writeAudit(transaction, context, { clinic, role: access, action: 'clinic.ehr', detail });
  });
  return only(await readEhrs(context.db, clinic, body.id));
};

function only([ehr]: readonly Ehr[]): Ehr {
  if (ehr === undefined) throw new ServerError('unknown');
  return ehr;
}

type Body = Parameters<Handlers['/admin/storeehr']>[1];

const findEhr = (transaction: Transaction<Schema>, clinic: string, id: string): Promise<EhrRow | undefined> =>
  transaction.selectFrom('ehrs').selectAll().where('clinic', '=', clinic).where('id', '=', id).executeTakeFirst();

/** The EHR's row is held, so that of two who change it the second sees what the first has made of it. */
async function holdEhr(transaction: Transaction<Schema>, clinic: string, id: string): Promise<EhrRow | undefined> {
  await transaction.updateTable('ehrs').set({ id }).where('clinic', '=', clinic).where('id', '=', id).execute();
  return findEhr(transaction, clinic, id);
}

/** It is still as whoever changes it has read it, and nobody has removed it. */
async function assertSeen(
  transaction: Transaction<Schema>,
  row: EhrRow | undefined,
  rev: string | undefined,
): Promise<void> {
  if (rev === undefined) return;
  if (row === undefined) throw new ServerError('unknown');
  if (ehrRev(row, await allFormsOf(transaction, row)) !== rev) throw new ServerError('olderrev');
}

/** What a caller may change; a secret that is not sent stays. */
function changeOf(context: Context, { id, title, clientId, secret, codeSystem, active }: Body) {
  const { clinic } = signedIn(context);
  return {
    title: title.trim(),
    client_id: clientId,
    ...(secret !== undefined && {
      secret: secret === null ? null : context.sealer.seal(secret, secretOwner({ clinic, id })),
    }),
    ...(codeSystem !== undefined && { code_system: codeSystem }),
    ...(active !== undefined && { active: active ? 1 : 0 }),
  };
}

async function newRow(
  transaction: Transaction<Schema>,
  context: Context,
  { id, title, clientId }: Body,
  issuer: string,
): Promise<EhrRow> {
  const { clinic } = signedIn(context);
  const now = context.clock();
  const others = await transaction.selectFrom('ehrs').select(['issuer']).where('clinic', '=', clinic).execute();
  if (others.length >= mostEhrs) throw new ServerError('ehrsfull');
  if (others.some((other) => other.issuer === issuer))
    throw new ServerError('badbody', { fields: [{ path: 'issuer', rule: 'twice', message: '' }] });
  const account = await addAccount(transaction, now, clinic, {
    firstName: title,
    lastName: '',
    email: partnerEmail(id),
    access: 'user',
    lang: context.caller.language,
    passwordHash: null,
  });
  return {
    clinic,
    id,
    account: account.id,
    title,
    issuer,
    client_id: clientId,
    secret: null,
    code_system: '',
    active: 1,
    created_at: now.toISOString(),
    redirect: redirectOf(context),
  };
}

async function idsOf(
  transaction: Transaction<Schema>,
  clinic: string,
  named: readonly string[],
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('categories')
    .select(['id', 'slug'])
    .where('clinic', '=', clinic)
    .where((is) => is.or([is('id', 'in', named), is('slug', 'in', named)]))
    .execute();
  return named.map((name) => {
    const found = rows.find(({ id, slug }) => id === name || slug === name);
    if (found === undefined) throw new ServerError('unknowncategory');
    return found.id;
  });
}

/** The EHR's account is an expert in the forms that it opens: it may add to every patient's file, and remove none. */
async function setForms(
  transaction: Transaction<Schema>,
  context: Context,
  { clinic, account }: EhrRow,
  forms: readonly string[],
): Promise<void> {
  const { access } = signedIn(context);
  const members = transaction.selectFrom('members').select('category').where('clinic', '=', clinic);
  const held = (await members.where('user_id', '=', account).execute()).map(({ category }) => category);
  const note = (category: string, role: string) =>
    writeAudit(transaction, context, {
      clinic,
      role: access,
      action: 'category.role',
      category,
      detail: { person: account, role },
    });
  for (const category of held.filter((one) => !forms.includes(one))) {
    await transaction
      .deleteFrom('members')
      .where('clinic', '=', clinic)
      .where('category', '=', category)
      .where('user_id', '=', account)
      .execute();
    await note(category, 'none');
  }
  for (const category of new Set(forms.filter((one) => !held.includes(one)))) {
    const row = {
      clinic,
      category,
      user_id: account,
      role: 'expert',
      created_at: context.clock().toISOString(),
    } as const;
    await transaction.insertInto('members').values(row).execute();
    await note(category, 'expert');
  }
}

/** Removes an EHR with what it opened and what waits for it. The audit log keeps the name of its account. */
export const removeEhr: Handlers['/admin/removeehr'] = async (context, { id }) => {
  const { clinic, access } = signedIn(context);
  await context.db.transaction().execute(async (transaction) => {
    const row = await findEhr(transaction, clinic, id);
    if (row === undefined) throw new ServerError('unknown');
    await transaction.deleteFrom('ehrs').where('clinic', '=', clinic).where('id', '=', id).execute();
    await transaction
      .updateTable('users')
      .set({ disabled_at: context.clock().toISOString() })
      .where('clinic', '=', clinic)
      .where('id', '=', row.account)
      .execute();
    await transaction.deleteFrom('members').where('clinic', '=', clinic).where('user_id', '=', row.account).execute();
    const detail = { ehr: id, person: row.account };
    await writeAudit(transaction, context, { clinic, role: access, action: 'clinic.ehrremove', detail });
  });
  return {};
};
