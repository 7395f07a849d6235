/** The address of the page's own server, which an element uses where no other is given. */
export const pageAddress = (): string => globalThis.location?.origin ?? '';
