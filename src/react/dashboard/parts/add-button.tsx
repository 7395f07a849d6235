import { useState } from 'react';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { NameDialog, type NameDialogProps } from './name-dialog.tsx';
import { byKey } from '../keyboard/screen-actions.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from './icons.ts';

/** Adds one thing by its name. */
export function AddButton({ title, store, onDone }: Pick<NameDialogProps, 'title' | 'store' | 'onDone'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="porsa-portal-actions">
      <SlButton variant="primary" {...byKey('n')} onClick={() => setOpen(true)}>
        <Icon of={icons.plus} size={18} slot="prefix" />
        {title}
      </SlButton>
      {open && <NameDialog title={title} store={store} onClose={() => setOpen(false)} onDone={onDone} />}
    </div>
  );
}
