import { useState, type ReactNode } from 'react';
import type { ClientReply } from '../../../api/client.ts';
import type { Localized } from '../../../engine/definition/types.ts';
import { askConfirm, showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { describeFailure, innermost } from '../failure.ts';
import { Icon, type IconName } from './icon.tsx';
import { NameDialog, type Named } from './name-dialog.tsx';

interface ManageActionsProps {
  readonly named: { readonly slug: string; readonly title: Localized };
  /** Other things that can be done with it, before renaming and removing. */
  readonly children?: ReactNode;
  store(named: Named): Promise<ClientReply<unknown>>;
  remove(): Promise<ClientReply<unknown>>;
  onDone(): void;
}

/** Renames and removes one thing; removing asks first. */
export function ManageActions({ named, children, store, remove, onDone }: ManageActionsProps) {
  const { t, text } = useLanguage();
  const [renaming, setRenaming] = useState(false);
  const title = text(named.title);
  const removeAsked = async (): Promise<void> => {
    if (
      !(await askConfirm(t('portal:remove.question'), {
        detail: t('portal:remove.detail', { title }),
        yes: t('portal:remove.yes'),
        danger: true,
      }))
    )
      return;
    const reply = await remove();
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    showSuccess(t('portal:remove.done'));
    onDone();
  };
  return (
    <>
      {children}
      <ActionButton icon="edit" label={t('portal:rename', { title })} onClick={() => setRenaming(true)} />
      <ActionButton icon="remove" label={t('portal:remove.label', { title })} onClick={() => void removeAsked()} />
      {renaming && (
        <NameDialog
          title={t('portal:rename', { title })}
          named={named}
          store={store}
          onClose={() => setRenaming(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}

export function ActionButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  onClick(): void;
}) {
  return (
    <button type="button" className="porsa-portal-icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
}
