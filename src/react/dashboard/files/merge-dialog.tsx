import { useState } from 'react';
import type { Category, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { differing, MergeFields } from './merge-fields.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';

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
    if (!reply.success) return showFailure(reply, t);
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
            {({ items, next }) => (
              <Others
                more={next !== null}
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

interface OthersProps {
  readonly files: readonly PatientFile[];
  /** More are found than are listed. */
  readonly more: boolean;
  onChosen(file: PatientFile): void;
}

function Others({ files, more, onChosen }: OthersProps) {
  const { t, digits, number } = useLanguage();
  if (files.length === 0) return <p role="status">{t('portal:merge.none')}</p>;
  return (
    <>
      <Rows>
        {files.map((other) => (
          <Row
            key={other.id}
            title={other.patient.name || t('portal:patient.nameless')}
            detail={
              <>
                <bdi dir="ltr">{digits(other.patient.code ?? other.patient.phone ?? '–')}</bdi> ·{' '}
                {t('portal:files.entries')}: {number(other.entries)}
              </>
            }
          >
            <SlButton size="small" onClick={() => onChosen(other)}>
              {t('portal:merge.choose')}
            </SlButton>
          </Row>
        ))}
      </Rows>
      {more && <p className="porsa-portal-soft">{t('portal:merge.more')}</p>}
    </>
  );
}
