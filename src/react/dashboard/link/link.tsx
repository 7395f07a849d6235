import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePortal } from '../context/portal-context.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** A real link: a plain click stays in the portal, any other click does what a browser does. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { navigation } = usePortal();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigation.go(to);
  };
  return <a {...rest} href={navigation.href(to)} onClick={follow} />;
}
