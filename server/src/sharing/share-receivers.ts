import type { Kysely } from 'kysely';
import type { ShareAddress } from '../../../src/api/contract/sharing.ts';
import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { CoreLanguage, Localized } from '../../../src/engine/definition/types.ts';
import { idPattern } from '../guard/find-category.ts';
import { fromJson } from '../db/json.ts';
import type { ShareTable } from '../db/schema/colleagues.ts';
import type { Schema } from '../db/schema/schema.ts';
import { lookedUp } from '../db/statements/looked-up.ts';
import type { Receiver } from '../live/publish-event.ts';

/** Who a file can be shared with. */
export interface ShareReceiver {
  readonly kind: ShareTable['to_kind'];
  readonly clinic: string;
  readonly id: string;
}

/** From which clinic it is shared, and whose groups may be named: one's own, or in a form's condition all of the clinic. */
export interface From {
  readonly clinic: string;
  readonly groupsOf?: string;
}

type Db = Kysely<Schema>;

/** The receiver of an address; undefined for one that is none, or none of those that may be named. */
export async function findReceiver(db: Db, from: From, address: ShareAddress): Promise<ShareReceiver | undefined> {
  if ('user' in address) return findUser(db, from, address.user);
  if ('group' in address) return findGroup(db, from, address.group);
  if ('service' in address) return findService(db, from, address.service);
  return findReceivingCategory(db, from, address.category);
}

async function findUser(db: Db, { clinic }: From, id: string): Promise<ShareReceiver | undefined> {
  const rows = await findEnabled(db, { clinic, id });
  return rows.length === 0 ? undefined : { kind: 'user', clinic, id };
}

const findEnabled = lookedUp((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db
    .selectFrom('users')
    .select('id')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('disabled_at', 'is', null),
);

async function findGroup(db: Db, { clinic, groupsOf }: From, id: string): Promise<ShareReceiver | undefined> {
  const row = await db
    .selectFrom('virtual_groups')
    .select('id')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .$if(groupsOf !== undefined, (select) => select.where('owner', '=', groupsOf ?? ''))
    .executeTakeFirst();
  return row && { kind: 'group', clinic, id };
}

/** Another clinic's service is named by its id, which only its people can give. */
async function findService(db: Db, { clinic }: From, idOrSlug: string): Promise<ShareReceiver | undefined> {
  const row = await db
    .selectFrom('services')
    .select(['clinic', 'id'])
    .$if(idPattern.test(idOrSlug), (select) => select.where('id', '=', idOrSlug))
    .$if(!idPattern.test(idOrSlug), (select) => select.where('clinic', '=', clinic).where('slug', '=', idOrSlug))
    .executeTakeFirst();
  return row && { kind: 'service', ...row };
}

/** Another clinic's category is named by its id, which only its people can give, or by slugs where all may know of it. */
async function findReceivingCategory(db: Db, { clinic }: From, address: string): Promise<ShareReceiver | undefined> {
  const [first = '', second] = address.split('/');
  const rows = await db
    .selectFrom('categories')
    .innerJoin('clinics', 'clinics.id', 'categories.clinic')
    .select(['categories.id', 'categories.clinic', 'categories.settings'])
    .$if(second === undefined && idPattern.test(first), (select) => select.where('categories.id', '=', first))
    .$if(second === undefined && !idPattern.test(first), (select) =>
      select.where('categories.clinic', '=', clinic).where('categories.slug', '=', first),
    )
    .$if(second !== undefined, (select) =>
      select.where('clinics.slug', '=', first).where('categories.slug', '=', second ?? ''),
    )
    .execute();
  const row = rows[0];
  const isKnown =
    row !== undefined &&
    (row.clinic === clinic ||
      second === undefined ||
      fromJson<CategorySettings>(row.settings).allowPublicScores === true);
  return isKnown ? { kind: 'category', clinic: row.clinic, id: row.id } : undefined;
}

/** The people behind a receiver as they are now; in a category or a service, those with a part in files. */
export async function peopleOf(db: Db, { kind, clinic, id }: ShareReceiver): Promise<readonly Receiver[]> {
  if (kind === 'user') return [{ clinic, user: id }];
  if (kind === 'service') return peopleOfService(db, clinic, id);
  const rows = await (kind === 'group' ? usersOfGroup : membersOf)(db, { clinic, id });
  return rows.map((row) => ({ clinic, user: row.user_id }));
}

const usersOfGroup = lookedUp((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db.selectFrom('group_users').select('user_id').where('clinic', '=', clinic).where('group_id', '=', id),
);

const membersOf = lookedUp((db, { clinic, id }: { readonly clinic: string; readonly id: string }) =>
  db
    .selectFrom('members')
    .select('user_id')
    .where('clinic', '=', clinic)
    .where('category', '=', id)
    .where('role', '<>', 'newuser'),
);

async function peopleOfService(db: Db, clinic: string, id: string): Promise<readonly Receiver[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('categories', (join) =>
      join.onRef('categories.clinic', '=', 'members.clinic').onRef('categories.id', '=', 'members.category'),
    )
    .innerJoin('projects', (join) =>
      join.onRef('projects.clinic', '=', 'categories.clinic').onRef('projects.id', '=', 'categories.project'),
    )
    .select('members.user_id')
    .distinct()
    .where('members.clinic', '=', clinic)
    .where('projects.service', '=', id)
    .where('members.role', '<>', 'newuser')
    .execute();
  return rows.map((row) => ({ clinic, user: row.user_id }));
}

/** What a receiver is called. Another clinic's category or service carries its clinic's name. */
export async function titleOf(db: Db, receiver: ShareReceiver, clinic: string): Promise<Localized> {
  const { kind, id } = receiver;
  if (kind === 'user') {
    const row = await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('clinic', '=', receiver.clinic)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? '' : `${row.first_name} ${row.last_name}`.trim();
  }
  if (kind === 'group') {
    return (
      (
        await db
          .selectFrom('virtual_groups')
          .select('title')
          .where('clinic', '=', receiver.clinic)
          .where('id', '=', id)
          .executeTakeFirst()
      )?.title ?? ''
    );
  }
  const table = kind === 'service' ? 'services' : 'categories';
  const row = await db
    .selectFrom(table)
    .innerJoin('clinics', 'clinics.id', `${table}.clinic`)
    .select([`${table}.title`, 'clinics.title as clinicTitle'])
    .where(`${table}.clinic`, '=', receiver.clinic)
    .where(`${table}.id`, '=', id)
    .executeTakeFirst();
  if (row === undefined) return '';
  const title = fromJson<Localized>(row.title);
  return receiver.clinic === clinic ? title : joined(title, fromJson<Localized>(row.clinicTitle));
}

function joined(title: Localized, clinic: Localized): Localized {
  const text = (of: Localized, language: CoreLanguage) =>
    typeof of === 'string' ? of : (of[language] ?? of.fa ?? of.en ?? '');
  return { en: `${text(title, 'en')} · ${text(clinic, 'en')}`, fa: `${text(title, 'fa')} · ${text(clinic, 'fa')}` };
}
