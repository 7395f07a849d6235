import { ActionMenu } from '../../kit/action-menu/action-menu.tsx';
import { download, file, print } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import type { DownloadFormat } from '../types.ts';

const formats: readonly Exclude<DownloadFormat, 'print'>[] = ['docx', 'markdown', 'json'];

export function DownloadMenu() {
  const { t } = useLanguage();
  const tools = useProposal();
  const items = formats.map((format) => ({
    icon: file,
    text: t(`proposal:download.${format}`),
    detail: t(`proposal:download.${format}detail`),
    act: () => void tools.download(format),
  }));
  return (
    <ActionMenu
      label={t('proposal:download.title')}
      icon={download}
      items={[...items, { icon: print, text: t('proposal:download.print'), act: () => void tools.download('print') }]}
    />
  );
}
