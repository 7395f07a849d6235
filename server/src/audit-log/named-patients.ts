import type { Patient } from '../../../src/engine/live-form/types.ts';
import { extentOf } from '../access/rules.ts';
import { auditRead } from '../audit/write-audit.ts';
import type { Context } from '../context/context.ts';
import { signedIn } from '../context/signed-in.ts';
import { fromJson } from '../db/json.ts';
import type { AuditTable } from '../db/schema/audit.ts';
import { reachableCategories } from '../guard/reachable-categories.ts';

interface Named {
  readonly name: string;
  readonly category: string;
}

/** Names by the id of the file. */
export type Patients = ReadonlyMap<string, Named>;

/** Whose files the rows are about, as far as the caller reads these files outside of the log; files in the trash name nobody. */
export async function patientsOf(context: Context, clinic: string, rows: readonly AuditTable[]): Promise<Patients> {
  const ids = [...new Set(rows.flatMap((row) => (row.file === null ? [] : [row.file])))];
  const { id: user, clinic: own } = signedIn(context);
  if (ids.length === 0 || clinic !== own) return new Map();
  const forms = await reachableCategories(context);
  const readIn = (extent: 'all' | 'own') =>
    forms.filter(({ role }) => extentOf(role, 'view') === extent).map(({ id }) => id);
  const files = await context.db
    .selectFrom('files')
    .select(['id', 'category', 'patient'])
    .where('clinic', '=', clinic)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('category', 'in', ['', ...readIn('all')]),
        and([eb('category', 'in', ['', ...readIn('own')]), eb('created_by', '=', user)]),
      ]),
    )
    .execute();
  return new Map(
    files.map(({ id, category, patient }) => [id, { category, name: fromJson<Patient>(patient).name ?? '' }]),
  );
}

/** Whose names were read in the log of the whole clinic stands in the log of each form. */
export async function auditNames(context: Context, clinic: string, patients: Patients): Promise<void> {
  const { access: role } = signedIn(context);
  for (const category of new Set([...patients.values()].map((named) => named.category))) {
    const files = [...patients].filter(([, named]) => named.category === category).map(([file]) => file);
    await auditRead(context, { clinic, role, action: 'audit.view', category, detail: { files } });
  }
}
