import { useRef, useState } from 'react';
import type { Summary as Figures } from '../../../api/contract/output.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay } from '../../ui/language/moment.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { usePortal } from '../context/portal-context.ts';
import { ColumnChart } from './column-chart.tsx';
import { foldDays, type Span } from './fold-days.ts';
import { QuestionFigure } from './question-figure.tsx';
import { ExportResponses } from './export-responses.tsx';
import { formsOf } from '../calls/first-calls.ts';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { useChosenCategory, useFirstForms } from '../forms/use-chosen-category.ts';
import { FormField, type FormsPage } from '../picking/form-field.tsx';
import { useScreen } from '../context/use-screen.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';
import styles from './summary.css?inline';

const sheets = [styles];

/** Times one can look at, in days, each with the span that its chart counts by. */
const times: Readonly<Record<string, Span>> = { 30: 'day', 90: 'week', 365: 'month' };

const asked = formsOf.summary;

/** A form's figures: entries over time, the distribution of the answers, and the ways to export them. */
export function Summary() {
  const { t } = useLanguage();
  useScreen({ title: t('portal:summary.title'), subTitle: '', back: false });
  const forms = useFirstForms(asked);
  return (
    <Loading of={forms}>
      {(first) =>
        first.items.length === 0 ? (
          <Message icon={icons.report} title={t('portal:summary.none')} />
        ) : (
          <SummaryOf first={first} />
        )
      }
    </Loading>
  );
}

function SummaryOf({ first }: { readonly first: FormsPage }) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const { chosen, choose } = useChosenCategory(asked, first);
  const category = chosen.state === 'ready' ? chosen.data : undefined;
  const [days, setDays] = useState('90');
  const from = startOf(Number(days));
  const figures = useFigures(category?.id, days, from);
  const isEmpty = figures.state === 'ready' && figures.data?.entries === 0;
  return (
    <>
      <div ref={root} className="porsa-portal-toolbar">
        <FormField label={t('portal:summary.form')} asked={asked} first={first} chosen={category} onChoose={choose} />
        <SelectField
          label={t('portal:summary.time')}
          value={days}
          onChange={setDays}
          options={Object.keys(times).map((value) => ({
            value,
            text: t('portal:summary.days', { count: Number(value) }),
          }))}
        />
        {category && !isEmpty && <ExportResponses category={category} from={from} />}
      </div>
      <Loading of={chosen}>
        {(form) =>
          form ? (
            <Loading of={figures}>
              {(data) => data && <FiguresOf figures={data} span={times[days] ?? 'day'} from={from} />}
            </Loading>
          ) : (
            <Message icon={icons.warning} title={t('portal:category.unreachable')} />
          )
        }
      </Loading>
    </>
  );
}

/** Of a form that is not known yet there are none. */
function useFigures(category: string | undefined, days: string, from: string): Loaded<Figures | undefined> {
  const { client } = usePortal();
  return useCall<Figures | undefined>(`${category ?? ''} ${days}`, async (signal) =>
    category === undefined
      ? { success: true, data: undefined }
      : client.category.getsummary({ category, from, offset: -new Date().getTimezoneOffset() }, { signal }),
  );
}

/** Midnight here, so many days ago. */
function startOf(days: number): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString();
}

function FiguresOf({ figures, span, from }: { readonly figures: Figures; readonly span: Span; readonly from: string }) {
  const { t, number, date, calendar } = useLanguage();
  const { entries, files, days, questions, seconds, read } = figures;
  if (entries === 0) return <Message icon={icons.report} title={t('portal:summary.empty')} />;
  const columns = foldDays(days, span, calendar, localDay(from), localDay(new Date().toISOString())).map(
    ({ day, count }) => ({ label: date(day), count }),
  );
  return (
    <>
      <dl className="porsa-portal-figures">
        <div className="porsa-portal-figure">
          <dt>{t('portal:summary.entries')}</dt>
          <dd>{number(entries)}</dd>
        </div>
        <div className="porsa-portal-figure">
          <dt>{t('portal:summary.files')}</dt>
          <dd>{number(files)}</dd>
        </div>
        <div className="porsa-portal-figure">
          <dt>{t('portal:summary.took')}</dt>
          <dd data-unit>{seconds ? t('portal:summary.minutes', { minutes: number(seconds.median / 60, 1) }) : '–'}</dd>
        </div>
      </dl>
      <Section title={t(`portal:summary.by.${span}`)}>
        <ColumnChart
          across
          title={t('portal:summary.entries')}
          heading={t(`portal:summary.span.${span}`)}
          columns={columns}
        />
      </Section>
      {questions.length > 0 && (
        <Section title={t('portal:summary.answers')}>
          {read < entries && <p className="porsa-portal-soft">{t('portal:summary.latest', { count: read })}</p>}
          <ul className="porsa-portal-trends">
            {questions.map((question) => (
              <QuestionFigure key={question.name} figures={question} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
