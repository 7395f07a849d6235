import { useState } from 'react';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Icon } from './icon.tsx';
import { NameDialog, type NameDialogProps } from './name-dialog.tsx';

/** Adds one thing by its name. */
export function AddButton({ title, store, onDone }: Pick<NameDialogProps, 'title' | 'store' | 'onDone'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="porsa-portal-actions">
      <SlButton variant="primary" onClick={() => setOpen(true)}>
        <span slot="prefix" className="porsa-portal-lead">
          <Icon name="plus" size={18} />
        </span>
        {title}
      </SlButton>
      {open && <NameDialog title={title} store={store} onClose={() => setOpen(false)} onDone={onDone} />}
    </div>
  );
}
