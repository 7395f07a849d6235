/** Where the portal's service worker lies: at the root, so that it may answer for every address of the portal. */
export const workerPath = '/service-worker.js';

/** Asks a new version that waits to take over. */
export const updateMessage = 'porsa-update';
/** Hands over `paths` of files that the page has loaded without the worker. */
export const keepMessage = 'porsa-keep';

/** Whether the page is one of the portal's own, which its worker opens without a connection. */
export const opensOffline = (server: string): boolean =>
  server === location.origin && navigator.serviceWorker?.controller?.scriptURL === server + workerPath;
