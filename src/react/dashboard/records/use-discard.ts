import { useStore } from '@nanostores/react';
import { isFile, madeAt, type WaitingRecord } from '../../../api/records/record.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { keepFile } from '../../kit/download/keep-file.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useRecords } from './use-records.ts';

/** A record with all that belongs to it, to be downloaded, or erased from this device after a question. */
export function useDiscard(record: WaitingRecord): { copy(): void; discard(): Promise<boolean> } {
  const { t } = useLanguage();
  const { unsent, waiting } = usePortal();
  const files = useRecords().filter(
    (other) => other.id === record.id || (isFile(other) && other.patient === record.id),
  );
  const ids = new Set(files.filter(isFile).map(({ id }) => id));
  const responses = useStore(unsent.$items).filter(({ entry }) => entry.file !== undefined && ids.has(entry.file));
  return {
    copy() {
      const content = {
        madeAt: madeAt(record),
        patient: record.kind === 'patient' ? record.patient : record.details,
        files: files.filter(isFile).map(({ id, form }) => ({ id, form: form.slug, title: form.title })),
        responses: responses.map(({ entry }) => entry),
      };
      keepFile(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), `patient-${record.id}.json`);
    },
    async discard() {
      const asked = {
        detail: responses.length
          ? t('records:discard.detail', { count: responses.length })
          : t('records:discard.alone'),
        yes: t('records:discard.do'),
        danger: true,
      };
      if (!(await askConfirm(t(`records:discard.${record.kind}`), asked))) return false;
      for (const { entry } of responses) await unsent.takeBack(entry.id, false);
      await waiting.discard(record.id);
      showSuccess(t('records:discard.done'));
      return true;
    },
  };
}
