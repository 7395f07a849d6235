import type { Transaction } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import { addAccount } from '../accounts/accounts.ts';
import { partnerEmail } from '../accounts/partner-email.ts';
import { adminScopes } from '../access/key-scopes.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { hashToken } from '../crypto/tokens.ts';
import { fromJson } from '../db/json.ts';
import type { Schema } from '../db/schema/schema.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { projectId } from '../guard/find-service.ts';
import { sealDigest } from '../sessions/key-digest.ts';
import { deviceFor } from './device-for.ts';
import { newKey } from '../sessions/find-key.ts';

const day = 24 * 60 * 60_000;
const [usualMs, longestMs] = [90 * day, 366 * day];

/** Keys that a clinic may have at the same time. */
export const mostKeys = 50;

/** Adds a service account with its key, which is kept nowhere. Throws `badbody` for a mixture of scopes, or a time that has passed or is too far. */
export const storeApiKey: Handlers['/admin/storeapikey'] = async (
  context,
  { title, scopes, expiresAt, roles = [], projects = [], fieldApps = false },
) => {
  const { clinic, id: by, access } = signedIn(context);
  const now = context.clock();
  const expires = expiryOf(now, expiresAt);
  assertFit(scopes, roles, projects);
  const makesIn = [...new Set(await Promise.all(projects.map((project) => projectId(context, project))))];
  const [id, key] = [newId(now.getTime()), newKey()];
  await context.db.transaction().execute(async (transaction) => {
    await assertRoom(transaction, clinic);
    const account = await addAccount(transaction, now, clinic, {
      firstName: title,
      lastName: '',
      email: partnerEmail(id),
      access: 'user',
      lang: context.caller.language,
      passwordHash: null,
    });
    await transaction
      .insertInto('api_keys')
      .values({
        clinic,
        id,
        user_id: account.id,
        hash: hashToken(key),
        digest: fieldApps ? sealDigest(context, id, key) : null,
        title: title.trim(),
        scopes: JSON.stringify([...new Set(scopes)]),
        projects: makesIn.length > 0 ? JSON.stringify(makesIn) : null,
        created_by: by,
        created_at: now.toISOString(),
        expires_at: expires,
        used_at: null,
        removed_at: null,
      })
      .execute();
    for (const { category: idOrSlug, role } of roles) {
      const category = await categoryOf(transaction, clinic, idOrSlug);
      await transaction
        .insertInto('members')
        .values({ clinic, category, user_id: account.id, role, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const detail = { person: account.id, role };
      await writeAudit(transaction, context, { clinic, role: access, action: 'category.role', category, detail });
    }
    await writeAudit(transaction, context, {
      clinic,
      role: access,
      action: 'clinic.apikey',
      detail: { key: id, person: account.id, scopes, ...(makesIn.length > 0 && { projects: makesIn }) },
    });
  });
  return { id, key, expiresAt: expires, ...(fieldApps && { device: deviceFor(context, title.trim(), id, key) }) };
};

export const getApiKeys: Handlers['/admin/getapikeys'] = async (context) => {
  const { clinic } = signedIn(context);
  const rows = await context.db
    .selectFrom('api_keys')
    .select(['id', 'title', 'scopes', 'projects', 'created_at', 'expires_at', 'used_at', 'user_id', 'digest'])
    .where('clinic', '=', clinic)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const forms = await formsOf(
    context,
    rows.map((row) => row.user_id),
  );
  const titles = await projectTitles(context);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    scopes: [...fromJson<readonly KeyScope[]>(row.scopes)],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    forms: forms
      .filter(({ user_id: account }) => account === row.user_id)
      .map(({ id, title, role }) => ({ id, title: fromJson<Localized>(title), role })),
    projects: fromJson<readonly string[]>(row.projects ?? '[]').flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    }),
    fieldApps: row.digest !== null,
  }));
};

/** The forms that accounts of keys are members of, whoever made them so. */
async function formsOf({ db, caller }: Context, accounts: readonly string[]) {
  if (accounts.length === 0) return [];
  return db
    .selectFrom('members')
    .innerJoin('categories', (join) =>
      join.onRef('categories.clinic', '=', 'members.clinic').onRef('categories.id', '=', 'members.category'),
    )
    .select(['members.user_id', 'members.role', 'categories.id', 'categories.title'])
    .where('members.clinic', '=', caller.user?.clinic ?? '')
    .where('members.user_id', 'in', accounts)
    .orderBy('categories.created_at')
    .orderBy('categories.id')
    .execute();
}

async function projectTitles({ db, caller }: Context): Promise<ReadonlyMap<string, Localized>> {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('clinic', '=', caller.user?.clinic ?? '')
    .execute();
  return new Map(rows.map(({ id, title }) => [id, fromJson<Localized>(title)]));
}

/** Revokes the key. The audit log keeps the name of its account. */
export const removeApiKey: Handlers['/admin/removeapikey'] = async (context, { id }) => {
  const { clinic, access } = signedIn(context);
  const now = context.clock().toISOString();
  await context.db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .updateTable('api_keys')
      .set({ removed_at: now, digest: null })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (removed === undefined) throw new ServerError('unknown');
    const person = removed.user_id;
    await transaction
      .updateTable('users')
      .set({ disabled_at: now })
      .where('clinic', '=', clinic)
      .where('id', '=', person)
      .execute();
    await transaction.deleteFrom('members').where('clinic', '=', clinic).where('user_id', '=', person).execute();
    await writeAudit(transaction, context, {
      clinic,
      role: access,
      action: 'clinic.apikeyremove',
      detail: { key: id, person },
    });
  });
  return {};
};

function expiryOf(now: Date, wanted: string | undefined): string {
  const at = wanted === undefined ? now.getTime() + usualMs : Date.parse(wanted);
  const rule = at <= now.getTime() ? 'toosmall' : at > now.getTime() + longestMs ? 'toolarge' : undefined;
  if (rule !== undefined) throw new ServerError('badbody', { fields: [{ path: 'expiresAt', rule, message: '' }] });
  return new Date(at).toISOString();
}

type Given = Required<Pick<CallBody<'/admin/storeapikey'>, 'roles' | 'projects'>>;

/** A key for the clinic as a whole reaches no form, and only one that makes forms owns any. */
function assertFit(scopes: readonly KeyScope[], roles: Given['roles'], projects: Given['projects']): void {
  const isAdmins = scopes.some((scope) => adminScopes.includes(scope));
  const isMaker = scopes.includes('forms:write');
  const isMixed = isAdmins && (roles.length > 0 || scopes.some((scope) => !adminScopes.includes(scope)));
  const wrong = [
    ...(isMixed ? ['scopes'] : []),
    ...(!isMaker && roles.some(({ role }) => role === 'owner') ? ['roles'] : []),
    ...(!isMaker && projects.length > 0 ? ['projects'] : []),
  ];
  if (wrong.length > 0)
    throw new ServerError('badbody', { fields: wrong.map((path) => ({ path, rule: 'choice', message: '' })) });
}

async function assertRoom(transaction: Transaction<Schema>, clinic: string): Promise<void> {
  const { count } = await transaction
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic', '=', clinic)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostKeys) throw new ServerError('keysfull');
}

async function categoryOf(transaction: Transaction<Schema>, clinic: string, idOrSlug: string): Promise<string> {
  const row = await transaction
    .selectFrom('categories')
    .select('id')
    .where('clinic', '=', clinic)
    .where((is) => is.or([is('id', '=', idOrSlug), is('slug', '=', idOrSlug)]))
    .executeTakeFirst();
  if (row === undefined) throw new ServerError('unknowncategory');
  return row.id;
}
