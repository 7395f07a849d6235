import { useStore } from '@nanostores/react';
import { addTexts } from '../../../store/texts.ts';
import { useDesigner } from '../model/designer-context.ts';
import { lateDesignerTexts } from '../texts/late-designer-texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { FoundDialog } from './found-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PastedDialog } from './pasted-dialog.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RemoveOptionDialog, RemoveRowDialog } from './remove-option-dialog.tsx';
import { LateShareDialog } from '../share/late-share-dialog.tsx';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { ExchangeDialog } from '../exchange/exchange-dialog.tsx';
import { LibraryDialog } from '../library/library-dialog.tsx';
import { SaveBlockDialog } from '../library/clinic/save-block-dialog.tsx';
import { MapDialog } from '../map/map-dialog.tsx';
import { TranslationsDialog } from '../translations/translations-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

addTexts('designer', lateDesignerTexts);

/** The dialog that is open, if one is. Two people's changes come before everything else. */
export function Dialogs() {
  const { model, actions } = useDesigner();
  const saving = useStore(model.store.$saving);
  const dialog = useStore(model.$dialog);
  const close = (): void => model.$dialog.set(null);
  if (saving.kind === 'conflict') return <ConflictDialog conflict={saving} />;
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'publish':
      return <PublishDialog close={close} />;
    case 'problems':
      return <ProblemsDialog close={close} />;
    case 'found':
      return <FoundDialog found={dialog.found} close={close} />;
    case 'share':
      return <LateShareDialog close={close} />;
    case 'translations':
      return <TranslationsDialog close={close} />;
    case 'import':
      return <ImportDialog close={close} />;
    case 'xlsform':
    case 'xform':
    case 'redcap':
      return <ExchangeDialog format={dialog.kind} close={close} />;
    case 'library':
      return <LibraryDialog close={close} />;
    case 'saveblock':
      return <SaveBlockDialog source={dialog.source} close={close} />;
    case 'history':
      return <HistoryDialog close={close} />;
    case 'map':
      return <MapDialog close={close} />;
    case 'shortcuts':
      return <ShortcutsDialog close={close} />;
    case 'movequestions':
      return <MoveDialog ids={dialog.ids} close={close} />;
    case 'removequestions':
      return <RemoveDialog ids={dialog.ids} remove={actions.remove} close={close} />;
    case 'removepage':
      return (
        <RemoveDialog ids={[dialog.id]} remove={([id = ''], sure) => actions.removePage(id, sure)} close={close} />
      );
    case 'pasted':
      return <PastedDialog ids={dialog.ids} names={dialog.names} close={close} />;
    case 'removeoption':
      return <RemoveOptionDialog id={dialog.id} path={dialog.path} close={close} />;
    case 'removerow':
      return <RemoveRowDialog id={dialog.id} index={dialog.index} close={close} />;
    case 'changetype':
      return <ChangeTypeDialog id={dialog.id} type={dialog.type} close={close} />;
    default:
      return dialog satisfies never;
  }
}
