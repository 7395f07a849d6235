import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { Localized } from '../../../src/engine/definition/types.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';
import type { EhrRow } from './known-ehr.ts';

export interface LaunchedForm {
  readonly id: string;
  readonly title: Localized;
  readonly version: number | null;
  readonly isOpen: boolean;
}

/** The forms that an EHR's account is a member of, those that take no responses now left out. */
export async function formsOf(db: Database, ehr: Pick<EhrRow, 'clinic' | 'account'>): Promise<readonly LaunchedForm[]> {
  return (await allFormsOf(db, ehr)).filter(({ isOpen }) => isOpen);
}

/** The same, with those. */
export async function allFormsOf(
  db: Database,
  { clinic, account }: Pick<EhrRow, 'clinic' | 'account'>,
): Promise<readonly LaunchedForm[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('categories', (join) =>
      join.onRef('categories.clinic', '=', 'members.clinic').onRef('categories.id', '=', 'members.category'),
    )
    .select(['categories.id', 'categories.title', 'categories.settings', 'categories.version'])
    .where('members.clinic', '=', clinic)
    .where('members.user_id', '=', account)
    .orderBy('categories.created_at')
    .orderBy('categories.id')
    .execute();
  return rows.map(({ id, title, settings, version }) => ({
    id,
    title: fromJson<Localized>(title),
    version,
    isOpen: version !== null && fromJson<CategorySettings>(settings).withdrawn !== true,
  }));
}
