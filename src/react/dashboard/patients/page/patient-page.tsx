import { useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { CallData } from '../../../../api/contract/contract.ts';
import { $rightRound } from '../../../../store/live.ts';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useScreen } from '../../context/use-screen.ts';
import { PatientCard } from '../../files/patient-card.tsx';
import { pathTo } from '../../navigation/routes.ts';
import { Loading } from '../../parts/loading.tsx';
import { RecordNotice } from '../../records/record-notice.tsx';
import { useRecord, useRecordsKey, useWaitingResponses } from '../../records/use-records.ts';
import { Section } from '../../parts/section.tsx';
import scores from '../../scores/scores.css?inline';
import styles from '../patients.css?inline';
import { patientsTexts } from '../patients-texts.ts';
import { PatientForms } from './patient-forms.tsx';
import { PatientTools } from './patient-tools.tsx';
import { PatientTrends } from './patient-trends.tsx';
import { Timeline } from './timeline.tsx';
import { Unmatched } from './unmatched.tsx';

addTexts('patients', patientsTexts);

const sheets = [styles, scores];

export type PatientData = CallData<'/patient/getpatient'>;

/** A patient over all forms that the person may read: who it is, the files with their last scores, trends, and what happened when. */
export function PatientPage({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const round = useStore($rightRound);
  // Which of the files that responses wait for are the patient's, the server knows.
  const patient = useCall(`${id} ${round} ${useWaitingResponses()} ${useRecordsKey(id)}`, (signal) =>
    client.patient.getpatient({ id }, { signal }),
  );
  const name = patient.state === 'ready' ? patient.data.patient.patient.name : undefined;
  useScreen({ title: name ?? t('patients:one'), pageTitle: t('patients:one'), subTitle: t('patients:title') });
  return (
    <div ref={root}>
      <Loading of={patient}>{(data, reload) => <Found data={data} onChange={reload} />}</Loading>
    </div>
  );
}

function Found({ data, onChange }: { readonly data: PatientData; onChange(): void }) {
  const { t } = useLanguage();
  const { patient, files, entries, more } = data;
  const { navigation } = usePortal();
  const record = useRecord(patient.id);
  return (
    <>
      {record && (
        <RecordNotice record={record} onDiscarded={() => navigation.go(pathTo('patients', {}), { replace: true })} />
      )}
      <PatientCard patient={patient.patient}>
        <PatientTools data={data} onChange={onChange} />
      </PatientCard>
      {patient.patient.code === undefined && data.can.merge && !record && (
        <Unmatched patient={patient} onMatched={onChange} />
      )}
      <Section title={t('patients:forms')}>
        <PatientForms files={files} entries={entries} onShares={onChange} />
      </Section>
      <PatientTrends files={files} entries={entries} more={more} />
      {entries.length > 0 && (
        <Section title={t('patients:timeline')}>
          <Timeline files={files} entries={entries} more={more} />
        </Section>
      )}
    </>
  );
}
