import { useStore } from '@nanostores/react';
import { useState, type FormEvent } from 'react';
import type { Refusal } from '../../../../api/client/client.ts';
import { isAway } from '../../../../api/client/is-away.ts';
import { uuid } from '../../../../api/client/uuid.ts';
import type { CallData } from '../../../../api/contract/contract.ts';
import type { PatientItem } from '../../../../api/contract/patients/patient.ts';
import type { Patient } from '../../../../api/contract/shapes.ts';
import { showSuccess } from '../../../../store/notices.ts';
import { $shownSince } from '../../../../store/reach.ts';
import { $session } from '../../../../store/session.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePortal } from '../../context/portal-context.ts';
import type { PatientFields } from '../../files/patient-fields.tsx';
import { patientInWords } from '../../files/patient-in-words.ts';
import { checkPatient, toPatient, toTexts } from '../../files/patient-texts.ts';
import type { StoredMeanwhile } from '../../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../../meanwhile/use-meanwhile.ts';
import { useFields } from '../../parts/use-fields.ts';
import { useRecord } from '../../records/use-records.ts';

export type Alike = CallData<'/patient/findduplicates'>;

interface Edited {
  readonly patient?: PatientItem;
  readonly start?: Patient;
  onStored(patient: PatientItem): void;
}

/** A new patient's id is made here, so storing it twice stores one. Without a connection a new one is kept on this device. */
export function usePatient({ patient: before, start = {}, onStored }: Edited): {
  readonly fields: PatientFields;
  readonly alike: Alike | undefined;
  /** What is saved is kept on this device for now. */
  readonly isAway: boolean;
  submit(event: FormEvent): void;
  back(): void;
  saveAnyway(): void;
  /** What somebody else has changed meanwhile. */
  readonly theirs: readonly StoredMeanwhile[];
} {
  const tools = useLanguage();
  const { client, waiting } = usePortal();
  const [newId] = useState(uuid);
  const fields = useFields({ id: before?.id ?? newId, ...toTexts(before?.patient ?? start, tools) });
  const { read, theirs, look } = useMeanwhile(before, {
    async again() {
      const reply = await client.patient.getpatient({ id });
      return reply.success ? reply.data.patient : undefined;
    },
    inWords: (item) => patientInWords(item?.patient ?? {}, tools),
  });
  const [alike, setAlike] = useState<Alike>();
  const isServerAway = useStore($shownSince) !== undefined;
  const isWaiting = useRecord(fields.values.id) !== undefined;
  const keep = useKeepPatient(onStored);
  const { id, ...texts } = fields.values;
  const patient = toPatient(texts, tools.calendar);
  const mayKeep = waiting.isOffered() && (before === undefined || isWaiting);
  const store = async () => {
    if (isWaiting) return keep(id, patient);
    const reply = await look(await client.patient.storepatient({ id, patient, was: read?.patient }));
    if (!reply.success) return mayKeep && isAway(reply.code) ? keep(id, patient) : reply;
    showSuccess(tools.t('patients:saved'));
    onStored(reply.data);
    return reply;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void fields.send(checkPatient(texts, patient, {}, tools.t), async () => {
      const found = await client.patient.findduplicates({ patient, ...(before && { except: id }) });
      if (!found.success) return found;
      if (!needsLook(found.data, before?.patient, patient)) return store();
      setAlike(found.data);
      return found;
    });
  };
  return {
    fields,
    alike,
    theirs,
    isAway: isServerAway && mayKeep,
    submit,
    back: () => setAlike(undefined),
    saveAnyway: () => void fields.send({}, store),
  };
}

/** Keeps a patient on this device, and has the server asked at once where it is there. */
function useKeepPatient(
  onStored: (patient: PatientItem) => void,
): (id: string, patient: Patient) => Promise<{ readonly success: true } | Refusal> {
  const { t } = useLanguage();
  const { unsent, waiting } = usePortal();
  return async (id, patient) => {
    if (!(await waiting.keepPatient({ id, by: $session.get().id, patient })))
      return { success: false, code: 0, message: t('records:notKept') };
    showSuccess(t('records:kept'));
    const at = new Date().toISOString();
    onStored({ id, patient, files: 0, entries: 0, createdAt: at, updatedAt: at });
    void unsent.sendNow();
    return { success: true };
  };
}

/** What was so before the change has been looked at then. */
function needsLook({ items, codeTaken, oddCode }: Alike, before: Patient | undefined, patient: Patient): boolean {
  const isNew = (key: 'code' | 'phone' | 'name' | 'birthdate'): boolean => before?.[key] !== patient[key];
  const news = items.filter(({ alike }) => (alike === 'name' ? isNew('name') || isNew('birthdate') : isNew(alike)));
  return codeTaken || (oddCode && isNew('code')) || news.length > 0;
}
