import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { Page } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { changePage } from '../edits/change-page.ts';
import { Icon } from '../icon.tsx';
import { pageTitle } from '../page-title.ts';
import { ChoiceField } from './editors/choice-field.tsx';
import { LocalizedField } from './editors/localized-field.tsx';
import { TextField } from './editors/text-field.tsx';
import { useProblems } from './field.tsx';
import { RolesField } from './roles-field.tsx';
import { hasPageHint } from '../texts.ts';
import { VisibilityField } from './visibility-field.tsx';

type PageChange = Parameters<typeof changePage>[2];

/** A page's own settings. */
export function PageSettings({ page }: { readonly page: Page }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const editing = useStore(model.$editing);
  const { pages } = useStore(model.$definition);
  const change = (key: keyof PageChange, value: unknown): void =>
    model.edit((form) => changePage(form, page.id, { [key]: value }), `${page.id} ${key}`);
  const field = (key: keyof PageChange) => ({
    id: `${id}-${key}`,
    label: t(`designer:pagesettings.${key}`),
    hint: hasPageHint(key) ? t(`designer:pagehints.${key}`) : undefined,
  });
  return (
    <>
      <header className="porsa-d-settings-head">
        <h3>
          <Icon name="file-earmark-text" size={18} />
          {t('designer:page.settings')}
        </h3>
      </header>
      <div className="porsa-d-fields porsa-d-tab-panel" data-first-setting="">
        <LocalizedField
          {...field('displayTitle')}
          problems={useProblems(page.id, 'displayTitle')}
          value={page.displayTitle}
          ghost={pageTitle(pages, { ...page, displayTitle: undefined }, editing, t)}
          change={(title) => change('displayTitle', title)}
        />
        <TextField
          {...field('text')}
          problems={useProblems(page.id, 'text')}
          value={page.text}
          change={(text) => change('text', text ?? '')}
        />
        <ChoiceField
          {...field('pageType')}
          name="pageType"
          choices={['form', 'followup']}
          required
          problems={useProblems(page.id, 'pageType')}
          value={page.pageType}
          change={(kind) => change('pageType', kind)}
        />
        <RolesField {...field('roles')} roles={page.roles} change={(roles) => change('roles', roles)} />
        <VisibilityField target={page.id} />
        <button
          type="button"
          className="porsa-d-small-button porsa-d-danger"
          onClick={() => actions.removePage(page.id)}
        >
          <Icon name="trash" size={14} />
          {t('designer:page.remove')}
        </button>
      </div>
    </>
  );
}
