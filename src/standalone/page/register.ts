import { keepMessage, workerPath } from '../../api/kept/portal-worker.ts';
import { isLocal } from './is-local.ts';

interface Needs {
  readonly workers: ServiceWorkerContainer | undefined;
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly report: (message: string, error: unknown) => void;
  /** Paths of what the page has loaded so far. */
  readonly loaded: () => readonly string[];
}

/**
 * Registers the portal's service worker. On one's own machine it is looked for first: another program may have had this
 * address before, and its worker would be in the way for good. A failure is logged, and the portal works without.
 */
export async function registerWorker({ workers, host, fetch, report, loaded }: Needs): Promise<void> {
  if (!workers) return;
  try {
    if (isLocal(host) && !(await isServed(fetch))) {
      const left = await workers.getRegistration('/');
      await left?.unregister();
      return;
    }
    const isFirst = !workers.controller;
    await workers.register(workerPath, { scope: '/', updateViaCache: 'none' });
    if (isFirst) (await workers.ready).active?.postMessage({ type: keepMessage, paths: loaded() });
  } catch (error) {
    report('Error during service worker registration', error);
  }
}

/** Without a connection nobody knows, and what is registered stays. */
async function isServed(ask: typeof fetch): Promise<boolean> {
  try {
    const { ok, headers } = await ask(workerPath, { cache: 'no-store' });
    return ok && (headers.get('content-type') ?? '').includes('javascript');
  } catch {
    return true;
  }
}
