import { useState, type ReactNode } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { Localized } from '../../../engine/definition/types.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { NameDialog, type Named } from '../parts/name-dialog.tsx';

export interface Managed {
  readonly named: { readonly slug: string; readonly title: Localized };
  store(named: Named): Promise<ClientReply<unknown>>;
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
export function useManage({ named, store, remove, onDone }: Managed): Managing {
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
        onClose={() => setRenaming(false)}
        onDone={onDone}
      />
    ),
  };
}
