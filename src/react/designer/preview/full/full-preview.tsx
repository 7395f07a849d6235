import en from '../../../../../locales/en/fullpreview.json' with { type: 'json' };
import fa from '../../../../../locales/fa/fullpreview.json' with { type: 'json' };
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Calendar, CoreLanguage, Role } from '../../../../engine/definition/types.ts';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { WalkPanel, type Way } from '../../checks/walk/walk-panel.tsx';
import { useAnnounce } from '../../model/announce.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { useTrial, type Trial } from '../use-trial.ts';
import { WhyPanel } from '../why-panel.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { LiveReport } from './live-report.tsx';
import { LookBar } from './look-bar.tsx';
import { SampleBar } from './sample-bar.tsx';
import styles from './full-preview.css?inline';

addTexts('fullpreview', { en, fa });

const sheets = [styles];

/** As whom, how and when the form is seen. */
export interface FullLook {
  readonly role: Role;
  readonly language: CoreLanguage;
  readonly calendar: Calendar;
  readonly theme: 'light' | 'dark';
  readonly isPhone: boolean;
  /** `YYYY-MM-DD`; absent: the day that it is. */
  readonly today?: string;
  readonly hasReport: boolean;
}

const tabs = ['form', 'walk'] as const;

/** The form as people will have it, in the designer's whole width, and whether all of it can be reached. */
export function FullPreview() {
  const { model, theme, previewReport } = useDesigner();
  const { t, calendar } = useLanguage();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const [tab, setTab] = useState<(typeof tabs)[number]>('form');
  const [look, setLook] = useState<FullLook>(
    () =>
      model.$trial.get().look ?? {
        role: 'owner',
        language: model.$editing.get(),
        calendar: model.$editing.get() === 'fa' ? 'fa' : calendar,
        theme: theme === 'dark' ? 'dark' : 'light',
        isPhone: false,
        hasReport: previewReport !== undefined,
      },
  );
  useEffect(() => model.$trial.set({ ...model.$trial.get(), look }), [model, look]);
  const trial = useTrial();
  const show = ({ reach: { answers, patient }, page, title }: Way): void => {
    setLook((before) => ({ ...before, role: 'owner', today: undefined }));
    trial.begin({ answers, patient, page });
    setTab('form');
    announce(t('checks:walk.showing', { title }));
  };
  return (
    <div ref={root} className="porsa-d-full" data-phone={look.isPhone || undefined}>
      <nav className="porsa-d-segments" aria-label={t('designer:views.preview')}>
        {tabs.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
            {t(`fullpreview:tabs.${each}`)}
          </button>
        ))}
      </nav>
      <LeftOutList left={trial.left} isBehind={trial.behind} />
      <div hidden={tab !== 'form'} className="porsa-d-full-form">
        <LookBar look={look} change={(changes) => changeLook(trial, changes, setLook)} />
        <SampleBar trial={trial} look={look} />
        <Tried trial={trial} look={look} />
      </div>
      {tab === 'walk' && trial.definition && <WalkPanel definition={trial.definition} show={show} />}
    </div>
  );
}

/** Another role or day draws the form anew: what was typed comes along. */
function changeLook(
  trial: Trial,
  changes: Partial<FullLook>,
  setLook: (change: (before: FullLook) => FullLook) => void,
): void {
  setLook((before) => ({ ...before, ...changes }));
  if ('role' in changes || 'today' in changes) trial.goOn();
}

function Tried({ trial, look }: { readonly trial: Trial; readonly look: FullLook }) {
  const { Preview, previewReport } = useDesigner();
  const { t } = useLanguage();
  const { definition, form } = trial;
  const { today } = look;
  const now = useMemo(() => (today === undefined ? undefined : clockAt(today)), [today]);
  if (!definition) return null;
  const hasReport = look.hasReport && previewReport !== undefined;
  return (
    <div className="porsa-d-full-panes" data-report={hasReport || undefined}>
      <section className="porsa-d-full-paper" data-theme={look.theme} aria-label={t('designer:preview.title')}>
        <Preview
          key={`${trial.run} ${look.role} ${today ?? ''}`}
          definition={definition}
          mode="preview"
          storage="memory"
          language={look.language}
          calendar={look.calendar}
          theme={look.theme}
          role={look.role}
          answers={trial.answers}
          patient={trial.patient}
          startAt={trial.page}
          now={now}
          onReady={trial.ready}
        />
        {form && <WhyPanel form={form} />}
      </section>
      {hasReport && form && (
        <LiveReport
          preview={previewReport}
          form={form}
          definition={definition}
          language={look.language}
          calendar={look.calendar}
          today={today ?? localToday()}
          patient={trial.patient ?? {}}
        />
      )}
    </div>
  );
}

/** A clock that runs as usual, on another day. */
function clockAt(day: string): () => Date {
  return () => {
    const moment = new Date();
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    moment.setFullYear(year, month - 1, date);
    return moment;
  };
}
