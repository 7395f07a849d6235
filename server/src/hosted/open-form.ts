import type { Language } from '../../../src/api/contract/primitives.ts';
import type { PlainForm, PlainRequest } from '../../../src/api/contract/pages/plain-page.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import { askedSettings } from '../form/asked-settings.ts';
import { clinicTitle, openCategory } from '../form/get-form.ts';
import { launchOf, type LaunchResources } from '../form/launch/launch-of.ts';
import { findVersion } from '../form/versions.ts';
import type { Named } from './address.ts';
import type { Hosting } from './hosted-context.ts';

/** A form as its page gives it. */
export interface HostedForm {
  readonly named: Named;
  readonly category: ReachedCategory;
  readonly version: number;
  readonly form: PlainForm;
  /** What its link carries, and the language that it was made for. */
  readonly given?: PlainRequest['given'];
  readonly language?: Language | undefined;
  /** Whether another entry may be begun at its address. */
  readonly canRepeat: boolean;
  /** Its entries go to a patient file. */
  readonly isOfFile?: boolean;
  /** Why it takes no answers any more. */
  readonly refused?: ServerError | undefined;
}

interface Wanted {
  readonly category: string;
  readonly version?: number | undefined;
  /** Resources that an EHR opened it with. */
  readonly given?: LaunchResources;
}

/**
 * The form in the version asked for, or else, where there is none of that number, in the current one.
 *
 * Withdrawn forms are given too, for those who were filling them: nothing is stored in them.
 */
export async function openForm(
  { authorize }: Hosting,
  context: Context,
  named: Named,
  { category: idOrSlug, version: wanted, given }: Wanted,
): Promise<HostedForm> {
  const allowed = await authorize(context, '/category/getform', { category: idOrSlug });
  const category = await openCategory(allowed, idOrSlug);
  const found = wanted === undefined ? undefined : await findVersion(context.db, category, wanted);
  const version = found === undefined ? category.version : (wanted ?? null);
  const definition = found ?? (version === null ? undefined : await findVersion(context.db, category, version));
  if (version === null || definition === undefined) throw new ServerError('unpublished');
  const shown = cutDefinition(definition, category.role);
  const { allowedOrigins: _allowed, ...settings } = askedSettings(category.settings, shown);
  const clinic = await clinicTitle(context, category.clinic);
  const launch = launchOf(allowed, definition, given);
  return {
    named,
    category,
    version,
    canRepeat: true,
    form: { definition: shown, settings, clinic, role: category.role, ...(launch && { launch }) },
  };
}
