import { useState, type ReactNode } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { Localized } from '../../../engine/definition/types.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { NameDialog, type Named } from './name-dialog.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from './icons.ts';

interface Managed {
  readonly named: { readonly slug: string; readonly title: Localized };
  store(named: Named): Promise<ClientReply<unknown>>;
  remove(): Promise<ClientReply<unknown>>;
  onDone(): void;
}

/** Renames and removes one thing; removing asks first. */
export function ManageActions(managed: Managed) {
  const { t, text } = useLanguage();
  const { rename, remove, dialog } = useManage(managed);
  const title = text(managed.named.title);
  return (
    <>
      <IconButton icon={icons.edit} label={t('portal:rename', { title })} onClick={rename} />
      <IconButton icon={icons.trash} label={t('portal:remove.label', { title })} onClick={() => void remove()} />
      {dialog}
    </>
  );
}

interface Managing {
  rename(): void;
  remove(): Promise<void>;
  /** What renaming asks. */
  readonly dialog: ReactNode;
}

/** The same for whoever shows them in another way. */
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
