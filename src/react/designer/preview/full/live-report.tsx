import { useEffect, useRef, useState } from 'react';
import type { Calendar, FormDefinition, Language } from '../../../../engine/definition/types.ts';
import type { LiveForm, Patient } from '../../../../engine/live-form/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { PreviewReport, ReportToDraw } from '../../report/report-drawer.ts';

interface LiveReportProps {
  readonly preview: () => Promise<PreviewReport>;
  readonly form: LiveForm;
  readonly definition: FormDefinition;
  readonly language: Language;
  readonly calendar: Calendar;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly patient: Patient;
}

/** Between an answer and the drawing of the report. */
const pauseMs = 300;

/** The printed report of what is being filled in, as it would be if it were sent now. */
export function LiveReport(props: LiveReportProps) {
  const { t } = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { sheets, failed } = useLiveDrawing(frame, props);
  return (
    <section className="porsa-d-full-report" aria-label={t('fullpreview:report')}>
      <h4>{t('fullpreview:report')}</h4>
      <p className="porsa-kit-help" role="status">
        {failed ? t('fullpreview:notdrawn') : sheets > 0 && t('fullpreview:sheets', { count: sheets })}
      </p>
      <iframe ref={frame} title={t('fullpreview:report')} tabIndex={0} />
    </section>
  );
}

function useLiveDrawing(frame: { readonly current: HTMLIFrameElement | null }, props: LiveReportProps) {
  const { preview, form, definition, language, calendar, today, patient } = props;
  const { t } = useLanguage();
  const [drawn, setDrawn] = useState({ sheets: 0, failed: false });
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async (): Promise<void> => {
      try {
        const drawReport = await preview();
        if (!current || !frame.current) return;
        const paper = definition.report?.paper ?? 'A4';
        const data = reportOf({ form, definition, today, patient }, t('fullpreview:you'));
        const sheets = await drawReport(frame.current, { definition, data, language, calendar, paper });
        if (current) setDrawn({ sheets, failed: false });
      } catch {
        if (current) setDrawn((before) => ({ ...before, failed: true }));
      }
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void draw(), pauseMs);
    };
    soon();
    const stop = form.listen(soon);
    const size = new ResizeObserver(soon);
    if (frame.current) size.observe(frame.current);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
      size.disconnect();
    };
  }, [frame, preview, form, definition, language, calendar, today, patient, t]);
  return drawn;
}

/** A response that nobody has sent. */
function reportOf(
  { form, definition, today, patient }: Pick<LiveReportProps, 'form' | 'definition' | 'today' | 'patient'>,
  createdBy: string,
): NonNullable<ReportToDraw['data']> {
  const id = 'preview';
  const createdAt = new Date(`${today}T12:00`).toISOString();
  const entry = { id, file: id, category: id, version: 1, page: null, answers: form.answers(), createdAt, createdBy };
  return {
    file: { id, category: id, patient, entries: 1, createdAt, updatedAt: createdAt },
    entry,
    history: [entry],
    definition,
    category: { id, slug: id, title: definition.title },
    clinic: '',
  };
}
