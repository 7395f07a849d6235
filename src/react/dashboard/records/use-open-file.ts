import { useState } from 'react';
import { isAway } from '../../../api/client/is-away.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { Category, Patient } from '../../../api/contract/shapes.ts';
import { addTexts } from '../../../store/texts.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { describeFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import { pathTo } from '../navigation/routes.ts';
import { recordsTexts } from './records-texts.ts';
import { useRecords } from './use-records.ts';

addTexts('records', recordsTexts);

interface Opened {
  readonly id: string;
  readonly details: Patient;
  /** The file that the patient has in a form already, as far as is known. */
  fileIn(form: Category): string | undefined;
}

/** Opens a patient's file in a form, and goes to fill it. Without a connection a new one is kept on this device. */
export function useOpenFile(): {
  readonly busy: string | undefined;
  readonly problem: string | undefined;
  open(form: Category, patient: Opened): Promise<void>;
} {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  const keep = useKeepFile();
  const waits = useRecords();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const find = async (form: Category, { id: patient, details, fileIn }: Opened): Promise<string> => {
    const id = uuid();
    if (waits.some((record) => record.id === patient)) return keep(form, { id, patient, details });
    const reply = await client.patient.openfile({ patient, category: form.id, id });
    if (reply.success) return reply.data.id;
    if (!isAway(reply.code)) throw new Error(describeFailure(reply, t));
    return fileIn(form) ?? keep(form, { id, patient, details }, describeFailure(reply, t));
  };
  return {
    busy,
    problem,
    async open(form, patient) {
      setBusy(form.id);
      setProblem(undefined);
      try {
        const file = await find(form, patient);
        const { headline, project, slug } = form;
        navigation.go(pathTo('fill', { headline, project, category: slug, file, patient: '-', code: '-' }));
      } catch (error) {
        setProblem((error as Error).message);
      }
      setBusy(undefined);
    },
  };
}

interface NewFile {
  readonly id: string;
  readonly patient: string;
  readonly details: Patient;
}

/** Keeps a file on this device, where its form can be opened without a connection. Throws with the reason why not. */
function useKeepFile(): (form: Category, file: NewFile, otherwise?: string) => Promise<string> {
  const { t } = useLanguage();
  const { client, waiting } = usePortal();
  return async ({ id: category, slug, title, headline, project }, file, otherwise) => {
    if (!waiting.isOffered()) throw new Error(otherwise ?? t('records:notKept'));
    const form = await client.category.getform({ category: slug });
    if (!form.success) throw new Error(isAway(form.code) ? t('records:formAway') : describeFailure(form, t));
    const made = { ...file, by: $session.get().id, form: { id: category, slug, title, headline, project } };
    const kept = await waiting.keepFile(made);
    if (kept === undefined) throw new Error(t('records:notKept'));
    return kept;
  };
}
