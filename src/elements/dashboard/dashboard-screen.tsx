import { useLayoutEffect, useMemo, useState } from 'react';
import { keepCustomization } from '../../store/customization.ts';
import { $session } from '../../store/session-core.ts';
import { Dashboard } from '../../react/dashboard/dashboard.tsx';
import type { dashboardSpec } from './spec.ts';
import { openReport } from '../../report/open-report.ts';
import { keepPortalReplies } from './offline/portal-keeper.ts';
import { portalOutbox } from './portal-outbox.ts';
import { portalRecords } from './portal-records.ts';
import { createPortalScreens } from './portal-screens.tsx';
import { countUnsaved, forgetPerson } from '../screen/device-data.ts';
import { enliven } from '../screen/live-screen.ts';
import { watchPreferences } from '../screen/preferences.ts';
import { defineScreen } from '../screen/screen-element.ts';
import type { ScreenInput, ScreenModule } from '../host/screen-module.ts';
import { bundleIcons } from '../screen/shoelace-icons.ts';
import { useClient, useGivenSession } from '../screen/use-client.ts';

bundleIcons();

export function DashboardScreen({ input }: { readonly input: ScreenInput<typeof dashboardSpec> }) {
  const {
    api,
    appearance,
    values: { session, path, routing, language, calendar, theme },
  } = input;
  const client = useClient(api, appearance.language);
  const screens = useMemo(() => createPortalScreens(api), [api]);
  const [outbox] = useState(() => portalOutbox(api || location.origin, client));
  const [records] = useState(() => portalRecords(api || location.origin));
  useGivenSession(session);
  useLayoutEffect(() => keepPortalReplies(api), [api]);
  useLayoutEffect(() => keepCustomization(api), [api]);
  return (
    <Dashboard
      path={path}
      routing={routing}
      client={client}
      server={api}
      screens={screens}
      outbox={outbox}
      records={records}
      language={language}
      calendar={calendar}
      theme={theme}
      openReport={openReport}
      countUnsaved={() => countUnsaved(api, $session.get().id)}
      onSignOut={() => void forgetPerson(api, $session.get().id)}
      onNavigate={(detail) => input.emit('navigate', detail)}
      onReady={input.ready}
    />
  );
}

export const dashboardScreen: ScreenModule = {
  enliven,
  create: defineScreen('porsa-dashboard-screen', DashboardScreen),
  watchPreferences,
};
