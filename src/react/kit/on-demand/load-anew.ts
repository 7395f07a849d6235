import { opensOffline, updateMessage } from '../../../api/kept/portal-worker.ts';

interface Surroundings {
  /** Absent where a page may have none. */
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener'> | undefined;
  /** The portal's worker answers for the page. */
  readonly isKept: boolean;
  reload(): void;
}

const surroundings = (): Surroundings => ({
  workers: navigator.serviceWorker as ServiceWorkerContainer | undefined,
  isKept: opensOffline(location.origin),
  reload: () => location.reload(),
});

/**
 * Loads the page anew in the version that its server has. A page that the portal's worker answers for would come in its
 * old version for ever: a new one is fetched, and takes over first.
 */
export async function loadAnew({ workers, isKept, reload }: Surroundings = surroundings()): Promise<void> {
  if (workers && isKept) await takeNewVersion(workers).catch(() => undefined);
  reload();
}

async function takeNewVersion(workers: NonNullable<Surroundings['workers']>): Promise<void> {
  const registration = await workers.getRegistration();
  await registration?.update();
  const fresh = registration?.waiting ?? (await installed(registration?.installing));
  if (!fresh) return;
  const isTaken = new Promise((taken) => workers.addEventListener('controllerchange', taken, { once: true }));
  fresh.postMessage({ type: updateMessage });
  await isTaken;
}

/** The worker once all its files have come; nothing where one of them did not. */
async function installed(worker: ServiceWorker | null | undefined): Promise<ServiceWorker | undefined> {
  if (!worker) return undefined;
  while (worker.state === 'installing')
    await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
  return worker.state === 'redundant' ? undefined : worker;
}
