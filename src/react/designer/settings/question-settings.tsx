import { useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Question, QuestionType } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { typesByGroup } from '../pages/palette.tsx';
import { groupOf, settingsOf } from '../model/settings-groups.ts';
import { DetailOffer, UsedBy } from '../editors/late/editors-on-demand.ts';
import { onDemand } from '../parts/on-demand.tsx';
import { SettingField } from './setting-field.tsx';
import { Tabs } from './tabs.tsx';
import { VisibilityField } from './visibility-field.tsx';
import { Select } from '../../kit/field/field.tsx';
import { TypeIcon } from '../icons/type-icon.tsx';

export const SettingSearch = onDemand(async () => (await import('./setting-search.tsx')).SettingSearch);

/** A question's settings, by tab, or those that are sought. */
export function QuestionSettings({ question }: { readonly question: Question }) {
  const { model, panels, commonSettings } = useDesigner();
  const { t } = useLanguage();
  const groups = useMemo(() => settingsOf(question, panels, commonSettings), [question, panels, commonSettings]);
  const ofPatient = commonSettings.find(({ editor }) => editor === 'patientField');
  const [seeking, setSeeking] = useState(false);
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
      {ofPatient && <DetailOffer question={question} setting={ofPatient} />}
      <div className="porsa-d-setting-search">
        <SettingSearch question={question} groups={groups} onSeek={setSeeking} />
      </div>
      {!seeking && (
        <Tabs label={t('designer:panes.settings')} tabs={tabs} selected={tab} select={(id) => model.$tab.set(id)}>
          <div className="porsa-d-fields" data-first-setting="">
            {tab === 'visibility' && <VisibilityField target={question.id} />}
            {groups.get(tab)?.map((setting) => (
              <div key={setting.key} className="porsa-d-setting" data-setting={setting.key}>
                <SettingField setting={setting} question={question} />
              </div>
            ))}
            {tab === 'visibility' && <UsedBy id={question.id} />}
          </div>
        </Tabs>
      )}
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
        className="porsa-d-back"
        onClick={() => {
          model.$pane.set('questions');
          model.$focus.set({ on: 'question', id: question.id });
        }}
      >
        {t('designer:tocards')}
      </button>
      <h3>
        <TypeIcon name={panels[question.type].icon} size={18} />
        <span dir="auto">{pickText(question.title, editing) || question.name}</span>
      </h3>
      <label className="porsa-d-type-choice">
        <span>{t('designer:settings.type')}</span>
        <Select value={question.type} onChange={(type) => actions.changeType(question.id, type as QuestionType)}>
          {grouped.map(({ group, types }) => (
            <optgroup key={group} label={t(`designer:groups.${group}`)}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {t(`designer:types.${type}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </label>
    </header>
  );
}
