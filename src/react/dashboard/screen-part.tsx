import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '../ui/language/language.tsx';
import { usePlace } from './context/portal-context.ts';
import { useScreen } from './context/use-screen.ts';
import { matchRoute } from './navigation/routes.ts';
import { screenByAddress, type KnownScreen } from './navigation/screen-titles.ts';
import { latePart } from './parts/late-part.ts';
import type { LatePart } from './parts/on-demand.tsx';

/** A whole screen whose code is fetched apart. Until it has come, or where it does not, its address says what it is called. */
export const screenPart = <P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> =>
  latePart(load, (content) => <ByAddress>{content}</ByAddress>);

function ByAddress({ children }: { readonly children: ReactNode }) {
  const { path } = usePlace();
  const route = matchRoute(path);
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
