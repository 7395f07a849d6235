import { fileURLToPath } from 'node:url';

const stub = fileURLToPath(new URL('no-fetch.mjs', import.meta.url));

/** Vite's `resolve.alias` for all that browsers run: citation-js without the packages that it fetches with in Node. */
export const withoutFetch = { 'node-fetch': stub, 'sync-fetch': stub };
