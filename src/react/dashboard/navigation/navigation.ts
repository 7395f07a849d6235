import { atom, type ReadableAtom } from 'nanostores';
import { matchRoute } from './routes.ts';

export type Routing = 'history' | 'hash' | 'memory';

/** Where the portal is: a path that begins with `/`, and the query. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** How far the portal is scrolled in itself, and the page with it, in pixels. */
export type Scrolled = readonly [portal: number, page: number];

export interface Navigation {
  readonly $place: ReadableAtom<Place>;
  /** The address, and so the page, is the portal's own. */
  readonly ownsPage: boolean;
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** To where one was in the portal; whoever came straight here, by a link, gets to the dashboard. */
  back(): void;
  /** Says what to ask for how far a place is scrolled, as it is left; kept with it in the history. */
  onLeave(ask: () => Scrolled): () => void;
  /** How far the place was scrolled when it was left; undefined for one that was just opened. */
  scrolled(): Scrolled | undefined;
  /** What a link's `href` says, so that it can be opened in another tab or copied. */
  href(path: string): string;
  /** Follows the browser's own buttons. Gives what ends it. */
  watch(): () => void;
}

export function toPlace(address: string): Place {
  const [path = '/', query = ''] = address.split('#')[0]!.split('?');
  return { path: path.startsWith('/') ? path : `/${path}`, query: new URLSearchParams(query) };
}

const home = '/dashboard';

/** How many steps the portal itself has taken to this entry of the browser's history; kept with it over a reload. */
function steps(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'porsaSteps' in state ? Number(state.porsaSteps) : 0;
}

/** What the browser keeps with an entry of its history may be the host page's own. */
function keptScroll(): Scrolled | undefined {
  const state: unknown = history.state;
  const kept =
    typeof state === 'object' && state !== null && 'porsaScrolled' in state ? state.porsaScrolled : undefined;
  return Array.isArray(kept) && kept.length === 2 ? [Number(kept[0]), Number(kept[1])] : undefined;
}

/** Whoever knows how far the place is scrolled; nobody where no screen is shown. */
function createLeaving() {
  let ask: (() => Scrolled) | undefined;
  return {
    ask: (): Scrolled | undefined => ask?.(),
    onLeave(asked: () => Scrolled) {
      ask = asked;
      return () => {
        if (ask === asked) ask = undefined;
      };
    },
  };
}

/** The address bar, its fragment, or nothing but memory, as one thing. */
export function createNavigation(routing: Routing, start: string | undefined): Navigation {
  return routing === 'memory' || !hasAddress() ? inMemory(start ?? home) : inBrowser(routing, start);
}

/** A frame that was written and not fetched (`srcdoc`, `blob:`) has no address that could be changed: trying throws. */
const hasAddress = (): boolean => /^(https?|file):/.test(location.protocol);

function inMemory(start: string): Navigation {
  const $place = atom(toPlace(start));
  const visited: { address: string; scrolled?: Scrolled | undefined }[] = [{ address: start }];
  const leaving = createLeaving();
  return {
    $place,
    ownsPage: false,
    onLeave: leaving.onLeave,
    scrolled: () => visited.at(-1)?.scrolled,
    go(path, { replace = false } = {}) {
      const last = visited.at(-1);
      if (replace) visited.pop();
      else if (last) last.scrolled = leaving.ask();
      visited.push({ address: path });
      $place.set(toPlace(path));
    },
    back() {
      if (visited.length > 1) visited.pop();
      else visited[0] = { address: home };
      $place.set(toPlace(visited.at(-1)?.address ?? home));
    },
    href: (path) => path,
    watch: () => () => undefined,
  };
}

function inBrowser(routing: 'history' | 'hash', start: string | undefined): Navigation {
  const here = (): string => (routing === 'hash' ? location.hash.slice(1) || '/' : location.pathname + location.search);
  const href = (path: string): string => (routing === 'hash' ? `#${path}` : path);
  const $place = atom(toPlace(here()));
  const follow = (): void => $place.set(toPlace(here()));
  const leaving = createLeaving();
  const go: Navigation['go'] = (path, { replace = false } = {}) => {
    const scrolled = replace ? undefined : leaving.ask();
    if (scrolled) history.replaceState({ ...(history.state as object | null), porsaScrolled: scrolled }, '');
    history[replace ? 'replaceState' : 'pushState']({ porsaSteps: steps() + (replace ? 0 : 1) }, '', href(path));
    follow();
  };
  // A page of the host's that is no route of ours says nothing about where to begin.
  if (start && (here() === '/' || !matchRoute(toPlace(here()).path))) go(start, { replace: true });
  return {
    $place,
    go,
    href,
    ownsPage: true,
    onLeave: leaving.onLeave,
    scrolled: keptScroll,
    back() {
      if (steps() > 0) history.back();
      else go(home, { replace: true });
    },
    watch() {
      addEventListener('popstate', follow);
      addEventListener('hashchange', follow);
      return () => {
        removeEventListener('popstate', follow);
        removeEventListener('hashchange', follow);
      };
    },
  };
}
