import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { addTexts } from '../../../store/texts.ts';
import type { Question } from '../../../engine/definition/types.ts';
import type { Setting, SettingGroup } from '../../ui/field/field-panel.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { sentenceTexts } from '../texts/sentence-texts.ts';
import { findSettings } from './find-settings.ts';
import { SettingField } from './setting-field.tsx';
import search from './setting-search.css?inline';
import { VisibilityField } from './visibility-field.tsx';

addTexts('sentence', sentenceTexts);

const sheets = [search];

export interface SettingSearchProps {
  readonly question: Question;
  readonly groups: ReadonlyMap<SettingGroup, readonly Setting[]>;
  /** What is found stands in place of the tabs. */
  onSeek(isSeeking: boolean): void;
}

/** Finds a setting by what it is called, in either language, whatever tab it is in. Escape brings the tabs back. */
export function SettingSearch({ question, groups, onSeek }: SettingSearchProps) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const id = useId();
  const [sought, setSought] = useState('');
  const isSeeking = sought.trim() !== '';
  useEffect(() => onSeek(isSeeking), [onSeek, isSeeking]);
  return (
    <div ref={root} role="search">
      <input
        className="porsa-kit-control"
        type="search"
        aria-label={t('sentence:find.label')}
        aria-controls={id}
        placeholder={t('sentence:find.label')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !sought) return;
          event.preventDefault();
          event.stopPropagation();
          setSought('');
        }}
      />
      <div id={id}>{isSeeking && <Found question={question} groups={groups} sought={sought} />}</div>
    </div>
  );
}

function Found({ question, groups, sought }: Omit<SettingSearchProps, 'onSeek'> & { readonly sought: string }) {
  const { t } = useLanguage();
  const found = useMemo(() => findSettings(groups, sought), [groups, sought]);
  const count = found.reduce((sum, { settings, visibility }) => sum + settings.length + Number(visibility), 0);
  return (
    <>
      <p className="porsa-kit-help" role="status">
        {count ? t('sentence:find.found', { count }) : t('sentence:find.nothing')}
      </p>
      {found.map(({ group, settings, visibility }) => (
        <section key={group} className="porsa-d-fields porsa-d-found" aria-label={t(`designer:tabs.${group}`)}>
          <h4>{t(`designer:tabs.${group}`)}</h4>
          {visibility && <VisibilityField target={question.id} />}
          {settings.map((setting) => (
            <SettingField key={setting.key} setting={setting} question={question} />
          ))}
        </section>
      ))}
    </>
  );
}
