import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import type { LaunchResources } from '../form/launch/launch-of.ts';

/** What the resources of a launch are sealed for, once its form is open. */
export const resourcesOwner = (clinic: string, launch: string): string => `ehr resources ${clinic}/${launch}`;

/** The resources that an EHR gave for the form of a link; none for any other link, and once they are forgotten. */
export async function givenByLaunch(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  clinic: string,
  launch: string | undefined,
): Promise<LaunchResources> {
  if (launch === undefined) return {};
  const row = await db
    .selectFrom('ehr_launches')
    .select('details')
    .where('clinic', '=', clinic)
    .where('id', '=', launch)
    .where('opened_at', 'is not', null)
    .executeTakeFirst();
  const details = row?.details ?? null;
  return details === null ? {} : fromJson<LaunchResources>(sealer.open(details, resourcesOwner(clinic, launch)));
}
