/** A file that the worker fetches before it takes over. Without a revision its name changes with what is in it. */
export interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
}

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends LifeEvent {
  /** Not in every browser. */
  addRoutes?(route: {
    readonly condition: { readonly requestMethod: string };
    readonly source: 'network';
  }): Promise<void>;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Events {
  readonly install: InstallEvent;
  readonly activate: LifeEvent;
  readonly fetch: FetchEvent;
  readonly message: LifeEvent & { readonly data: unknown };
}

/** What a service worker is of the global scope it runs in; TypeScript has the page's alone where the page is compiled too. */
export interface WorkerScope {
  /** Put in by the build. */
  readonly __WB_MANIFEST: readonly ShellFile[];
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}
