import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { askConfirm, showSuccess } from '../../store/notices.ts';
import { $session, logout } from '../../store/session.ts';
import { useLanguage, type LanguageTools } from '../ui/language/language.tsx';
import { SlButton } from '../kit/shoelace/tags.ts';
import { admit } from './navigation/guards.ts';
import { Notices } from './notices/notices.tsx';
import { Shell } from './shell/shell.tsx';
import type { Navigation } from './navigation/navigation.ts';
import { ScreenBoundary } from './shell/screen-boundary.tsx';
import { PortalProvider, type Panel, type Portal as PortalValue } from './context/portal-context.ts';
import { matchRoute, screenOf, standsAlone } from './navigation/routes.ts';
import { Forbidden, NotFound } from './shell/not-here.tsx';
import { preloadScreen, Screen } from './screen.tsx';
import type { DashboardProps, ReportSubject } from './context/types.ts';
import { countWaiting } from './context/count-waiting.ts';
import { createUnsent, type Unsent } from './context/unsent.ts';
import { createWaiting } from './context/waiting.ts';
import { useStanding, type Standing } from './context/use-standing.ts';
import { useTellingClient } from './calls/telling-client.ts';
import { Message } from '../kit/states/message.tsx';
import * as icons from './parts/icons.ts';
import { latePart } from './parts/late-part.ts';

/** Few clinics require it, and of their people only those who have not set it up yet. */
const SecondStepDemand = latePart(async () => (await import('./sign-in/second-step-demand.tsx')).SecondStepDemand);

interface PortalProps extends DashboardProps {
  readonly navigation: Navigation;
}

/** Chooses the screen for the current path and provides what every screen works with. */
export function Portal({ theme = 'light', ...props }: PortalProps & { readonly theme?: 'light' | 'dark' }) {
  const { authenticated } = useStore($session);
  const standing = useStanding(props.client);
  const client = useTellingClient(props.client, props.server ?? '');
  return (
    <PortalProvider value={usePortalValue({ ...props, client }, theme, standing)}>
      {authenticated && standing.needsSecondStep ? (
        <SecondStepDemand onDone={standing.again} />
      ) : (
        <Admitted
          navigation={props.navigation}
          authenticated={authenticated}
          canAdminister={standing.canAdminister}
          retry={standing.unanswered ? standing.again : undefined}
        />
      )}
      <Notices />
    </PortalProvider>
  );
}

function usePortalValue(
  { client, server = '', navigation, screens, outbox, records, openReport, onSignOut, countUnsaved }: PortalProps,
  theme: 'light' | 'dark',
  { canAdminister = false, isAdmin, readsFiles }: Standing,
): PortalValue {
  const { language, calendar, t } = useLanguage();
  const unsent = useUnsent(outbox);
  const waiting = useMemo(() => createWaiting(records), [records]);
  const [$panel] = useState(() => atom<Panel | undefined>());
  const print = useCallback(
    (subject: ReportSubject) => openReport({ subject, language, calendar, client }),
    [openReport, language, calendar, client],
  );
  const signOut = useCallback(async () => {
    if (!(await mayDelete((await countUnsaved?.().catch(() => 0)) ?? 0, t))) return;
    if (!(await mayLeave(await countWaiting({ outbox, records }), t))) return;
    void client.auth.logout();
    onSignOut?.();
    logout();
    navigation.go('/signin?out=1', { replace: true });
  }, [client, navigation, onSignOut, countUnsaved, outbox, records, t]);
  return useMemo(
    () => ({
      client,
      server,
      navigation,
      screens,
      theme,
      unsent,
      waiting,
      canAdminister,
      isAdmin,
      readsFiles,
      $panel,
      preload: preloadScreen,
      print,
      signOut,
    }),
    [
      client,
      server,
      navigation,
      screens,
      theme,
      unsent,
      waiting,
      canAdminister,
      isAdmin,
      readsFiles,
      $panel,
      print,
      signOut,
    ],
  );
}

/** Signing out deletes the person's data from the device, so changes that exist nowhere else are confirmed first. */
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

/** What waits stays on the device, and goes once its person is signed in there again: whoever signs out should know. */
async function mayLeave(waiting: number, t: LanguageTools['t']): Promise<boolean> {
  return (
    waiting === 0 ||
    askConfirm(t('portal:account.waiting', { count: waiting }), {
      detail: t('portal:account.waitingText'),
      yes: t('portal:account.signOut'),
    })
  );
}

/** Created once; the toast for sent entries uses the language shown when they arrive. */
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
  /** Asks the server for the person's permissions again, after a call that failed. */
  readonly retry: (() => void) | undefined;
}

function Admitted({ navigation, authenticated, canAdminister, retry }: AdmittedProps) {
  const { path, query } = useStore(navigation.$place);
  const address = query.size > 0 ? `${path}?${query.toString()}` : path;
  const admission = admit(matchRoute(path), address, { authenticated, canAdminister });
  const elsewhere = admission.kind === 'signIn' ? admission.path : undefined;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (elsewhere) navigation.go(wasSignedIn.current ? `${elsewhere}&ended=1` : elsewhere, { replace: true });
    wasSignedIn.current = authenticated;
  }, [elsewhere, navigation, authenticated]);
  switch (admission.kind) {
    case 'signIn':
      return null;
    case 'waiting':
      return <Shell>{retry && <PermissionsUnknown retry={retry} />}</Shell>;
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
            <Screen key={screenOf(route)} route={route} />
          </ScreenBoundary>
        </Shell>
      );
    }
    default:
      return admission satisfies never;
  }
}

function PermissionsUnknown({ retry }: { retry(): void }) {
  const { t } = useLanguage();
  return (
    <Message
      icon={icons.warning}
      title={t('portal:rightsUnknown.title')}
      text={t('portal:rightsUnknown.text')}
      role="alert"
    >
      <SlButton onClick={retry}>{t('common:retry')}</SlButton>
    </Message>
  );
}
