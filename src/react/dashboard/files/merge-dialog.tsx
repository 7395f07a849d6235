import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { Category, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useMerging } from '../merging/use-merging.ts';
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
  const { kept, other, meanwhile, round, choose, merge } = useMergingFiles(file, onDone);
  const [search, setSearch] = useState(file.patient.name ?? file.patient.code ?? '');
  const found = useCall(`${search}\n${round}`, (signal) =>
    client.file.getfiles({ category: category.id, search: search || undefined, limit: 20 }, { signal }),
  );
  const differs = other && differing(kept.patient, other.patient).join();
  return (
    <Dialog title={t('portal:merge.title')} wide onClose={onClose}>
      <div className="porsa-portal-form">
        <Alert text={meanwhile} />
        {other && differs ? (
          <MergeFields
            key={differs}
            kept={kept}
            merged={other}
            onChosen={(patient) => void merge(other, patient)}
            onBack={() => choose(undefined)}
          />
        ) : (
          <>
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
                  onChosen={(chosen) => {
                    choose(chosen);
                    if (differing(kept.patient, chosen.patient).length === 0) void merge(chosen);
                  }}
                />
              )}
            </Loading>
          </>
        )}
      </div>
    </Dialog>
  );
}

function useMergingFiles(file: PatientFile, onDone: () => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const calls = {
    async read(id: string): Promise<ClientReply<PatientFile>> {
      const reply = await client.file.getfile({ id });
      return reply.success ? { ...reply, data: reply.data.file } : reply;
    },
    merge: (kept: PatientFile, merged: PatientFile, patient?: Patient) =>
      client.file.mergefile({
        keep: kept.id,
        merge: merged.id,
        ...(patient && { patient }),
        were: { keep: asCompared(kept), merge: asCompared(merged) },
      }),
  };
  const words = {
    meanwhile: 'portal:merge.meanwhile',
    withResponses: true,
    question: t('portal:merge.question'),
    detail: ({ patient }: PatientFile) => t('portal:merge.detail', { name: patient.name ?? patient.code ?? '–' }),
    yes: t('portal:merge.yes'),
    done: t('portal:merge.done'),
  } as const;
  return useMerging(file, calls, words, onDone);
}

const asCompared = ({ patient, entries }: PatientFile) => ({ patient, entries });

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
