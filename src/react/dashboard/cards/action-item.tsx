import type { ReactNode } from 'react';
import { LinkItem, type LinkItemProps } from '../parts/link-item.tsx';
import { useWide } from '../parts/use-wide.ts';
import { CardFoot, CardMenu, type CardAction } from './card-actions.tsx';

interface ActionItemProps extends Omit<LinkItemProps, 'actions'> {
  readonly actions: readonly CardAction[];
  /** Stands in the corner, in a column with those of the other rows. */
  readonly corner?: ReactNode;
  /** Dialogs that the actions open. */
  readonly children?: ReactNode;
}

/** A card with its first action by its name and a menu of the others, on a phone a row of two lines with a menu of all. */
export function ActionItem({ actions, mark, corner, children, ...item }: ActionItemProps) {
  const isWide = useWide();
  const { title } = item;
  return (
    <LinkItem
      {...item}
      mark={
        <>
          {mark}
          {!isWide && actions.length > 0 && (
            <span className="porsa-portal-card-menu">
              <CardMenu title={title} actions={actions} />
            </span>
          )}
          {corner}
          {children}
        </>
      }
      actions={isWide && actions.length > 0 && <CardFoot title={title} actions={actions} />}
    />
  );
}
