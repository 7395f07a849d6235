import type { ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import type { LinkItemProps } from '../parts/link-item.tsx';
import * as icons from '../parts/icons.ts';
import { ActionItem } from './action-item.tsx';
import type { CardAction } from './card-actions.tsx';
import { useManage, type Managed } from './use-manage.tsx';

interface ManagedItemProps extends Omit<LinkItemProps, 'actions' | 'mark'> {
  readonly managed: Managed;
  /** The person may rename and delete it. */
  readonly manages: boolean;
  /** What it holds, by its name: where its card leads too. */
  readonly holds: CardAction;
  readonly corner?: ReactNode;
}

/** A service or a project: for those who manage it with what it holds, and renaming and deleting behind one button. */
export function ManagedItem({ managed, manages, holds, ...item }: ManagedItemProps) {
  const { t } = useLanguage();
  const { rename, remove, dialog } = useManage(managed);
  const actions: readonly CardAction[] = [
    holds,
    { icon: icons.edit, text: t('portal:settings.rename'), act: rename },
    { icon: icons.trash, text: t('portal:remove.yes'), danger: true, act: () => void remove() },
  ];
  return (
    <ActionItem {...item} actions={manages ? actions : []}>
      {dialog}
    </ActionItem>
  );
}
