import { useState } from 'react';
import type { PatientFile } from '../../../../api/contract/shapes.ts';
import { randomAnswers } from '../../../../engine/walk/random-answers.ts';
import { parseNumber } from '../../../../engine/numbers/number-text.ts';
import { useFormEngine } from '../../../ui/engine/form-engine.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { Alert } from '../../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { PatientField } from '../../share/patient-field.tsx';
import { reasonOf } from '../../share/reply.tsx';
import type { Trial } from '../use-trial.ts';
import type { FullLook } from './full-preview.tsx';
import { knownAnswers } from './known-answers.ts';

const sources = ['typed', 'random', 'file'] as const;
type Source = (typeof sources)[number];

interface SampleBarProps {
  readonly trial: Trial;
  readonly look: FullLook;
}

/** With which answers the form is seen: one’s own, made-up ones, or the last response of a patient whose file one may read. */
export function SampleBar({ trial, look }: SampleBarProps) {
  const { client, category } = useDesigner();
  const { t } = useLanguage();
  const [source, setSource] = useState<Source>('typed');
  const canRead = client?.report && client.file && category;
  return (
    <div className="porsa-d-full-samples">
      <SelectField
        label={t('fullpreview:answers')}
        value={source}
        options={sources
          .filter((each) => each !== 'file' || canRead)
          .map((value) => ({ value, text: t(`fullpreview:sources.${value}`) }))}
        onChange={(value) => {
          setSource(value as Source);
          if (value === 'typed') trial.startOver();
        }}
      />
      {source === 'typed' && <SlButton onClick={trial.startOver}>{t('designer:preview.startOver')}</SlButton>}
      {source === 'random' && <RandomPart trial={trial} look={look} />}
      {source === 'file' && <FilePart trial={trial} />}
    </div>
  );
}

/** The same number gives the same answers, as long as the form is the same. */
function RandomPart({ trial, look }: SampleBarProps) {
  const { createForm } = useFormEngine();
  const { t, number } = useLanguage();
  const [seed, setSeed] = useState<string>();
  const fill = (next: number): void => {
    if (!trial.definition) return;
    const { role, today = localToday() } = look;
    const now = (): Date => new Date(`${today}T12:00`);
    trial.begin({ answers: randomAnswers(trial.definition, { createForm, seed: next, today, role, now }) });
  };
  const current = parseNumber(seed ?? '');
  const isGood = current !== undefined && Number.isInteger(current) && current > 0;
  return (
    <>
      <TextField
        label={t('fullpreview:sample')}
        help={t('fullpreview:samplehelp')}
        problem={seed && !isGood ? t('fullpreview:nosample') : undefined}
        inputMode="numeric"
        value={seed ?? ''}
        onChange={(value) => {
          setSeed(value);
          const typed = parseNumber(value);
          if (typed !== undefined && Number.isInteger(typed) && typed > 0) fill(typed);
        }}
      />
      <SlButton
        onClick={() => {
          const next = isGood ? current + 1 : 1;
          setSeed(number(next).replaceAll(/\D/gu, (mark) => (/\p{Nd}/u.test(mark) ? mark : '')));
          fill(next);
        }}
      >
        {t(isGood ? 'fullpreview:another' : 'fullpreview:fill')}
      </SlButton>
    </>
  );
}

function FilePart({ trial }: { readonly trial: Trial }) {
  const { client, category = '' } = useDesigner();
  const { t } = useLanguage();
  const [file, setFile] = useState<PatientFile>();
  const [problem, setProblem] = useState<string>();
  const getfiles = client?.file?.getfiles;
  const getreport = client?.report?.getreport;
  if (!getfiles || !getreport) return null;
  const choose = async (chosen: PatientFile | undefined): Promise<void> => {
    setFile(chosen);
    setProblem(undefined);
    if (!chosen) return trial.startOver();
    const reply = await getreport({ file: chosen.id });
    if (!reply.success) return setProblem(reply.code === 4040 ? t('fullpreview:noresponse') : reasonOf(reply, t));
    if (!trial.definition) return;
    const { entry, file: read } = reply.data;
    if (!entry) return setProblem(t('fullpreview:noresponse'));
    trial.begin({ answers: knownAnswers(trial.definition, entry.answers), patient: read.patient });
  };
  return (
    <>
      <PatientField category={category} getfiles={getfiles} file={file} choose={(chosen) => void choose(chosen)} />
      <p className="porsa-kit-help">{t('fullpreview:filehelp')}</p>
      <Alert text={problem} />
    </>
  );
}
