import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { askConfirm, showSuccess } from '../../store/notices.ts';
import { $session, logout } from '../../store/session.ts';
import { useLanguage, type LanguageTools } from '../ui/language.tsx';
import { SlButton } from '../ui/shoelace-tags.ts';
import { admit } from './guards.ts';
import { Notices } from './layout/notices.tsx';
import { Shell } from './layout/shell.tsx';
import type { Navigation } from './navigation.ts';
import { ScreenBoundary } from './parts/screen-boundary.tsx';
import { Message } from './parts/states.tsx';
import { PortalProvider } from './portal-context.ts';
import { matchRoute, standsAlone } from './routes.ts';
import { Forbidden, NotFound } from './screens/not-here.tsx';
import { Screen } from './screens/screen.tsx';
import { SecondStepDemand } from './screens/second-step-demand.tsx';
import type { DashboardProps } from './types.ts';
import { createUnsent, type Unsent } from './unsent.ts';
import { useStanding } from './use-can-administer.ts';

interface PortalProps extends DashboardProps {
  readonly navigation: Navigation;
}

/** Decides what is shown where one is, and gives every screen what it works with. */
export function Portal({
  client,
  server = '',
  navigation,
  screens,
  outbox,
  theme = 'light',
  openReport,
  onSignOut,
  unsavedForms,
}: PortalProps & { readonly theme: 'light' | 'dark' }) {
  const { language, calendar, t } = useLanguage();
  const unsent = useUnsent(outbox);
  const { authenticated } = useStore($session);
  const { canAdminister, isAdmin, needsSecondStep, unanswered, again } = useStanding(client);
  const portal = useMemo(
    () => ({
      client,
      server,
      navigation,
      screens,
      theme,
      unsent,
      canAdminister: canAdminister ?? false,
      isAdmin,
      print: (request: { readonly file: string; readonly entry?: string }) =>
        openReport({ ...request, language, calendar, client }),
      async signOut() {
        if (!(await mayDelete((await unsavedForms?.().catch(() => 0)) ?? 0, t))) return;
        void client.auth.logout();
        onSignOut?.();
        logout();
        navigation.go('/signin', { replace: true });
      },
    }),
    [
      client,
      server,
      navigation,
      screens,
      theme,
      unsent,
      canAdminister,
      isAdmin,
      openReport,
      language,
      calendar,
      t,
      onSignOut,
      unsavedForms,
    ],
  );
  return (
    <PortalProvider value={portal}>
      {authenticated && needsSecondStep ? (
        <SecondStepDemand onDone={again} />
      ) : (
        <Admitted
          navigation={navigation}
          authenticated={authenticated}
          canAdminister={canAdminister}
          ask={unanswered ? again : undefined}
        />
      )}
      <Notices />
    </PortalProvider>
  );
}

/** Signing out leaves nothing of a person on the device: what is nowhere else is asked for first. */
async function mayDelete(unsaved: number, t: LanguageTools['t']): Promise<boolean> {
  return (
    unsaved === 0 ||
    askConfirm(t('portal:account.unsaved', { count: unsaved }), {
      detail: t('portal:account.unsavedText'),
      yes: t('portal:account.signOutAnyway'),
      danger: true,
    })
  );
}

/** Made once; what has arrived is said in the language that is shown then. */
function useUnsent(outbox: DashboardProps['outbox']): Unsent {
  const { t, number } = useLanguage();
  const announce = useRef<(count: number) => void>(undefined);
  useEffect(() => {
    announce.current = (count) => showSuccess(t('portal:unsent.sent', { count, number: number(count) }));
  });
  return useMemo(() => createUnsent(outbox, (count) => announce.current?.(count)), [outbox]);
}

interface AdmittedProps {
  readonly navigation: Navigation;
  readonly authenticated: boolean;
  readonly canAdminister: boolean | undefined;
  /** Asks again for what the server has not answered. */ readonly ask: (() => void) | undefined;
}

function Admitted({ navigation, authenticated, canAdminister, ask }: AdmittedProps) {
  const { path, query } = useStore(navigation.$place);
  const address = query.size > 0 ? `${path}?${query.toString()}` : path;
  const admission = admit(matchRoute(path), address, { authenticated, canAdminister });
  const elsewhere = admission.kind === 'signIn' ? admission.path : undefined;
  useEffect(() => {
    if (elsewhere) navigation.go(elsewhere, { replace: true });
  }, [elsewhere, navigation]);
  switch (admission.kind) {
    case 'signIn':
      return null;
    case 'waiting':
      return <Shell>{ask && <RightsUnknown ask={ask} />}</Shell>;
    case 'notFound':
      return (
        <Shell>
          <NotFound />
        </Shell>
      );
    case 'forbidden':
      return (
        <Shell>
          <Forbidden />
        </Shell>
      );
    case 'screen': {
      const { route } = admission;
      if (standsAlone(route) || (route.name === 'link' && !authenticated)) return <Screen route={route} />;
      return (
        <Shell>
          <ScreenBoundary path={path}>
            <Screen key={route.name} route={route} />
          </ScreenBoundary>
        </Shell>
      );
    }
    default:
      return admission satisfies never;
  }
}

function RightsUnknown({ ask }: { ask(): void }) {
  const { t } = useLanguage();
  return (
    <Message icon="warning" title={t('portal:rightsUnknown.title')} text={t('portal:rightsUnknown.text')} role="alert">
      <SlButton onClick={ask}>{t('portal:retry')}</SlButton>
    </Message>
  );
}
