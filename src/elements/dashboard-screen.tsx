import { useMemo, useState } from 'react';
import { createDrafts } from '../api/drafts.ts';
import { $session } from '../store/session-core.ts';
import { Dashboard } from '../react/dashboard/dashboard.tsx';
import type { dashboardSpec } from './dashboard-spec.ts';
import { openReport } from './documents/report-document.ts';
import { portalOutbox } from './portal-outbox.ts';
import { createPortalScreens } from './portal-screens.tsx';
import { watchPreferences } from './preferences.ts';
import { defineScreen } from './screen-element.ts';
import type { ScreenInput, ScreenModule } from './screen-module.ts';
import { bundleIcons } from './shoelace-icons.ts';
import { useClient, useGivenSession } from './use-client.ts';

bundleIcons();

const formsOnDevice = async (api: string) => (await import('../api/unsaved-forms.ts')).unsavedForms(api);

async function forget(api: string, person: string): Promise<void> {
  await Promise.all([createDrafts(api).clearAll(), (await formsOnDevice(api)).clearAll(person)]);
}

function DashboardScreen({ input }: { readonly input: ScreenInput<typeof dashboardSpec> }) {
  const {
    api,
    appearance,
    values: { session, path, routing, language, calendar, theme },
  } = input;
  const client = useClient(api, appearance.language);
  const screens = useMemo(() => createPortalScreens(api), [api]);
  const [outbox] = useState(() => portalOutbox(api || location.origin, client));
  useGivenSession(session);
  return (
    <Dashboard
      path={path}
      routing={routing}
      client={client}
      server={api}
      screens={screens}
      outbox={outbox}
      language={language}
      calendar={calendar}
      theme={theme}
      openReport={openReport}
      unsavedForms={async () => (await formsOnDevice(api)).count($session.get().id)}
      onSignOut={() => void forget(api, $session.get().id)}
      onNavigate={(detail) => input.emit('navigate', detail)}
      onReady={input.ready}
    />
  );
}

export const dashboardScreen: ScreenModule = {
  create: defineScreen('porsa-dashboard-screen', DashboardScreen),
  watchPreferences,
};
