import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Localized, Role } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { countUpTo } from '../db/count-up-to.ts';
import { fromJson } from '../db/json.ts';
import { newestFirst } from '../db/newest-first.ts';
import { fromCursor, limitOf, toPage } from '../db/page.ts';
import { sharesWith } from '../guard/find-share.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';
import { readingRoles, type RowOfFile } from './reading-roles.ts';
import { seenOf } from './seen-of.ts';

/** Further nobody counts. */
const mostCounted = 1001;

/** Alerts that were for the caller, of files they may read now. */
export function ownAlerts(context: Context, reachable: readonly ReachableCategory[]) {
  const { clinic, id } = signedIn(context);
  const idsOf = (extent: 'all' | 'own') => [
    '',
    ...reachable.filter(({ role }) => extentOf(role, 'view') === extent).map((category) => category.id),
  ];
  return context.db
    .selectFrom('alert_people')
    .innerJoin('alerts', (join) =>
      join.onRef('alerts.clinic', '=', 'alert_people.clinic').onRef('alerts.id', '=', 'alert_people.alert'),
    )
    .innerJoin('files', (join) =>
      join
        .onRef('files.clinic', '=', 'alerts.clinic')
        .onRef('files.id', '=', 'alerts.file')
        .on('files.deleted_at', 'is', null),
    )
    .where('alert_people.clinic', '=', clinic)
    .where('alert_people.user_id', '=', id)
    .where(({ and, eb, or }) =>
      or([
        eb('files.category', 'in', idsOf('all')),
        and([eb('files.category', 'in', idsOf('own')), eb('files.created_by', '=', id)]),
        eb(
          'alerts.file',
          'in',
          sharesWith(context).clearSelect().select('shares.file').where('shares.clinic', '=', clinic),
        ),
      ]),
    );
}

type Alerts = CallData<'/app/getalerts'>;

export const getAlerts: Handlers['/app/getalerts'] = async (context, { seen = false, ...query }) => {
  const position = fromCursor(query.after);
  const limit = limitOf(query);
  const reachable = await reachableCategories(context);
  const own = ownAlerts(context, reachable);
  const rows = await own
    .innerJoin('categories', (join) =>
      join.onRef('categories.clinic', '=', 'alerts.clinic').onRef('categories.id', '=', 'alerts.category'),
    )
    .leftJoin('users', (join) =>
      join.onRef('users.clinic', '=', 'alerts.clinic').onRef('users.id', '=', 'alerts.seen_by'),
    )
    .selectAll('alerts')
    .select(['files.patient', 'files.created_by', 'categories.slug', 'categories.title', 'first_name', 'last_name'])
    .$if(!seen, (select) => select.where('alerts.seen_at', 'is', null))
    .$call(newestFirst('alerts.created_at', 'alerts.id', position))
    .limit(limit + 1)
    .execute();
  const page = toPage(
    rows,
    limit,
    (row) => [row.created_at, row.id],
    (row) => row,
  );
  const roles = await readingRoles(context, reachable, page.items);
  await auditForms(context, page.items, roles);
  return {
    items: page.items.map((row) => toItem(row, roles.get(row.file))),
    next: page.next,
    total: await countUpTo(context.db, own.select('alerts.id'), mostCounted),
    unseen: await countUpTo(context.db, own.select('alerts.id').where('alerts.seen_at', 'is', null), mostCounted),
  };
};

/** The read stands in the log of each form whose patients were named. */
async function auditForms(
  context: Context,
  rows: readonly RowOfFile[],
  roles: ReadonlyMap<string, Role>,
): Promise<void> {
  const { clinic } = signedIn(context);
  for (const category of new Set(rows.map((row) => row.category))) {
    const files = [...new Set(rows.filter((row) => row.category === category).map(({ file }) => file))];
    const role = roles.get(files[0] ?? '') ?? 'none';
    await auditRead(context, { clinic, role, action: 'alert.list', category, detail: { files } });
  }
}

type AlertRow = RowOfFile & {
  readonly id: string;
  readonly entry: string;
  readonly severity: Alerts['items'][number]['severity'];
  readonly text: string;
  readonly sees: string;
  readonly created_at: string;
  readonly seen_at: string | null;
  readonly patient: string;
  readonly slug: string;
  readonly title: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
};

function toItem(row: AlertRow, role: Role | undefined): Alerts['items'][number] {
  const isWhole = role === 'owner' || role === 'expert' || fromJson<readonly string[]>(row.sees).includes(role ?? '');
  return {
    id: row.id,
    category: row.category,
    slug: row.slug,
    categoryTitle: fromJson<Localized>(row.title),
    file: row.file,
    entry: row.entry,
    name: fromJson<Patient>(row.patient).name ?? '',
    severity: isWhole ? row.severity : 'neutral',
    text: isWhole ? fromJson<Localized>(row.text) : null,
    createdAt: row.created_at,
    seen: seenOf(row),
  };
}
