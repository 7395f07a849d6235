import { opensOffline, updateMessage } from '../../../api/kept/portal-worker.ts';

/** Milliseconds between two looks for a new version, while the portal stays open. */
const pace = 3_600_000;

interface Surroundings {
  readonly workers: ServiceWorkerContainer | undefined;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  readonly isOurs: () => boolean;
  reload(): void;
  now(): number;
}

const surroundingsOf = (server: string): Surroundings => ({
  workers: navigator.serviceWorker as ServiceWorkerContainer | undefined,
  document,
  isOurs: () => opensOffline(server),
  reload: () => location.reload(),
  now: Date.now,
});

/**
 * Tells when a new version of the portal waits, with what takes it: the worker of it takes over, and this page is loaded
 * anew. Undefined once another tab has taken it, which leaves this page as it is.
 */
export function watchForUpdate(
  server: string,
  listener: (update: (() => void) | undefined) => void,
  { workers, document, isOurs, reload, now }: Surroundings = surroundingsOf(server),
): () => void {
  if (!workers) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  let isTaken = false;
  let looked = now();
  const offer = (waiting: ServiceWorker): void => {
    if (!signal.aborted && isOurs())
      listener(() => {
        isTaken = true;
        waiting.postMessage({ type: updateMessage });
      });
  };
  const follow = (registration: ServiceWorkerRegistration): void => {
    if (signal.aborted) return;
    if (registration.waiting) offer(registration.waiting);
    const arrive = (): void => {
      const fresh = registration.installing;
      fresh?.addEventListener(
        'statechange',
        () => {
          if (fresh.state === 'installed') offer(fresh);
        },
        { signal },
      );
    };
    arrive();
    registration.addEventListener('updatefound', arrive, { signal });
    const look = (): void => {
      if (document.visibilityState === 'hidden' || now() - looked < pace) return;
      looked = now();
      void registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', () => document.removeEventListener('visibilitychange', look));
  };
  workers.addEventListener('controllerchange', () => (isTaken ? reload() : listener(undefined)), { signal });
  void workers.ready.then(follow);
  return () => stop.abort();
}
