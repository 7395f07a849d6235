import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Question, QuestionType } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language.tsx';
import { usePart, useDesigner } from '../designer-context.ts';
import { Icon } from '../icon.tsx';
import { typesByGroup } from '../pages/palette.tsx';
import { groupOf, settingsOf } from '../settings-groups.ts';
import { SettingField } from './setting-field.tsx';
import { Tabs } from './tabs.tsx';
import { VisibilityField } from './visibility-field.tsx';

/** A question's settings, by tab. */
export function QuestionSettings({ question }: { readonly question: Question }) {
  const { model, panels, commonSettings } = useDesigner();
  const { t } = useLanguage();
  const groups = useMemo(() => settingsOf(question, panels, commonSettings), [question, panels, commonSettings]);
  const wished = useStore(model.$tab);
  const tab = groups.has(wished) ? wished : 'main';
  const problems = usePart(model.$problems, (all) => all.get(question.id));
  const troubled = new Set(problems?.map(({ place }) => groupOf(place.key, question, panels, commonSettings)));
  const tabs = [...groups.keys()].map((group) => ({
    id: group,
    label: t(`designer:tabs.${group}`),
    alert: troubled.has(group),
  }));
  return (
    <>
      <SettingsHead question={question} />
      <Tabs label={t('designer:panes.settings')} tabs={tabs} selected={tab} select={(id) => model.$tab.set(id)}>
        <div className="porsa-d-fields" data-first-setting="">
          {tab === 'visibility' && <VisibilityField target={question.id} />}
          {groups.get(tab)?.map((setting) => (
            <SettingField key={setting.key} setting={setting} question={question} />
          ))}
        </div>
      </Tabs>
    </>
  );
}

function SettingsHead({ question }: { readonly question: Question }) {
  const { model, panels, actions } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const grouped = useMemo(() => typesByGroup(panels), [panels]);
  return (
    <header className="porsa-d-settings-head">
      <button
        type="button"
        className="porsa-d-back porsa-d-narrow-only"
        onClick={() => {
          model.$pane.set('questions');
          model.$focus.set({ on: 'question', id: question.id });
        }}
      >
        {t('designer:tocards')}
      </button>
      <h3>
        <Icon name={panels[question.type].icon} size={18} />
        <span dir="auto">{pickText(question.title, editing) || question.name}</span>
      </h3>
      <label className="porsa-d-type-choice">
        <span>{t('designer:settings.type')}</span>
        <select
          className="porsa-d-field-input"
          value={question.type}
          onChange={(event) => actions.changeType(question.id, event.target.value as QuestionType)}
        >
          {grouped.map(({ group, types }) => (
            <optgroup key={group} label={t(`designer:groups.${group}`)}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {t(`designer:types.${type}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </header>
  );
}
