import { useState, type FormEvent } from 'react';
import { isAway } from '../../../api/client/is-away.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Category, Patient, PatientFile } from '../../../api/contract/shapes.ts';
import { isLikeName } from '../../../engine/likeness/likeness.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import type { StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import { useFields } from '../parts/use-fields.ts';
import type { PatientFields } from './patient-fields.tsx';
import { patientInWords } from './patient-in-words.ts';
import { checkPatient, toPatient, toTexts } from './patient-texts.ts';

export interface PatientDialogProps {
  readonly category: Category;
  /** The file to change; absent for a new one. */
  readonly file?: PatientFile;
  /** `isOld`: somebody else has changed the patient since. */
  onClose(isOld: boolean): void;
  onStored(file: PatientFile): void;
  /** The server cannot be reached for a new file; absent: it says so. */
  onAway?: ((patient: Patient) => void) | undefined;
  /** The new file is to be that of a patient who is the same person; absent: nobody is looked for. */
  onUse?: ((id: string, patient: Patient) => void) | undefined;
  /** Why the file of that patient could not be opened. */
  readonly problem?: string | undefined;
}

type Alike = CallData<'/patient/findduplicates'>;

/** Patients who may be the same person as the one who was typed. */
interface FoundAlike {
  readonly found: Alike;
  readonly typed: Patient;
}

/** A new file's id is made here, so storing it twice stores one file. Before a second file of one person in the form, or a second patient, is made, it says so. */
export function usePatientForm({ category, file, onStored, onAway, onUse }: PatientDialogProps): {
  readonly fields: PatientFields;
  /** The file that somebody with the same national code has already. */
  readonly held: PatientFile | undefined;
  readonly alike: FoundAlike | undefined;
  /** What somebody else has changed meanwhile. */
  readonly theirs: readonly StoredMeanwhile[];
  submit(event: FormEvent): void;
  /** From those who are alike to what was typed. */
  back(): void;
} {
  const tools = useLanguage();
  const { client } = usePortal();
  const { read, theirs, look } = useMeanwhile(file?.patient, {
    async again() {
      const reply = file && (await client.file.getfile({ id: file.id }));
      return reply?.success ? reply.data.file.patient : undefined;
    },
    inWords: (patient = {}) => patientInWords(patient, tools),
  });
  const [other, setOther] = useState<PatientFile>();
  const [alike, setAlike] = useState<FoundAlike>();
  const fields = useFields({ id: file?.id ?? uuid(), ...toTexts(file?.patient ?? {}, tools) });
  const find = useFindBefore(category);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { id, ...texts } = fields.values;
    const patient = toPatient(texts, tools.calendar);
    const isLookedAt = file !== undefined || alike !== undefined || (other !== undefined && other === held);
    void fields.send(checkPatient(texts, patient, category.settings, tools.t), async () => {
      const before = isLookedAt ? {} : await find(patient, onUse !== undefined);
      setOther(before.held);
      setAlike(before.alike && { found: before.alike, typed: patient });
      if (before.held ?? before.alike) return { success: true };
      const reply = await client.file.storefile({ id, category: category.slug, patient, was: read });
      if (reply.success) onStored(reply.data);
      else if (onAway && isAway(reply.code)) onAway(patient);
      return look(reply);
    });
  };
  const held = other?.patient.code === foldDigits(fields.values.code).trim() ? other : undefined;
  return { fields, held, alike, theirs, submit, back: () => setAlike(undefined) };
}

interface FoundBefore {
  readonly held?: PatientFile | undefined;
  readonly alike?: Alike | undefined;
}

/** Looks for the file that somebody of the same national code has in the form, else for patients who may be the same person. */
function useFindBefore({ slug }: Category): (patient: Patient, seekPatients: boolean) => Promise<FoundBefore> {
  const { client } = usePortal();
  const heldFile = async (code: string | undefined): Promise<PatientFile | undefined> => {
    if (!code) return undefined;
    const reply = await client.file.getfiles({ category: slug, search: code, limit: 1 });
    return reply.success ? reply.data.items.find((one) => one.patient.code === code) : undefined;
  };
  return async (patient, seekPatients) => {
    const held = await heldFile(patient.code);
    if (held || !seekPatients) return { held };
    const reply = await client.patient.findduplicates({ patient });
    if (!reply.success) return {};
    const items = reply.data.items.filter((one) => !isSurelyOne(patient, one));
    return items.length > 0 ? { alike: { ...reply.data, items, codeTaken: false } } : {};
  };
}

/** Of one national code and one name: the server gives the file to that patient. */
const isSurelyOne = (patient: Patient, { alike, patient: other }: Alike['items'][number]): boolean =>
  alike === 'code' && isLikeName(patient.name, other.patient.name);
