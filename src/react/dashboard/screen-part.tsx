import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from '../ui/language/language.tsx';
import { beginCalls } from './calls/first-calls.ts';
import { usePlace, usePortal } from './context/portal-context.ts';
import { useScreen } from './context/use-screen.ts';
import { matchRoute } from './navigation/routes.ts';
import { screenByAddress, type KnownScreen } from './navigation/screen-titles.ts';
import { latePart } from './parts/late-part.ts';
import type { LatePart } from './parts/on-demand.tsx';

/** A whole screen whose code is fetched apart. Until it has come, or where it does not, its address says what it is called, and what it asks first. */
export const screenPart = <P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> =>
  latePart(load, (content) => <ByAddress>{content}</ByAddress>);

function ByAddress({ children }: { readonly children: ReactNode }) {
  const { client, navigation } = usePortal();
  const { language } = useLanguage();
  const { path } = usePlace();
  const route = matchRoute(path);
  useEffect(() => {
    if (route) beginCalls(client, route, navigation, language);
    // Once for each screen that is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  const known = route && screenByAddress(route);
  return (
    <>
      {known && <Head {...known} />}
      {children}
    </>
  );
}

function Head({ title, back }: KnownScreen) {
  const { t } = useLanguage();
  useScreen({ title: t(title), back });
  return null;
}
