import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { $menu, dispatchMenu } from '../../../store/menu.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { matchRoute, opensDesigner } from '../navigation/routes.ts';
import { useWide } from '../parts/use-wide.ts';
import { AwaitedProvider, useOpening } from '../calls/awaited.ts';
import { QuietProvider, useQuietOnceOpened } from '../calls/quiet.ts';
import { useShortcuts } from '../keyboard/use-shortcuts.ts';
import { Panels } from '../palette/panels.tsx';
import { OpeningBlocks } from './opening-blocks.tsx';
import { openingShape } from './opening-shape.ts';
import { SideDrawer } from './side-drawer.tsx';
import { latePart } from '../parts/late-part.ts';
import { onDemand } from '../parts/on-demand.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrolling } from './use-scrolling.ts';

const BottomBar = latePart(
  async () => (await import('./bottom-bar.tsx')).BottomBar,
  () => null,
);

/** Fetched once the portal is shown, and nothing until then. */
const Strips = onDemand(
  async () => (await import('../strips/strips.tsx')).Strips,
  () => null,
);

/** Top bar, side drawer, the screen, and on form pages the bar below. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useLanguage();
  const { path } = usePlace();
  const { readsFiles } = usePortal();
  const route = matchRoute(path);
  const designs = Boolean(route && opensDesigner(route));
  // Beside a form that is designed there is no room for a menu: it comes over it.
  const wide = useWide() && !designs;
  const { opened } = useStore($menu);
  const { allowAppBar } = useStore($session);
  const [over, setOver] = useState(false);
  const shell = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const open = wide ? opened : over;
  // Within the designer a path says what is selected, and takes nobody to the top.
  useScrolling(main, designs ? 'designer' : path);
  const { isOpening, awaitPart } = useOpening(designs ? 'designer' : path);
  const isQuiet = useQuietOnceOpened(isOpening);
  const shape = openingShape(route?.name, readsFiles);
  useKeptFocus(main);
  useShortcuts(shell);
  return (
    <QuietProvider value={isQuiet}>
      <div ref={shell} className={designs ? 'porsa-portal-shell porsa-portal-shell-filled' : 'porsa-portal-shell'}>
        <button
          type="button"
          className="porsa-portal-skip"
          onClick={() => main.current?.focus({ preventScroll: true })}
        >
          {t('portal:skip')}
        </button>
        <SideDrawer open={open} beside={wide} close={() => setOver(false)} />
        <div className="porsa-portal-stage">
          {allowAppBar && (
            <TopBar
              drawerOpen={open}
              hasBrand={!(wide && open)}
              toggleDrawer={() => (wide ? dispatchMenu({ type: 'SET_MENU', opened: !opened }) : setOver(!over))}
            />
          )}
          <main ref={main} className="porsa-portal-main" tabIndex={-1} data-opening={isOpening || undefined}>
            {isQuiet && <Strips />}
            {isOpening && (
              <div className="porsa-portal-opening">
                <OpeningBlocks key={shape} shape={shape} />
              </div>
            )}
            <AwaitedProvider value={awaitPart}>{children}</AwaitedProvider>
          </main>
          {route?.name === 'fill' && <BottomBar params={route.params} />}
        </div>
        <Panels />
      </div>
    </QuietProvider>
  );
}

/**
 * The focused element was removed, such as a row: React then focuses the element as a whole, whose first stop is
 * the way past the menu. One stays in the screen. Heard natively, since React hears nothing while it draws.
 */
function useKeptFocus(main: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const shell = main.current?.closest('.porsa-portal-shell');
    // So it is at once where one comes from a screen before the shell, as the sign-in.
    if ((main.current?.getRootNode() as ShadowRoot | undefined)?.activeElement?.matches('.porsa-portal-skip'))
      main.current?.focus({ preventScroll: true });
    let last: Element | undefined;
    const keep = (event: Event): void => {
      const target = event.target as Element;
      const lost = last && !last.isConnected;
      last = target;
      if (lost && target.matches('.porsa-portal-skip')) main.current?.focus({ preventScroll: true });
    };
    shell?.addEventListener('focusin', keep);
    return () => shell?.removeEventListener('focusin', keep);
  }, [main]);
}
