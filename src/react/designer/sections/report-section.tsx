import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { ReportDesign } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { changeReport } from '../edits/change-report.ts';
import { LocalizedField } from '../settings/editors/localized-field.tsx';
import { SwitchField } from '../settings/editors/switch-field.tsx';
import { useProblems } from '../settings/field.tsx';
import { hasReportHint } from '../texts.ts';
import { ReportQuestions } from './report-questions.tsx';

/** What the printed report says and holds. */
export function ReportSection() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const { report } = useStore(model.$definition);
  const change = (changes: Partial<ReportDesign>): void =>
    model.edit((form) => changeReport(form, changes), `report ${Object.keys(changes).join(' ')}`);
  const field = (key: keyof ReportDesign) => ({
    id: `${id}-${key}`,
    label: t(`designer:report.${key}`),
    hint: hasReportHint(key) ? t(`designer:report.hints.${key}`) : undefined,
  });
  return (
    <section className="porsa-d-sheet" aria-label={t('designer:views.report')}>
      <h3>{t('designer:views.report')}</h3>
      <div className="porsa-d-fields">
        <LocalizedField
          {...field('title')}
          problems={useProblems('report', 'title')}
          value={report?.title}
          change={(title) => change({ title })}
        />
        <LocalizedField
          {...field('header')}
          long
          problems={useProblems('report', 'header')}
          value={report?.header}
          change={(header) => change({ header })}
        />
        <LocalizedField
          {...field('footer')}
          long
          problems={useProblems('report', 'footer')}
          value={report?.footer}
          change={(footer) => change({ footer })}
        />
        <SwitchField
          {...field('showScores')}
          problems={[]}
          value={report?.showScores}
          change={(showScores) => change({ showScores })}
        />
        <SwitchField
          {...field('showHistory')}
          problems={[]}
          value={report?.showHistory}
          change={(showHistory) => change({ showHistory })}
        />
        <ReportQuestions
          {...field('questions')}
          problems={useProblems('report', 'questions')}
          chosen={report?.questions}
          change={(questions) => change({ questions })}
        />
      </div>
    </section>
  );
}
