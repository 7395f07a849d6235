import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePortal } from '../context/portal-context.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/**
 * A real link: a plain click stays in the portal, any other click does what a browser does. Who points at it or comes
 * to it by keyboard is likely to follow it, so its screen is fetched.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { navigation, preload } = usePortal();
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
  const ahead = (): void => void preload(to);
  return <a {...rest} href={navigation.href(to)} onClick={follow} onPointerEnter={ahead} onFocus={ahead} />;
}
