import { useState, type ReactNode } from 'react';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { askConfirm, showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { describeFailure, innermost } from '../failure.ts';
import { Dialog } from '../parts/dialog.tsx';
import { MoreMenu, type MenuAction } from '../parts/more-menu.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { usePortal } from '../portal-context.ts';
import { pathTo } from '../routes.ts';
import { keepDownload } from '../summary/keep-download.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ShortLinkDialog } from './link-dialog.tsx';
import { PatientDialog } from './patient-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

const MergeDialog = onDemand(
  async () => (await import('./merge-dialog.tsx')).MergeDialog,
  (content, { onClose }) => <MergeFrame onClose={onClose}>{content}</MergeFrame>,
);

function MergeFrame({ onClose, children }: { onClose(): void; readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Dialog title={t('portal:merge.title')} onClose={onClose}>
      {children}
    </Dialog>
  );
}

interface FileToolsProps {
  readonly file: PatientFile;
  readonly category: Category;
  /** Where one goes when the file is no longer here. */
  readonly filesPath: string;
  onChange(): void;
}

type Tool = 'share' | 'edit' | 'link' | 'merge' | 'erase';

/** What may be done with a whole file, by role: sharing and changing it, taking it out, making one of two, removing and erasing it. */
export function FileTools(props: FileToolsProps) {
  const { file, category } = props;
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const [open, setOpen] = useState<Tool>();
  const { remove, take } = useFileCalls(props);
  const isOwner = category.role === 'owner';
  const looksAfter = isOwner || category.role === 'secretary';
  const actions: readonly (MenuAction | false)[] = [
    category.can.share && { icon: 'share', text: t('portal:share.open'), act: () => setOpen('share') },
    { icon: 'edit', text: t('portal:patient.edit'), act: () => setOpen('edit') },
    { icon: 'link', text: t('portal:links.file'), act: () => setOpen('link') },
    isOwner && {
      icon: 'shield',
      text: t('portal:audit.open'),
      act: () => navigation.go(`${pathTo('adminAudit', {})}?${new URLSearchParams({ file: file.id }).toString()}`),
    },
    category.can.share && { icon: 'download', text: t('portal:file.export'), act: () => void take() },
    looksAfter && { icon: 'people', text: t('portal:merge.open'), act: () => setOpen('merge') },
    looksAfter && { icon: 'remove', text: t('portal:files.remove'), danger: true, act: () => void remove() },
    isOwner && { icon: 'warning', text: t('portal:erase.open'), danger: true, act: () => setOpen('erase') },
  ];
  return (
    <>
      <MoreMenu actions={actions.filter((action) => action !== false)} />
      {open && <ToolDialog {...props} tool={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useFileCalls({ file, filesPath }: FileToolsProps): { remove(): Promise<void>; take(): Promise<void> } {
  const { t } = useLanguage();
  const { client, navigation } = usePortal();
  return {
    async remove() {
      if (
        !(await askConfirm(t('portal:remove.question'), {
          detail: t('portal:files.removeDetail'),
          yes: t('portal:remove.yes'),
          danger: true,
        }))
      )
        return;
      const reply = await client.file.removefile({ id: file.id });
      if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
      showSuccess(t('portal:remove.done'));
      navigation.go(filesPath, { replace: true });
    },
    async take() {
      const reply = await client.file.exportfile({ id: file.id });
      if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
      await keepDownload(reply.data, `patient-${file.id}.json`);
    },
  };
}

function ToolDialog({
  tool,
  file,
  category,
  filesPath,
  onChange,
  onClose,
}: FileToolsProps & { readonly tool: Tool; onClose(): void }): ReactNode {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const changed = (): void => {
    onClose();
    onChange();
  };
  switch (tool) {
    case 'share':
      return <ShareDialog file={file.id} onClose={onClose} />;
    case 'edit':
      return <PatientDialog category={category} file={file} onClose={onClose} onStored={changed} />;
    case 'link':
      return <ShortLinkDialog title={t('portal:links.file')} to={{ kind: 'file', file: file.id }} onClose={onClose} />;
    case 'merge':
      return <MergeDialog file={file} category={category} onClose={onClose} onDone={changed} />;
    case 'erase':
      return <EraseDialog file={file} onClose={onClose} onDone={() => navigation.go(filesPath, { replace: true })} />;
    default:
      return tool satisfies never;
  }
}
