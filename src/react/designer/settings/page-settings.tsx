import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { Page } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { changePage } from '../edits/change-page.ts';
import { pageTitle } from '../definition/page-title.ts';
import { ChoiceField } from '../editors/basic/choice-field.tsx';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { TextField } from '../editors/basic/text-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { RolesField } from '../editors/basic/roles-field.tsx';
import { hasPageHint } from '../texts/designer-texts.ts';
import { VisibilityField } from './visibility-field.tsx';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';

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
    help: hasPageHint(key) ? t(`designer:pagehints.${key}`) : undefined,
  });
  return (
    <>
      <header className="porsa-d-settings-head">
        <h3>
          <Icon of={icons.file} size={18} />
          {t('designer:page.settings')}
        </h3>
      </header>
      <div className="porsa-d-fields porsa-d-tab-panel" data-first-setting="">
        <LocalizedField
          {...field('displayTitle')}
          problem={useProblems(page.id, 'displayTitle')}
          value={page.displayTitle}
          ghost={pageTitle(pages, { ...page, displayTitle: undefined }, editing, t)}
          change={(title) => change('displayTitle', title)}
        />
        <TextField
          {...field('text')}
          problem={useProblems(page.id, 'text')}
          value={page.text}
          change={(text) => change('text', text ?? '')}
        />
        <ChoiceField
          {...field('pageType')}
          name="pageType"
          choices={['form', 'followup']}
          always
          problem={useProblems(page.id, 'pageType')}
          value={page.pageType}
          change={(kind) => change('pageType', kind)}
        />
        <RolesField {...field('roles')} roles={page.roles} change={(roles) => change('roles', roles)} />
        <VisibilityField target={page.id} />
        <Button kind="danger" icon={icons.trash} onClick={() => actions.removePage(page.id)}>
          {t('designer:page.remove')}
        </Button>
      </div>
    </>
  );
}
