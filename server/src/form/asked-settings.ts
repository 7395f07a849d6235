import type { CategorySettings } from '../../../src/api/contract/shapes.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { detailsAsked } from '../../../src/fields/form/details-asked.ts';

/** Settings as a form is opened with them: what its own questions ask everybody is not required beside them, so that nobody is asked twice. */
export function askedSettings<Settings extends CategorySettings>(
  settings: Settings,
  definition: FormDefinition,
): Settings {
  const asked = detailsAsked(definition);
  const met = {
    ...(asked.has('name') && { requireNameForSave: false }),
    ...(asked.has('code') && { requireCodeForSave: false }),
    ...(asked.has('phone') && { requirePhoneForSave: false }),
  };
  return { ...settings, ...met };
}
