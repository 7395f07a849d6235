import { isAdminRoute, isPublic, type Route } from './routes.ts';

export interface Visitor {
  readonly authenticated: boolean;
  /** Undefined until the server has replied. */
  readonly canAdminister: boolean | undefined;
}

/** What is shown at a route: itself, a page that says no, or somewhere else to go. */
type Admission =
  | { readonly kind: 'screen'; readonly route: Route }
  | { readonly kind: 'notFound' | 'forbidden' | 'waiting' }
  | { readonly kind: 'signIn'; readonly path: string };

/** The server decides every call; this only spares people screens that would be empty for them. */
export function admit(route: Route | undefined, address: string, { authenticated, canAdminister }: Visitor): Admission {
  if (route && isPublic(route)) return { kind: 'screen', route };
  if (!authenticated) return { kind: 'signIn', path: `/signin?${new URLSearchParams({ next: address }).toString()}` };
  if (!route) return { kind: 'notFound' };
  if (!isAdminRoute(route) || canAdminister === true) return { kind: 'screen', route };
  return { kind: canAdminister === undefined ? 'waiting' : 'forbidden' };
}

/** Only the portal's own paths: an address from outside must not send a person away after signing in. */
export const safeNext = (next: string | null): string =>
  next && /^\/(?![/\\])/.test(next) && !next.startsWith('/signin') ? next : '/dashboard';
