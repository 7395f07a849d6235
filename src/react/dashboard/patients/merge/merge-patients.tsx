import { useState } from 'react';
import { errors } from '../../../../api/contract/errors.ts';
import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import type { Patient } from '../../../../api/contract/shapes.ts';
import { askConfirm, showSuccess } from '../../../../store/notices.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { innermost, showFailure } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
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
  const { patient, other, choose, merge } = useMerge(opened, onDone);
  const [search, setSearch] = useState(patient.patient.name ?? patient.patient.code ?? '');
  const found = useCall(search, (signal) =>
    client.patient.getpatients({ search: search || undefined, limit: listed }, { signal }),
  );
  const { ageOn: _day, ...details } = patient.patient;
  const alike = useCall(patient.id, (signal) =>
    client.patient.findduplicates({ patient: details, except: patient.id }, { signal }),
  );
  const probable = alike.state === 'ready' ? alike.data.items : [];
  const listedAbove = [patient.id, ...probable.map((each) => each.patient.id)];
  return (
    <Dialog title={t('patients:merge.title')} wide onClose={onClose}>
      {other ? (
        <CompareDetails
          kept={patient.patient}
          merged={other.patient}
          onChosen={(chosen) => void merge(other, chosen)}
          onBack={() => choose(undefined)}
        />
      ) : (
        <div className="porsa-portal-form">
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
        </div>
      )}
    </Dialog>
  );
}

/** The two who are compared, and making one of them. */
function useMerge(opened: PatientItem, onDone: () => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [patient, setPatient] = useState(opened);
  const [other, choose] = useState<PatientItem>();
  /** Who has become part of another is to be found anew. */
  const compareAnew = async (merged: PatientItem): Promise<void> => {
    const [kept, read] = await Promise.all(
      [patient, merged].map(async ({ id }) => {
        const reply = await client.patient.getpatient({ id });
        return reply.success && reply.data.patient.id === id ? reply.data.patient : undefined;
      }),
    );
    if (!kept) return onDone();
    setPatient(kept);
    choose(read);
  };
  const merge = async (merged: PatientItem, chosen: Patient): Promise<void> => {
    const options = { detail: t('patients:merge.detail'), yes: t('patients:merge.do') };
    if (!(await askConfirm(t('patients:merge.question'), options))) return;
    const were = { keep: patient.patient, merge: merged.patient };
    const reply = await client.patient.mergepatients({ keep: patient.id, merge: merged.id, patient: chosen, were });
    if (!reply.success) {
      showFailure(reply, t);
      if (innermost(reply).code === errors.olderrev.code) await compareAnew(merged);
      return;
    }
    showSuccess(t('patients:merge.done'));
    onDone();
  };
  return { patient, other, choose, merge };
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
