import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { MenuItem } from '../../../api/contract/shapes.ts';
import { $menuRound } from '../../../store/menu.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { usePreloaded } from '../menu/use-preloaded.ts';
import { MenuList } from '../menu/menu-list.tsx';
import { matchRoute } from '../navigation/routes.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Loading } from '../parts/loading.tsx';
import { latePart } from '../parts/late-part.ts';
import { Brand } from './brand.tsx';

const PagesMenu = latePart(
  async () => (await import('../menu/pages-menu.tsx')).PagesMenu,
  () => null,
);

interface SideDrawerProps {
  readonly open: boolean;
  /** Where there is room. */
  readonly beside: boolean;
  close(): void;
}

/** The menu: beside the screen where there is room, over it where there is not. */
export function SideDrawer({ open, beside, close }: SideDrawerProps) {
  const { sliderMode } = useStore($session);
  if (beside)
    return open ? (
      <nav className="porsa-portal-drawer" data-mode={sliderMode}>
        <DrawerContent />
      </nav>
    ) : null;
  return open ? (
    <TemporaryDrawer close={close}>
      <DrawerContent onChoose={close} />
    </TemporaryDrawer>
  ) : null;
}

function TemporaryDrawer({ close, children }: { readonly children: ReactNode; close(): void }) {
  const { t } = useLanguage();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="porsa-portal-drawer porsa-portal-drawer-over"
      aria-label={t('portal:menu.label')}
      onCancel={close}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <nav>{children}</nav>
    </dialog>
  );
}

const none: readonly MenuItem[] = [];

function DrawerContent({ onChoose = () => undefined }: { readonly onChoose?: () => void }) {
  const { language } = useLanguage();
  const { client } = usePortal();
  const isForm = matchRoute(usePlace().path)?.name === 'fill';
  const { userMode, id } = useStore($session);
  const menu = useCall(`${userMode} ${id} ${language}`, (signal) => client.app.getmenu({ mode: userMode }, { signal }));
  const round = useStore($menuRound);
  const asked = useRef(round);
  useEffect(() => {
    if (menu.state === 'loading' || asked.current === round) return;
    asked.current = round;
    menu.reload();
  }, [round, menu]);
  usePreloaded(menu.state === 'ready' ? menu.data : none);
  return (
    <>
      <Brand onOpen={onChoose} />
      <PaletteButton onOpen={onChoose} />
      <Loading of={menu} withCode>
        {(items) => <MenuList items={items} onChoose={onChoose} />}
      </Loading>
      {isForm && <PagesMenu onChoose={onChoose} />}
    </>
  );
}
