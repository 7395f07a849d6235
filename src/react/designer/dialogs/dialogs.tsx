import { useStore } from '@nanostores/react';
import { useDesigner } from '../designer-context.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ChangeTypeDialog } from './change-type-dialog.tsx';
import { FoundDialog } from './found-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RemoveOptionDialog, RemoveRowDialog } from './remove-option-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The dialog that is open, if one is. Two people's changes come before everything else. */
export function Dialogs() {
  const { model } = useDesigner();
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
    case 'shortcuts':
      return <ShortcutsDialog close={close} />;
    case 'movequestion':
      return <MoveDialog id={dialog.id} close={close} />;
    case 'removequestion':
    case 'removepage':
      return <RemoveDialog kind={dialog.kind} id={dialog.id} close={close} />;
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
