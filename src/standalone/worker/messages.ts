/** Where the worker lies: at the root, so that it may answer for every address of the portal. */
export const workerPath = '/service-worker.js';

/** Asks a new version that waits to take over. */
export const updateMessage = 'porsa-update';
/** Hands over `paths` of files that the page has loaded without the worker. */
export const keepMessage = 'porsa-keep';
