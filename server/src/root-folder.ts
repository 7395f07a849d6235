import { fileURLToPath } from 'node:url';

/** The folder of the package: two above this file, as source and in the bundle. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));
