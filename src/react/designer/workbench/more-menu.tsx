import { useLanguage } from '../../ui/language/language.tsx';
import { ActionMenu } from '../../kit/action-menu/action-menu.tsx';
import { keepFile } from '../../kit/download/keep-file.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { ExchangeFormat } from '../exchange/spreadsheets.ts';
import * as icons from '../icons/icons.ts';
import { noReply } from '../store/remote.ts';

const formats = ['porsa', 'fhir'] as const;
/** What the page writes by itself. */
const exchanged = ['xlsform', 'xform', 'redcap'] as const satisfies readonly ExchangeFormat[];

/** What is done less often. */
export function MoreMenu() {
  const { model, client, category, spreadsheets } = useDesigner();
  const { t } = useLanguage();
  const exportAs = useExport();
  const canImport = client?.category.import !== undefined;
  const canExport = client?.category.export !== undefined && category !== undefined;
  return (
    <ActionMenu
      compact
      label={t('common:more')}
      icon={icons.more}
      items={[
        {
          icon: icons.undo,
          text: t('designer:bar.history'),
          act: () => model.$dialog.set({ kind: 'history' }),
        },
        {
          icon: icons.translate,
          text: t('designer:bar.translations'),
          act: () => model.$dialog.set({ kind: 'translations' }),
        },
        { icon: icons.condition, text: t('designer:bar.map'), act: () => model.$dialog.set({ kind: 'map' }) },
        ...(canImport
          ? [
              {
                icon: icons.upload,
                text: t('designer:bar.import'),
                act: () => model.$dialog.set({ kind: 'import' }),
              },
            ]
          : []),
        ...(canExport
          ? formats.map((format) => ({
              icon: icons.download,
              text: t(`designer:export.${format}`),
              act: () => void exportAs(format),
            }))
          : []),
        ...(spreadsheets
          ? exchanged.map((kind) => ({
              icon: icons.download,
              text: t(`designer:export.${kind}`),
              act: () => model.$dialog.set({ kind }),
            }))
          : []),
        {
          icon: icons.keyboard,
          text: t('designer:bar.shortcuts'),
          act: () => model.$dialog.set({ kind: 'shortcuts' }),
        },
      ]}
    />
  );
}

/** The server writes what it has: the draft is saved first. */
function useExport(): (format: (typeof formats)[number]) => Promise<void> {
  const { model, client, category } = useDesigner();
  const { t } = useLanguage();
  return async (format) => {
    const show = (text: string): void => model.$toast.set({ text, undo: false });
    const saving = await model.store.save();
    if (saving.kind === 'conflict') return;
    if (saving.kind !== 'saved') return show(t('designer:export.unsaved'));
    const reply = await client!.category.export!({ category: category!, format });
    if (!reply.success)
      return show(reply.code > noReply || reply.message === '' ? t('designer:export.offline') : reply.message);
    keepFile(await reply.data.blob(), `${category}.${format}.json`);
  };
}
