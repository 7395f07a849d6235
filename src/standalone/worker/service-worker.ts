import { isPortalPage, keptPath } from './addresses.ts';
import { createFileCaches, page } from './file-caches.ts';
import { keepMessage, updateMessage } from '../../api/kept/portal-worker.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

/** The paths of every hashed file of this version, put in by the build. */
declare const __PORSA_SHELL_FILES__: readonly string[];

const files = createFileCaches({
  caches: self.caches,
  fetch: (...given) => fetch(...given),
  shell: self.__WB_MANIFEST,
  files: new Set(__PORSA_SHELL_FILES__),
});

/** What the worker answers for: pages of the portal and the files they are made of. Calls and all other pages go past it. */
function pathToAnswer({ method, mode, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  if (mode === 'navigate') return isPortalPage(pathname) ? page : undefined;
  return keptPath(pathname);
}

self.addEventListener('install', (event) => {
  event.waitUntil(files.install());
  // Chromium loses what a page sends as it is left where it has to ask its worker first.
  const past = event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  // Where it can't, what is left stands as before; the portal is installed all the same.
  if (past) event.waitUntil(past.catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(files.tidy().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const path = pathToAnswer(event.request);
  if (path !== undefined) event.respondWith(files.answer(event.request, path));
});
self.addEventListener('message', (event) => {
  const { type, paths } = (event.data ?? {}) as { readonly type?: string; readonly paths?: readonly string[] };
  if (type === updateMessage) event.waitUntil(self.skipWaiting());
  if (type === keepMessage && Array.isArray(paths)) event.waitUntil(files.keep(paths).catch(() => undefined));
});
