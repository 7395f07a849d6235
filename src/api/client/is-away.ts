const away: ReadonlySet<number> = new Set([5002, 5003, 5030]);

/** Nobody was reached, or what came was not the server's: a proxy's page, or none. */
export const isAway = (code: number): boolean => away.has(code);
