/** A module finds its address only in a stack trace. */
const own =
  (document.currentScript as HTMLScriptElement | null)?.src ||
  /https?:.+?\.js[^:\s)]*/.exec(new Error().stack ?? '')?.[0] ||
  document.baseURI;

/** Where this script came from, with a slash at its end: everything else is stored beside it. */
export const folder = new URL('.', own).href;

/** The server, one level above. */
export const ownServer = new URL('..', own).href.slice(0, -1);
