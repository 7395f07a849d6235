import { lazy, Suspense, useState } from 'react';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { showError } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { describeFailure, innermost } from '../failure.ts';
import { ActionButton } from '../parts/manage-actions.tsx';
import { usePortal } from '../portal-context.ts';
import { keepDownload } from '../summary/keep-download.ts';
import { EraseDialog } from './erase-dialog.tsx';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }));

export interface FileToolsProps { readonly file: PatientFile; readonly category: Category; onMerged(): void; onErased(): void }

/** What is seldom done with a whole file: taking it out, making one of two, erasing it; each for the roles that may. */
export function FileTools({ file, category, onMerged, onErased }: FileToolsProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [open, setOpen] = useState<'merge' | 'erase'>();
  const isOwner = category.role === 'owner';
  const take = async (): Promise<void> => {
    const reply = await client.file.exportfile({ id: file.id });
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    await keepDownload(reply.data, `patient-${file.id}.json`);
  };
  return (
    <>
      {category.can.share && <ActionButton icon="download" label={t('portal:file.export')} onClick={() => void take()} />}
      {(isOwner || category.role === 'secretary') && <ActionButton icon="people" label={t('portal:merge.open')} onClick={() => setOpen('merge')} />}
      {isOwner && <ActionButton icon="warning" label={t('portal:erase.open')} onClick={() => setOpen('erase')} />}
      {open === 'merge' && <Suspense><MergeDialog file={file} category={category} onClose={() => setOpen(undefined)} onDone={() => { setOpen(undefined); onMerged(); }} /></Suspense>}
      {open === 'erase' && <EraseDialog file={file} onClose={() => setOpen(undefined)} onDone={onErased} />}
    </>
  );
}
