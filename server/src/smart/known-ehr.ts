import type { Selectable } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import type { Context } from '../context/context.ts';
import type { EhrTable } from '../db/schema/ehrs.ts';
import { ServerError } from '../errors/server-error.ts';

export type EhrRow = Selectable<EhrTable>;

/** What the secret of a confidential client is sealed for. */
export const secretOwner = ({ clinic, id }: Pick<EhrRow, 'clinic' | 'id'>): string => `ehr client ${clinic}/${id}`;

/** Two spellings of one address: what follows is put after a slash. */
export const plainIssuer = (issuer: string): string => issuer.replace(/\/+$/, '');

/** Where an EHR leads back to. */
export const redirectOf = ({ config }: { readonly config: Pick<Configuration, 'publicUrl'> }): string =>
  `${config.publicUrl}/smart/callback`;

/**
 * The one EHR that is registered under an address. No other address is asked for anything.
 *
 * Throws `smartunknown`, also where several clinics have registered it and none of them is named.
 */
export async function ehrOfIssuer({ db }: Context, iss: string, clinic: string | undefined): Promise<EhrRow> {
  const rows = await db
    .selectFrom('ehrs')
    .innerJoin('clinics', 'clinics.id', 'ehrs.clinic')
    .selectAll('ehrs')
    .where('ehrs.issuer', '=', plainIssuer(iss))
    .where('ehrs.active', '=', 1)
    .$if(clinic !== undefined, (select) => select.where('clinics.slug', '=', clinic ?? ''))
    .limit(2)
    .execute();
  const [found, another] = rows;
  if (found === undefined || another !== undefined) throw new ServerError('smartunknown');
  return found;
}

/** An EHR of a clinic, while it is in use. Throws `smartunknown`. */
export async function liveEhr({ db }: Pick<Context, 'db'>, clinic: string, id: string): Promise<EhrRow> {
  const found = await db
    .selectFrom('ehrs')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (found === undefined) throw new ServerError('smartunknown');
  return found;
}
