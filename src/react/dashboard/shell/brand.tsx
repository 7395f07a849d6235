import { useStore } from '@nanostores/react';
import { $menu, dispatchMenu } from '../../../store/menu.ts';
import { Link } from '../link/link.tsx';
import { Logo } from '../pictures/logo.tsx';

/** Logo and title of the application: leads to the portal's first page, and opens the default menu. */
export function Brand({ onOpen }: { onOpen?(): void }) {
  const { defaultId } = useStore($menu);
  return (
    <Link
      to="/"
      className="porsa-portal-brand"
      onClick={() => {
        dispatchMenu({ type: 'MENU_OPEN', id: defaultId });
        dispatchMenu({ type: 'SET_MENU', opened: true });
        onOpen?.();
      }}
    >
      <Logo />
    </Link>
  );
}
