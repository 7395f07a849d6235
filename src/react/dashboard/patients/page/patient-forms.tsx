import { useState } from 'react';
import type { FileOfPatient, PatientEntry } from '../../../../api/contract/patients/patient.ts';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Link } from '../../link/link.tsx';
import { pathTo } from '../../navigation/routes.ts';
import { latePart } from '../../parts/late-part.ts';
import * as icons from '../../parts/icons.ts';
import { RecordMark } from '../../records/record-rows.tsx';
import { useRecord } from '../../records/use-records.ts';
import { ScoreWords } from '../../scores/score-words.tsx';

interface PatientFormsProps {
  readonly files: readonly FileOfPatient[];
  readonly entries: readonly PatientEntry[];
  onShares(): void;
}

/** Every file of the patient by its form, with the last score; what was filled in last comes first. */
export function PatientForms({ files, entries, onShares }: PatientFormsProps) {
  const { t } = useLanguage();
  if (files.length === 0)
    return <Message icon={icons.file} title={t('patients:files_empty')} text={t('patients:files_emptyText')} />;
  const filledIn = (last: PatientEntry | undefined): string => last?.createdAt ?? '';
  const rows = files
    .map((under) => ({ under, last: entries.find((entry) => entry.file === under.file.id) }))
    .sort((one, other) => filledIn(other.last).localeCompare(filledIn(one.last)));
  return (
    <ul className="porsa-portal-patient-forms">
      {rows.map(({ under, last }) => (
        <FormRow key={under.file.id} under={under} last={last} onShares={onShares} />
      ))}
    </ul>
  );
}

/** Where a file is shown. */
export function filePath({ file, form }: FileOfPatient, entry?: string): string {
  const { headline, project, slug } = form;
  return pathTo('entries', { headline, project, category: slug, file: file.id, ...(entry !== undefined && { entry }) });
}

function fillPath({ file, form: { headline, project, slug } }: FileOfPatient): string {
  return pathTo('fill', { headline, project, category: slug, file: file.id, patient: '-', code: '-' });
}

const ShareDialog = latePart(
  async () => (await import('../../sharing/share-dialog.tsx')).ShareDialog,
  () => null,
);

interface FormRowProps {
  readonly under: FileOfPatient;
  readonly last: PatientEntry | undefined;
  /** Shares may have been withdrawn. */
  onShares(): void;
}

function FormRow({ under, last, onShares }: FormRowProps) {
  const tools = useLanguage();
  const { t, text, number } = tools;
  const { print } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onShares();
  };
  const { file, form, can, shares } = under;
  const title = text(form.title);
  const record = useRecord(file.id);
  const [score] = last?.scores ?? [];
  return (
    <li>
      <div className="porsa-portal-patient-form">
        <Link to={filePath(under)}>
          <bdi>{unbroken(title)}</bdi>
        </Link>
        <small>
          {t('patients:entries')}: {number(file.entries)}
          {last && <> · {t('patients:lastEntry', { time: formatMoment(last.createdAt, tools) })}</>}
        </small>
        {isOpen && <ShareDialog file={file.id} onClose={close} />}
      </div>
      {record && <RecordMark record={record} />}
      {score && <ScoreWords score={score} />}
      <span className="porsa-portal-patient-form-tools">
        {shares > 0 && (
          <SlButton size="small" onClick={() => setOpen(true)}>
            {t('patients:shared', { count: shares })}
            <span className="porsa-kit-hidden">: {title}</span>
          </SlButton>
        )}
        {can.report && file.entries > 0 && (
          <IconButton
            icon={icons.print}
            label={`${t('patients:print')}: ${title}`}
            onClick={() => print({ file: file.id, entry: last?.id })}
          />
        )}
        {can.fill && (
          <Link
            className="porsa-portal-icon-link"
            to={fillPath(under)}
            aria-label={`${t('portal:entries.add')}: ${title}`}
          >
            <Icon of={icons.plus} size={18} />
            {t('portal:entries.add')}
          </Link>
        )}
      </span>
    </li>
  );
}
