import { useState, type ReactNode } from 'react';
import type { Can } from '../../../api/contract/permissions.ts';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { usePortal } from '../context/portal-context.ts';
import { pathTo } from '../navigation/routes.ts';
import { keepFile } from '../../kit/download/keep-file.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { PatientDialog } from './patient-dialog.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import * as icons from '../parts/icons.ts';

const ShortLinkDialog = onDemand(
  async () => (await import('../links/link-dialog.tsx')).ShortLinkDialog,
  () => null,
);

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
  /** What the person may do with the file. */
  readonly can: Can;
  /** Where to go once the file is removed. */
  readonly filesPath: string;
  onChange(): void;
}

type Tool = 'share' | 'edit' | 'link' | 'merge' | 'erase';

/** What the person may do with a whole file: share, change, export, merge, remove and erase it. */
export function FileTools(props: FileToolsProps) {
  const { file, can } = props;
  const { t } = useLanguage();
  const { navigation, print } = usePortal();
  const [open, setOpen] = useState<Tool>();
  const { remove, take } = useFileCalls(props);
  const actions: readonly (MenuAction | false)[] = [
    can.report &&
      file.entries > 1 && {
        icon: icons.print,
        text: t('portal:report.all'),
        act: () => print({ file: file.id, all: true }),
      },
    can.share && { icon: icons.share, text: t('portal:share.open'), act: () => setOpen('share') },
    can.write && { icon: icons.edit, text: t('portal:patient.edit'), act: () => setOpen('edit') },
    { icon: icons.link, text: t('portal:links.file'), act: () => setOpen('link') },
    can.audit && {
      icon: icons.shield,
      text: t('portal:file.audit'),
      act: () => navigation.go(`${pathTo('adminAudit', {})}?${new URLSearchParams({ file: file.id }).toString()}`),
    },
    can.share && { icon: icons.download, text: t('portal:file.export'), act: () => void take() },
    can.remove && { icon: icons.people, text: t('portal:merge.open'), act: () => setOpen('merge') },
    can.remove && { icon: icons.trash, text: t('portal:files.remove'), danger: true, act: () => void remove() },
    can.administer && { icon: icons.warning, text: t('portal:erase.open'), danger: true, act: () => setOpen('erase') },
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
      if (!reply.success) return showFailure(reply, t);
      showSuccess(t('portal:remove.done'));
      navigation.go(filesPath, { replace: true });
    },
    async take() {
      const reply = await client.file.exportfile({ id: file.id });
      if (!reply.success) return showFailure(reply, t);
      keepFile(await reply.data.blob(), `patient-${file.id}.json`);
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
      return (
        <PatientDialog
          category={category}
          file={file}
          onClose={(isOld) => (isOld ? changed() : onClose())}
          onStored={changed}
        />
      );
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
