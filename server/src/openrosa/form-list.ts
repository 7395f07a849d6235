import { localize } from '../../../src/fields/texts/localize.ts';
import { element, text } from '../../../src/interchange/xforms/xml.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { permissionsOf } from '../access/permissions.ts';
import { reachableCategories, type ReachableCategory } from '../guard/reachable-categories.ts';
import { signedIn } from '../context/signed-in.ts';
import { fieldFormOf } from './field-forms.ts';

/** What an app asks the list for. */
export interface ListQuery {
  readonly formID?: string;
  readonly verbose?: string;
}

/**
 * The forms that the key was given, as OpenRosa lists them. Forms that are open to all are not among them unless it is a
 * member. Their choices are in them and they show no media, so none has a manifest.
 */
export async function formList(context: Context, { formID, verbose }: ListQuery): Promise<string> {
  const { clinic } = signedIn(context);
  const given = await formsOf(context);
  const forms: string[] = [];
  for (const category of await reachableCategories(context)) {
    const { id, version } = category;
    if (version === null || !given.has(id) || !isForField(category) || (formID !== undefined && formID !== id))
      continue;
    const form = await fieldFormOf(context, { ...category, clinic } as ReachedCategory, version);
    const purpose = verbose === 'true' ? form.definition.opening?.purpose : undefined;
    forms.push(
      element(
        'xform',
        {},
        element('formID', {}, text(id)),
        element('name', {}, text(form.name)),
        element('version', {}, String(version)),
        element('hash', {}, `md5:${form.hash}`),
        purpose === undefined ? '' : element('descriptionText', {}, text(localize(purpose, form.definition.language))),
        element('downloadUrl', {}, text(`${context.config.publicUrl}/openrosa/forms/${id}/${version}`)),
      ),
    );
  }
  return element('xforms', { xmlns: 'http://openrosa.org/xforms/xformsList' }, ...forms);
}

/** A form that is open to all is reached by every key, and is still none of the forms that it was made for. */
async function formsOf(context: Context): Promise<ReadonlySet<string>> {
  const { clinic, id } = signedIn(context);
  const rows = await context.db
    .selectFrom('members')
    .select('category')
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .execute();
  return new Set(rows.map(({ category }) => category));
}

const isForField = ({ role, settings }: ReachableCategory): boolean =>
  settings.withdrawn !== true && permissionsOf(role).can.fill;
