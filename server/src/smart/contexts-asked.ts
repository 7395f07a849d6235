import type { Context } from '../context/context.ts';
import { contextsOf } from '../form/launch/launch-of.ts';
import { findVersion } from '../form/versions.ts';
import { formsOf, type LaunchedForm } from './forms-of.ts';
import type { EhrRow } from './known-ehr.ts';

/** Names of the resources that the forms of an EHR are opened with: nothing else is asked for. */
export async function contextsAsked(context: Pick<Context, 'db'>, ehr: EhrRow): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const form of await formsOf(context.db, ehr))
    for (const name of await contextsOfForm(context, ehr, form)) names.add(name);
  return names;
}

/** The same of one form: nothing else is kept once it is open. */
export async function contextsOfForm(
  { db }: Pick<Context, 'db'>,
  { clinic }: Pick<EhrRow, 'clinic'>,
  { id, version }: Pick<LaunchedForm, 'id' | 'version'>,
): Promise<readonly string[]> {
  const definition = version === null ? undefined : await findVersion(db, { clinic, id }, version);
  return definition ? contextsOf(definition).map(({ name }) => name) : [];
}
