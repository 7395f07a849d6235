import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { bundleServer } from './bundle.ts';

/** Has the thread that reads and checks forms run from the bundle, as in production: it would compile half the project at each start. */
export function bundledWorker(): Plugin {
  return {
    name: 'bundled-worker',
    transform: (code, id) =>
      id.endsWith('/form-work/run-in-worker.ts')
        ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(join(bundleServer(), 'worker.js')).href))
        : undefined,
  };
}
