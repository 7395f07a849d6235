import type { ExpressionBuilder } from 'kysely';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { AuditItem } from '../../../src/api/contract/audit.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { patientsOf, auditNames, type Patients } from './named-patients.ts';
import { reachFile } from '../guard/reach-file.ts';
import { fromJson } from '../db/json.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import type { AuditTable } from '../db/schema/audit.ts';
import type { Schema } from '../db/schema/schema.ts';
import { utc } from '../db/utc.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { auditRead } from '../audit/write-audit.ts';

/** Where the log is looked into: whole, one category of it, or one file with those that became part of it. */
interface Scope {
  readonly clinic: string;
  readonly role: string;
  readonly category?: string;
  readonly files?: readonly string[];
}
type Asked = CallBody<'/admin/getaudit'>;

/** A page of the audit log; reading it is recorded as well. */
export const getAudit: Handlers['/admin/getaudit'] = async (context, query) => {
  const scope = await scopeOf(context, query);
  const limit = limitOf(query);
  const rows = await rowsOf(context, scope, query, limit);
  const total = await countUpTo(context.db, rowsAbout(context, scope, query).select('hash as id'));
  const patients = await patientsOf(context, scope.clinic, rows.slice(0, limit));
  const toItem = await namesOf(context, scope, rows, patients);
  const page = toPage(
    rows,
    limit,
    (row) => [row.at, placeOf(row)],
    (row) => toItem(row),
  );
  const { clinic, role, category, files } = scope;
  await auditRead(context, {
    clinic,
    role,
    action: 'audit.view',
    category,
    file: files?.[0],
    detail: {
      rows: page.items.length,
      ...(patients.size > 0 && { files: [...patients.keys()] }),
      ...(query.person !== undefined && { person: query.person }),
    },
  });
  if (category === undefined) await auditNames(context, clinic, patients);
  return { ...page, total };
};

async function scopeOf(context: Context, { file, category }: Asked): Promise<Scope> {
  const place = category === undefined ? undefined : await reachCategory(context, category, 'audit');
  if (file !== undefined) {
    const {
      row,
      category: { role },
    } = await reachFile(context, file, 'audit');
    if (place !== undefined && place.id !== row.category) throw new ServerError('unknown');
    const merged = await context.db
      .selectFrom('file_merges')
      .select('id')
      .where('clinic', '=', row.clinic)
      .where('kept', '=', row.id)
      .execute();
    return { clinic: row.clinic, role, category: row.category, files: [row.id, ...merged.map(({ id }) => id)] };
  }
  if (place !== undefined) return { clinic: place.clinic, role: place.role, category: place.id };
  const { clinic, access } = signedIn(context);
  return { clinic, role: access };
}

/** Rows about a file: its own, and those of lists that it was shown in. */
function rowsAbout({ db }: Context, { clinic, category, files }: Scope, { person, from, to }: Asked) {
  return db
    .selectFrom('audit')
    .where('clinic', '=', clinic)
    .$if(files === undefined && category !== undefined, (select) => select.where('category', '=', category!))
    .$if(files !== undefined, (select) =>
      select.where(({ eb, or, and }) =>
        or([
          eb('file', 'in', files!),
          and([
            eb('category', '=', category!),
            eb('file', 'is', null),
            or(files!.map((file) => eb('detail', 'like', `%"${file}"%`))),
          ]),
        ]),
      ),
    )
    .$if(person !== undefined, (select) =>
      select.where(({ eb, or, and }) => or([eb('user_id', '=', person!), and(atTheDoor(person!, eb))])),
    )
    .$if(from !== undefined, (select) => select.where('at', '>=', utc(from)))
    .$if(to !== undefined, (select) => select.where('at', '<=', utc(to)));
}

/**
 * What was done with somebody's account while nobody was signed in: their ways in, and attempts at them. They are of no
 * form, by which they are found among the many responses of the public.
 */
const atTheDoor = (person: string, eb: ExpressionBuilder<Schema, 'audit'>) => [
  eb('category', 'is', null),
  eb('user_id', 'is', null),
  eb('detail', 'like', `%"person":"${person}"%`),
];

function rowsOf(context: Context, scope: Scope, query: Asked, limit: number): Promise<AuditTable[]> {
  const position = fromPlace(query.after);
  return rowsAbout(context, scope, query)
    .selectAll()
    .$if(position !== undefined, (select) =>
      select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'lane', 'seq'), '<', tuple(position!.at, position!.lane, position!.seq)),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('lane', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
}

const placeOf = ({ lane, seq }: Pick<AuditTable, 'lane' | 'seq'>): string => `${lane}-${seq}`;

function fromPlace(
  after: string | undefined,
): { readonly at: string; readonly lane: number; readonly seq: number } | undefined {
  const cursor = fromCursor(after);
  if (cursor === undefined) return undefined;
  const [, lane, seq] = /^([0-9]{1,4})-([0-9]{1,9})$/.exec(cursor[1]) ?? [];
  if (lane === undefined || seq === undefined)
    throw new ServerError('badbody', { fields: [{ path: 'after', rule: 'cursor', message: '' }] });
  return { at: cursor[0], lane: Number(lane), seq: Number(seq) };
}

/** Those who did it by name, with their clinic where it is another one; of categories the title. */
async function namesOf(
  context: Context,
  { clinic, files }: Scope,
  rows: readonly AuditTable[],
  patients: Patients,
): Promise<(row: AuditTable) => AuditItem> {
  const [people, categories] = [await peopleOf(context, clinic, rows), await categoriesOf(context, clinic, rows)];
  const named = (id: string): Named => people.get(id) ?? { id, name: '', clinic: null };
  return (row) => ({
    id: placeOf(row),
    at: row.at,
    role: row.role,
    action: row.action,
    result: row.result,
    file: row.file,
    patient: row.file === null ? null : (patients.get(row.file)?.name ?? null),
    entry: row.entry,
    address: row.address,
    person: row.user_id === null ? null : named(row.user_id),
    ...(accountOf(row) !== undefined && { account: named(accountOf(row)!) }),
    category: row.category === null ? null : { id: row.category, title: categories.get(row.category) ?? null },
    listed: files !== undefined && row.file === null,
  });
}

type Named = NonNullable<AuditItem['person']>;

/** Whose account an event was about. */
function accountOf({ action, detail }: AuditTable): string | undefined {
  const { person } = fromJson<{ readonly person?: unknown }>(detail ?? '{}');
  return typeof person === 'string' && action !== 'audit.view' ? person : undefined;
}

async function peopleOf(
  { db }: Context,
  clinic: string,
  rows: readonly AuditTable[],
): Promise<ReadonlyMap<string, Named>> {
  const ids = [...new Set(rows.flatMap((row) => [row.user_id ?? [], accountOf(row) ?? []].flat()))];
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .innerJoin('clinics', 'clinics.id', 'users.clinic')
    .select(['users.id', 'users.clinic', 'first_name', 'last_name', 'title'])
    .where('users.id', 'in', ids)
    .execute();
  return new Map(
    people.map((row) => [
      row.id,
      {
        id: row.id,
        name: `${row.first_name} ${row.last_name}`.trim(),
        clinic: row.clinic === clinic ? null : fromJson<Localized>(row.title),
      },
    ]),
  );
}

async function categoriesOf(
  { db }: Context,
  clinic: string,
  rows: readonly AuditTable[],
): Promise<ReadonlyMap<string, Localized>> {
  const ids = [...new Set(rows.flatMap((row) => (row.category === null ? [] : [row.category])))];
  if (ids.length === 0) return new Map();
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'title'])
    .where('clinic', '=', clinic)
    .where('id', 'in', ids)
    .execute();
  return new Map(categories.map((row) => [row.id, fromJson<Localized>(row.title)]));
}
