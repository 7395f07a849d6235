import type { Context } from '../context/context.ts';
import { contextsOf } from '../form/launch/launch-of.ts';
import { findVersion } from '../form/versions.ts';
import { formsOf } from './forms-of.ts';
import type { EhrRow } from './known-ehr.ts';

/** Names of the resources besides the patient that the forms of an EHR are opened with: nothing else is asked for. */
export async function contextsAsked({ db }: Pick<Context, 'db'>, ehr: EhrRow): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const { id, version } of await formsOf(db, ehr)) {
    const definition = version === null ? undefined : await findVersion(db, { clinic: ehr.clinic, id }, version);
    for (const { name } of definition ? contextsOf(definition) : []) names.add(name);
  }
  return names;
}
