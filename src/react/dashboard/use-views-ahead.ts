import { useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '../ui/language/language.tsx';
import { beginCalls } from './calls/first-calls.ts';
import { usePlace, usePortal } from './context/portal-context.ts';
import { opensDesigner, screenOf, type Route } from './navigation/routes.ts';

/** What a screen shows of other rooms is fetched beside its own code, and not after it. */
export function useViewsAhead(route: Route): void {
  const { client, navigation, screens } = usePortal();
  const { language } = useLanguage();
  const { path, query } = usePlace();
  const view = query.get('view');
  const screen = screenOf(route);
  // The form asks by itself, once its code has come.
  useLayoutEffect(() => {
    if (screen === 'fill') beginCalls(client, route, navigation, language);
    // Once for each page that is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  useEffect(() => {
    if (screen === 'fill') screens.prepare?.('filler', language);
    if (opensDesigner(route)) screens.prepare?.('designer', language);
    if (screen === 'createProposal') screens.prepare?.('proposal', language);
    if (screen === 'entries' && view === null) screens.prepare?.('form', language);
    if (screen === 'entries' && view === 'compare') {
      void screens.readAnswers?.().catch(() => undefined);
      void import('./files/compare/compare-view.tsx').catch(() => undefined);
    }
    // Once for each screen that is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [screens, language, screen, view]);
}
