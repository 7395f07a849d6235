import type { MemberRole } from '../../../src/api/contract/permissions.ts';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import type { FoundCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { KnownForm, KnownForms } from '../context/known-forms.ts';
import type { Caller } from '../context/caller.ts';
import type { Database } from '../db/database.ts';
import { isDistributed } from '../db/is-distributed.ts';
import { fromJson } from '../db/json.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import { prepared } from '../db/statements/prepared.ts';
import { isAdmin } from './admin.ts';

export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A slug is looked for in the caller's own clinic first; elsewhere the oldest of that name is meant.
 *
 * `known`: as it was read last will do. Whoever changes a form, or reads its files, meets it as it is.
 */
export async function findCategory(
  context: Context,
  idOrSlug: string,
  known = false,
): Promise<FoundCategory | undefined> {
  const row =
    known && context.forms ? await findKnown(context, context.forms, idOrSlug) : await find(context, idOrSlug);
  return row && { ...row, role: roleOf(context.caller, row, row.settings) };
}

type Row = KnownForm & { readonly role: MemberRole | null };

async function find(context: Context, idOrSlug: string): Promise<Row | undefined> {
  const { db, caller } = context;
  if (await isDistributed(db)) return findOnItsMachine({ db, caller }, idOrSlug);
  const { rows } = await (idPattern.test(idOrSlug) ? byId : bySlug)(db, {
    named: idOrSlug,
    user: caller.user?.id ?? '',
  });
  return ownOrOldest(rows.map(toForm), caller);
}

/** A row's form, its JSON read. */
const toForm = <Row extends { readonly title: string; readonly settings: string }>(row: Row) => ({
  ...row,
  title: fromJson<Localized>(row.title),
  settings: fromJson<CategorySettings>(row.settings),
});

const ownOrOldest = <One extends Pick<KnownForm, 'clinic'>>(rows: readonly One[], { user }: Caller): One | undefined =>
  rows.find((candidate) => candidate.clinic === user?.clinic) ?? rows[0];

/** Roles are never old: only what is the same for everybody is kept. */
async function findKnown({ db, caller }: Context, forms: KnownForms, idOrSlug: string): Promise<Row | undefined> {
  if (await isDistributed(db)) return findOnItsMachine({ db, caller, forms }, idOrSlug);
  const read = async () =>
    (await (idPattern.test(idOrSlug) ? byId : bySlug)(db, { named: idOrSlug, user: '' })).rows.map(toForm);
  return withRole(db, caller, ownOrOldest(await forms.find(idOrSlug, read), caller));
}

/**
 * Where clinics lie on several machines: the place of the form is looked up by itself, so that only the machine that it
 * lies on is asked, and another one that is away stops nobody here.
 */
export async function findOnItsMachine(
  { db, caller, forms }: Pick<Context, 'db' | 'caller' | 'forms'>,
  idOrSlug: string,
): Promise<Row | undefined> {
  const { rows: places } = await (idPattern.test(idOrSlug) ? placeById : placeBySlug)(db, { named: idOrSlug });
  const place = ownOrOldest(places, caller);
  if (place === undefined) return undefined;
  const read = async () => (await inPlace(db, place)).rows.map(toForm);
  const [form] = forms === undefined ? await read() : await forms.find(`${place.clinic} ${place.id}`, read);
  return withRole(db, caller, form);
}

async function withRole(db: Database, { user }: Caller, form: KnownForm | undefined): Promise<Row | undefined> {
  if (form === undefined) return undefined;
  if (user === undefined || user.clinic !== form.clinic) return { ...form, role: null };
  const [member] = await roleIn(db, { clinic: form.clinic, category: form.id, user: user.id });
  return { ...form, role: member?.role ?? null };
}

const roleIn = lookedUp((db, { clinic, category, user }: { clinic: string; category: string; user: string }) =>
  db
    .selectFrom('members')
    .select('role')
    .where('clinic', '=', clinic)
    .where('category', '=', category)
    .where('user_id', '=', user),
);

const placed = (column: 'id' | 'slug') =>
  prepared((db, { named }: { readonly named: string }) =>
    db.selectFrom('form_names').select(['clinic', 'id']).where(column, '=', named).orderBy('created_at'),
  );

const placeById = placed('id');
const placeBySlug = placed('slug');

const inPlace = prepared((db, { clinic, id }: Pick<KnownForm, 'clinic' | 'id'>) =>
  db
    .selectFrom('categories')
    .select(['clinic', 'id', 'slug', 'title', 'project', 'settings', 'version'])
    .where('clinic', '=', clinic)
    .where('id', '=', id),
);

interface Naming {
  readonly named: string;
  readonly user: string;
}

const named = (column: 'categories.id' | 'slug') =>
  prepared((db, { named, user }: Naming) =>
    db
      .selectFrom('categories')
      .leftJoin('members', (join) =>
        join
          .onRef('members.clinic', '=', 'categories.clinic')
          .onRef('members.category', '=', 'categories.id')
          .on('members.user_id', '=', user),
      )
      .select(['categories.clinic', 'categories.id', 'slug', 'title', 'project', 'settings', 'version', 'members.role'])
      .where(column, '=', named)
      .orderBy('categories.created_at'),
  );

const byId = named('categories.id');
const bySlug = named('slug');

/** The caller's role in a category, or undefined where it does not exist for them. */
export function roleOf(
  caller: Caller,
  row: { readonly clinic: string; readonly id: string; readonly role: Role | null },
  settings: CategorySettings,
): Role | undefined {
  const { user } = caller;
  const open = settings.allowPublicScores === true;
  if (user === undefined || user.clinic !== row.clinic) return open ? 'public' : undefined;
  if (user.category !== undefined && user.category !== row.id) return open ? 'public' : undefined;
  if (isAdmin(caller)) return 'owner';
  return row.role ?? (open ? 'newuser' : undefined);
}
