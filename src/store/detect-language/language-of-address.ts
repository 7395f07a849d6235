/** The server's own pages say `language`; `lng` is what the portal's addresses have had. */
const parameters = ['language', 'lng'] as const;

/** The languages that the page's address asks for, which win over all that is known of the reader. */
export function languagesOfAddress(): readonly string[] {
  const query = new URLSearchParams(globalThis.location?.search ?? '');
  return parameters.flatMap((name) => query.get(name) ?? []);
}
