import type { Page } from '../engine/definition/types.ts';
import type { LiveForm } from '../engine/live-form/types.ts';
import { updateField } from '../fields/plain/page-fields.ts';
import { useLanguage } from '../react/ui/language/language.tsx';
import { dependsOnItself } from './updates.ts';

/** A button that shows what else is asked, on pages where that depends on their own answers. */
export function UpdatePage({ form, page }: { readonly form: LiveForm; readonly page: Page }) {
  const { t } = useLanguage();
  if (!dependsOnItself(form.definition, page.id)) return null;
  return (
    <div className="plain-update">
      <p id="update-note" className="porsa-soft">
        {t('plain:updatenote')}
      </p>
      <button
        type="submit"
        name={updateField}
        value=""
        className="porsa-button plain-small"
        aria-describedby="update-note"
      >
        {t('plain:update')}
      </button>
    </div>
  );
}
