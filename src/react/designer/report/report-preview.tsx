import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { CallData } from '../../../api/contract/contract.ts';
import type { PatientFile } from '../../../api/contract/shapes.ts';
import type { CoreLanguage, ReportPaper } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Select } from '../../kit/field/field.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { print } from '../../kit/icon/icons.ts';
import { languages } from '../definition/languages.ts';
import { useDesigner } from '../model/designer-context.ts';
import { PatientField } from '../share/patient-field.tsx';
import { papers, type PreviewReport } from './report-drawer.ts';

type Data = CallData<'/report/getreport'>;

/** Between a keystroke and the drawing of the report. */
const pauseMs = 200;

/** The report on its sheets, in either language and on either paper, as it changes. */
export function ReportPreview({ preview }: { readonly preview: () => Promise<PreviewReport> }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const own = useStore(model.$definition).report?.paper ?? 'A4';
  const [language, setLanguage] = useState<CoreLanguage>(() => model.$editing.get());
  const [paper, setPaper] = useState<ReportPaper>();
  const [data, setData] = useState<Data>();
  const frame = useRef<HTMLIFrameElement>(null);
  const { sheets, failed } = useDrawing(frame, preview, { language, paper: paper ?? own, data });
  return (
    <section className="porsa-d-report-preview" aria-label={t('report:preview')}>
      <div className="porsa-d-preview-bar">
        <h3>{t('report:preview')}</h3>
        <Select
          aria-label={t('report:paper')}
          value={paper ?? own}
          options={papers.map((value) => ({ value, text: value }))}
          onChange={(value) => setPaper(value as ReportPaper)}
        />
        <Select
          aria-label={t('designer:preview.language')}
          value={language}
          options={languages.map((value) => ({ value, text: t(`designer:languages.${value}`) }))}
          onChange={(value) => setLanguage(value as CoreLanguage)}
        />
        <IconButton icon={print} label={t('report:print')} onClick={() => frame.current?.contentWindow?.print()} />
      </div>
      <PreviewData setData={setData} />
      <p className="porsa-kit-help" role="status">
        {failed ? t('report:notDrawn') : sheets > 0 && t('report:sheets', { count: sheets })}
      </p>
      <iframe ref={frame} className="porsa-d-report-frame" title={t('report:preview')} tabIndex={0} />
    </section>
  );
}

interface Drawing {
  readonly language: CoreLanguage;
  readonly paper: ReportPaper;
  readonly data: Data | undefined;
}

/** Draws the report anew after each change; what cannot be drawn leaves the last one standing. */
function useDrawing(
  frame: { readonly current: HTMLIFrameElement | null },
  preview: () => Promise<PreviewReport>,
  { language, paper, data }: Drawing,
): { readonly sheets: number; readonly failed: boolean } {
  const { model } = useDesigner();
  const { calendar } = useLanguage();
  const definition = useStore(model.$definition);
  const [drawn, setDrawn] = useState({ sheets: 0, failed: false });
  useEffect(() => {
    let current = true;
    const draw = async (): Promise<void> => {
      try {
        const drawReport = await preview();
        if (!current || !frame.current) return;
        const sheets = await drawReport(frame.current, { definition, data, language, calendar, paper });
        if (current) setDrawn({ sheets, failed: false });
      } catch {
        if (current) setDrawn((before) => ({ ...before, failed: true }));
      }
    };
    const timer = setTimeout(() => void draw(), pauseMs);
    const size = new ResizeObserver(() => void draw());
    if (frame.current) size.observe(frame.current);
    return () => {
      current = false;
      clearTimeout(timer);
      size.disconnect();
    };
  }, [frame, preview, definition, data, language, calendar, paper]);
  return drawn;
}

/** Made-up answers, or the last response of a file that one may read. */
function PreviewData({ setData }: { setData(data: Data | undefined): void }) {
  const { client, category } = useDesigner();
  const { t } = useLanguage();
  const [isReal, setReal] = useState(false);
  const [file, setFile] = useState<PatientFile>();
  const [failed, setFailed] = useState(false);
  const getreport = client?.report?.getreport;
  const getfiles = client?.file?.getfiles;
  if (!getreport || !getfiles || !category) return null;
  const choose = async (chosen: PatientFile | undefined): Promise<void> => {
    setFile(chosen);
    const reply = chosen && (await getreport({ file: chosen.id }));
    const data = reply?.success && reply.data.entry ? reply.data : undefined;
    setFailed(reply !== undefined && data === undefined);
    setData(data);
  };
  return (
    <div className="porsa-d-report-data">
      <Select
        aria-label={t('report:answersOf')}
        value={isReal ? 'file' : 'sample'}
        options={['sample', 'file'].map((value) => ({ value, text: t(`report:answers.${value}`) }))}
        onChange={(value) => {
          setReal(value === 'file');
          if (value === 'sample') void choose(undefined);
        }}
      />
      {isReal && (
        <PatientField
          category={category}
          getfiles={getfiles}
          file={file}
          help={t('report:fileHelp')}
          choose={(chosen) => void choose(chosen)}
        />
      )}
      {failed && (
        <p className="porsa-kit-problem" role="alert">
          {t('report:noResponse')}
        </p>
      )}
    </div>
  );
}
