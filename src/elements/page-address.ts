/** The address of the page's own server: where an element asks that was told no other. */
export const pageAddress = (): string => globalThis.location?.origin ?? '';
