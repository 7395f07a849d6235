import { useId, useRef } from 'react';
import en from '../../../../locales/en/report.json';
import fa from '../../../../locales/fa/report.json';
import type { ReportPaper } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SelectField } from '../../kit/field/field.tsx';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { useDesigner } from '../model/designer-context.ts';
import { addTexts } from '../../../store/texts.ts';
import { AddBlock } from './add-block.tsx';
import { BlockList } from './block-list.tsx';
import { ReportPreview } from './report-preview.tsx';
import { papers } from './report-drawer.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import report from './report.css?inline';
import { useReport } from './use-report.ts';

const sheets = [report];

addTexts('report', { en, fa });

/** What the printed report holds, block by block, beside what comes out of the printer. */
export function ReportSection() {
  const { previewReport } = useDesigner();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const { t } = useLanguage();
  return (
    <div ref={root} className="porsa-d-report" data-alone={previewReport === undefined || undefined}>
      <section className="porsa-d-sheet" aria-label={t('designer:views.report')}>
        <h3>{t('designer:views.report')}</h3>
        <BlockList />
        <AddBlock />
        <PaperFields />
      </section>
      {previewReport && <ReportPreview preview={previewReport} />}
    </div>
  );
}

/** What is the same for all of its pages. */
function PaperFields() {
  const { t } = useLanguage();
  const id = useId();
  const { report, change } = useReport();
  return (
    <div className="porsa-d-form-part">
      <LocalizedField
        id={`${id}-footer`}
        label={t('report:footer')}
        long
        problem={useProblems('report', 'footer')}
        value={report.footer}
        change={(footer) => change({ footer }, 'footer')}
      />
      <SelectField
        id={`${id}-paper`}
        label={t('report:paper')}
        value={report.paper ?? 'A4'}
        options={papers.map((value) => ({ value, text: value }))}
        onChange={(paper) => change({ paper: paper === 'A4' ? undefined : (paper as ReportPaper) }, 'paper')}
      />
    </div>
  );
}
