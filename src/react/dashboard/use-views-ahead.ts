import { useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '../ui/language/language.tsx';
import { beginCalls } from './calls/first-calls.ts';
import { usePlace, usePortal } from './context/portal-context.ts';
import { addressedPatient } from './forms/use-addressed-file.ts';
import { opensDesigner, screenOf, type Route } from './navigation/routes.ts';

/** What a screen shows of other rooms is fetched beside its own code, and not after it. */
export function useViewsAhead(route: Route): void {
  const { client, navigation, screens } = usePortal();
  const { language } = useLanguage();
  const { path, query } = usePlace();
  const view = query.get('view');
  const screen = screenOf(route);
  // These two ask by themselves, once their code has come.
  useLayoutEffect(() => {
    if (screen === 'fill' || screen === 'activation') beginCalls(client, route, navigation, language);
    // Once for each page that is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  useEffect(() => {
    if (route.name === 'fill') {
      screens.prepare?.('filler', language, route);
      // Its file is looked up first: meanwhile what the form is drawn with comes.
      if (route.params.file === '-' && addressedPatient(route.params).code)
        screens.prepareForm?.(client, route.params.category, language);
    }
    if (opensDesigner(route)) screens.prepare?.('designer', language, route);
    if (screen === 'createProposal') screens.prepare?.('proposal', language, route);
    if (screen === 'entries' && view === null) screens.prepare?.('form', language);
    if (screen === 'entries' && view === 'compare') {
      void screens.readAnswers?.().catch(() => undefined);
      void import('./files/compare/compare-view.tsx').catch(() => undefined);
    }
    // Once for each screen that is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [screens, language, screen, view]);
}
