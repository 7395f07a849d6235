import { useState } from 'react';
import type { ClientReply } from '../../../../api/client/client.ts';
import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import type { Patient } from '../../../../api/contract/shapes.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useMerging } from '../../merging/use-merging.ts';
import { Loading } from '../../parts/loading.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { describeBriefly } from '../describe-briefly.tsx';
import { Duplicates } from '../editor/duplicates.tsx';
import { CompareDetails } from './compare-details.tsx';

interface MergePatientsProps {
  readonly patient: PatientItem;
  onClose(): void;
  onDone(): void;
}

const listed = 20;

/** Finds the other patient who is the same person, first those who probably are, compares the two, and makes one of them. */
export function MergePatients({ patient: opened, onClose, onDone }: MergePatientsProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { kept: patient, other, meanwhile, round, choose, merge } = useMergingPatients(opened, onDone);
  const [search, setSearch] = useState(patient.patient.name ?? patient.patient.code ?? '');
  const found = useCall(`${search}\n${round}`, (signal) =>
    client.patient.getpatients({ search: search || undefined, limit: listed }, { signal }),
  );
  const { ageOn: _day, ...details } = patient.patient;
  const alike = useCall(`${patient.id}\n${round}`, (signal) =>
    client.patient.findduplicates({ patient: details, except: patient.id }, { signal }),
  );
  const probable = alike.state === 'ready' ? alike.data.items : [];
  const listedAbove = [patient.id, ...probable.map((each) => each.patient.id)];
  return (
    <Dialog title={t('patients:merge.title')} wide onClose={onClose}>
      <div className="porsa-portal-form">
        <Alert text={meanwhile} />
        {other ? (
          <CompareDetails
            kept={patient.patient}
            merged={other.patient}
            onChosen={(chosen) => void merge(other, chosen)}
            onBack={() => choose(undefined)}
          />
        ) : (
          <>
            {probable.length > 0 && (
              <Duplicates
                alike={{ items: probable, codeTaken: false, oddCode: false }}
                onUse={(id) => choose(probable.find((each) => each.patient.id === id)?.patient)}
              />
            )}
            <TextField
              label={t('patients:merge.search')}
              help={t('patients:merge.searchHelp')}
              value={search}
              onChange={setSearch}
            />
            <Loading of={found}>
              {({ items, next }) => (
                <Others
                  patients={items.filter(({ id }) => !listedAbove.includes(id))}
                  more={next !== null}
                  onChosen={choose}
                />
              )}
            </Loading>
          </>
        )}
      </div>
    </Dialog>
  );
}

function useMergingPatients(patient: PatientItem, onDone: () => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const calls = {
    async read(id: string): Promise<ClientReply<PatientItem>> {
      const reply = await client.patient.getpatient({ id });
      return reply.success ? { ...reply, data: reply.data.patient } : reply;
    },
    merge: (kept: PatientItem, merged: PatientItem, chosen: Patient = {}) =>
      client.patient.mergepatients({
        keep: kept.id,
        merge: merged.id,
        patient: chosen,
        were: { keep: kept.patient, merge: merged.patient },
      }),
  };
  const words = {
    meanwhile: 'patients:merge.meanwhile',
    withResponses: false,
    question: t('patients:merge.question'),
    detail: () => t('patients:merge.detail'),
    yes: t('patients:merge.do'),
    done: t('patients:merge.done'),
  } as const;
  return useMerging(patient, calls, words, onDone);
}

interface OthersProps {
  readonly patients: readonly PatientItem[];
  readonly more: boolean;
  onChosen(patient: PatientItem): void;
}

function Others({ patients, more, onChosen }: OthersProps) {
  const tools = useLanguage();
  const { t } = tools;
  const today = localToday();
  if (patients.length === 0) return <p role="status">{t('patients:merge.none')}</p>;
  return (
    <>
      <Rows>
        {patients.map((other) => (
          <Row
            key={other.id}
            title={other.patient.name || t('portal:patient.nameless')}
            detail={describeBriefly(other, tools, today)}
          >
            <SlButton size="small" onClick={() => onChosen(other)}>
              {t('patients:merge.choose')}
            </SlButton>
          </Row>
        ))}
      </Rows>
      {more && <p className="porsa-portal-soft">{t('patients:merge.more')}</p>}
    </>
  );
}
