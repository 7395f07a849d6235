/** Short enough to be read out on the phone: the end of the entry’s id, since ids of one moment begin alike. */
export const referenceOf = (id: string): string => id.replace(/-/g, '').slice(-8).toUpperCase();
