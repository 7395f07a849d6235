import type { Account } from '../../../src/api/contract/colleagues.ts';
import { partnerDomain } from '../accounts/partner-email.ts';
import { storeAccount } from '../colleague/manage-accounts.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { ServerError } from '../errors/server-error.ts';

/** Names of RFC 7643 and 7644. */
export const schemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  provider: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
} as const;

/** A person as an identity provider reads them. */
export interface ScimUser {
  readonly schemas: readonly [typeof schemas.user];
  readonly id: string;
  readonly userName: string;
  readonly name: { readonly givenName: string; readonly familyName: string };
  readonly emails: readonly [{ readonly value: string; readonly primary: true }];
  readonly active: boolean;
  readonly meta: { readonly resourceType: 'User'; readonly location: string };
}

export interface ScimQuery {
  readonly filter?: string | undefined;
  readonly startIndex?: string | undefined;
  readonly count?: string | undefined;
}

/** A refusal in the words of SCIM. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: string | undefined;

  constructor(status: number, message: string, scimType?: string) {
    super(message);
    this.status = status;
    this.scimType = scimType;
  }
}

const mostAtOnce = 200;

/** People of the clinic by their addresses: all, or the one of a filter on `userName`. */
export async function listUsers(context: Context, { filter, startIndex, count }: ScimQuery) {
  const email = emailOf(filter);
  const first = Math.max(1, numberOf(startIndex, 1));
  const most = Math.min(mostAtOnce, Math.max(0, numberOf(count, mostAtOnce)));
  const found = people(context).$if(email !== undefined, (query) => query.where('email', '=', email ?? ''));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'email', 'first_name', 'last_name', 'disabled_at'])
    .orderBy('email')
    .offset(first - 1)
    .limit(most)
    .execute();
  return {
    schemas: [schemas.list],
    totalResults: Number(total),
    startIndex: first,
    itemsPerPage: rows.length,
    Resources: rows.map((row) => toUser(context, row)),
  };
}

export async function getUser(context: Context, id: string): Promise<ScimUser> {
  const row = await people(context)
    .select(['id', 'email', 'first_name', 'last_name', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ScimError(404, 'There is no such user.');
  return toUser(context, row);
}

/** Disables an account, which ends its sessions, or enables it again. The last admin of a clinic stays. */
export async function setActive(context: Context, id: string, active: boolean): Promise<ScimUser> {
  await getUser(context, id);
  try {
    const { disabled }: Account = await storeAccount(context, { user: id, disabled: !active });
    return { ...(await getUser(context, id)), active: !disabled };
  } catch (error) {
    if (error instanceof ServerError && error.code === 'lastadmin')
      throw new ScimError(409, 'A clinic needs at least one admin.', 'mutability');
    throw error;
  }
}

/** What a patch says of `active`; everything else about a person is the clinic's, and refused. */
export function activeOf(body: unknown): boolean {
  const operations = recordOf(body)['Operations'];
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimError(400, 'Operations are missing.', 'invalidSyntax');
  const said = operations.map((operation) => activeIn(recordOf(operation)));
  return said.at(-1) ?? false;
}

function activeIn({ op, path, value }: Readonly<Record<string, unknown>>): boolean {
  const isSetting = typeof op === 'string' && ['replace', 'add'].includes(op.toLowerCase());
  const found = path === undefined ? onlyActive(recordOf(value)) : path === 'active' ? value : undefined;
  if (!isSetting || found === undefined) throw new ScimError(400, 'Only "active" can be replaced.', 'mutability');
  if (typeof found === 'boolean') return found;
  // Some providers send texts.
  if (typeof found === 'string' && /^(?:true|false)$/i.test(found)) return found.toLowerCase() === 'true';
  throw new ScimError(400, '"active" must be true or false.', 'invalidValue');
}

function onlyActive(value: Readonly<Record<string, unknown>>): unknown {
  return Object.keys(value).every((key) => key === 'active') ? value['active'] : undefined;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const people = (context: Context) =>
  context.db
    .selectFrom('users')
    .where('clinic', '=', signedIn(context).clinic)
    .where('email', 'not like', `%@${partnerDomain}`);

function emailOf(filter: string | undefined): string | undefined {
  if (filter === undefined) return undefined;
  const [, name] = /^\s*userName\s+eq\s+"((?:[^"\\]|\\.)*)"\s*$/i.exec(filter) ?? [];
  if (name === undefined) throw new ScimError(400, 'Only the filter userName eq "…" is supported.', 'invalidFilter');
  return name.replace(/\\(.)/g, '$1').trim().toLowerCase();
}

function numberOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, 'startIndex and count must be numbers.', 'invalidValue');
  return Number(text);
}

interface Row {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly disabled_at: string | null;
}

function toUser({ config }: Context, { id, email, first_name, last_name, disabled_at }: Row): ScimUser {
  return {
    schemas: [schemas.user],
    id,
    userName: email,
    name: { givenName: first_name, familyName: last_name },
    emails: [{ value: email, primary: true }],
    active: disabled_at === null,
    meta: { resourceType: 'User', location: `${config.publicUrl}/scim/v2/Users/${id}` },
  };
}
