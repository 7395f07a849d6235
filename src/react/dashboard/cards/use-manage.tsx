import { useState, type ReactNode } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { NameDialog, type NameDialogProps } from '../parts/name-dialog.tsx';

export interface Managed extends Required<Pick<NameDialogProps, 'named' | 'store' | 'again'>> {
  remove(): Promise<ClientReply<unknown>>;
  onDone(): void;
}

interface Managing {
  rename(): void;
  remove(): Promise<void>;
  /** What renaming asks. */
  readonly dialog: ReactNode;
}

/** Renames and removes one thing; removing asks first. */
export function useManage({ named, store, again, remove, onDone }: Managed): Managing {
  const { t, text } = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const title = text(named.title);
  return {
    rename: () => setRenaming(true),
    async remove() {
      if (
        !(await askConfirm(t('portal:remove.question'), {
          detail: t('portal:remove.detail', { title }),
          yes: t('portal:remove.yes'),
          danger: true,
        }))
      )
        return;
      const reply = await remove();
      if (!reply.success) return showFailure(reply, t);
      showSuccess(t('portal:remove.done'));
      onDone();
    },
    dialog: renaming && (
      <NameDialog
        title={t('portal:rename', { title })}
        named={named}
        store={store}
        again={again}
        onClose={() => setRenaming(false)}
        onDone={onDone}
      />
    ),
  };
}
