/**
 * Stands in for the two packages that citation-js fetches with, in everything built for browsers.
 *
 * They need Node, and what is pasted is read here without any network.
 */
export default function noFetch() {
  throw new Error('Sources are read without a network.');
}

export const Headers = globalThis.Headers;
noFetch.Headers = Headers;
