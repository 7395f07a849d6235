import { useState } from 'react';
import type { Category, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { askConfirm, showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Loading } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { differing, MergeFields } from './merge-fields.tsx';

interface MergeDialogProps {
  readonly file: PatientFile;
  readonly category: Category;
  onClose(): void;
  onDone(): void;
}

/** Finds the other file of the same person, and takes its entries into this one. */
export function MergeDialog({ file, category, onClose, onDone }: MergeDialogProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [search, setSearch] = useState(file.patient.name ?? file.patient.code ?? '');
  const [chosen, choose] = useState<PatientFile>();
  const found = useCall(search, (signal) =>
    client.file.getfiles({ category: category.id, search: search || undefined, limit: 20 }, { signal }),
  );
  const merge = async (other: PatientFile, patient?: Patient): Promise<void> => {
    if (
      !(await askConfirm(t('portal:merge.question'), {
        detail: t('portal:merge.detail', { name: other.patient.name ?? other.patient.code ?? '–' }),
        yes: t('portal:merge.yes'),
      }))
    )
      return;
    const reply = await client.file.mergefile({ keep: file.id, merge: other.id, ...(patient && { patient }) });
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    showSuccess(t('portal:merge.done'));
    onDone();
  };
  return (
    <Dialog title={t('portal:merge.title')} wide onClose={onClose}>
      {chosen && (
        <MergeFields
          kept={file}
          merged={chosen}
          onChosen={(patient) => void merge(chosen, patient)}
          onBack={() => choose(undefined)}
        />
      )}
      {!chosen && (
        <div className="porsa-portal-form">
          <TextField
            label={t('portal:merge.search')}
            help={t('portal:merge.text')}
            value={search}
            onChange={setSearch}
          />
          <Loading of={found}>
            {({ items }) => (
              <Others
                files={items.filter(({ id }) => id !== file.id)}
                onChosen={(other) => {
                  if (differing(file.patient, other.patient).length > 0) choose(other);
                  else void merge(other);
                }}
              />
            )}
          </Loading>
        </div>
      )}
    </Dialog>
  );
}

function Others({ files, onChosen }: { readonly files: readonly PatientFile[]; onChosen(file: PatientFile): void }) {
  const { t, digits, number } = useLanguage();
  if (files.length === 0) return <p role="status">{t('portal:merge.none')}</p>;
  return (
    <ul className="porsa-portal-bin">
      {files.map((other) => (
        <li key={other.id}>
          <span>
            <strong>
              <bdi>{other.patient.name || t('portal:patient.nameless')}</bdi>
            </strong>
            <span className="porsa-portal-soft">
              <bdi dir="ltr">{digits(other.patient.code ?? other.patient.phone ?? '–')}</bdi> ·{' '}
              {t('portal:files.entries')}: {number(other.entries)}
            </span>
          </span>
          <SlButton size="small" onClick={() => onChosen(other)}>
            {t('portal:merge.choose')}
          </SlButton>
        </li>
      ))}
    </ul>
  );
}
