import type { ReactNode } from 'react';
import type { Drawing } from '../../kit/icon/icon.tsx';
import { ListItem } from '../../kit/list/list.tsx';
import { Link } from '../link/link.tsx';
import { useHeading } from './section.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';

export interface LinkItemProps {
  readonly icon: Drawing;
  readonly title: string;
  /** Where the whole item leads. */
  readonly to?: string;
  readonly detail?: ReactNode;
  /** A mark or a button beside the title. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
}

/** An item of a list that leads to a page of the portal. */
export function LinkItem({ title, to, ...item }: LinkItemProps) {
  // Authors write titles in either language, whichever the screen is in.
  const words = <bdi>{unbroken(title)}</bdi>;
  return <ListItem {...item} heading={useHeading()} title={to ? <Link to={to}>{words}</Link> : words} />;
}
