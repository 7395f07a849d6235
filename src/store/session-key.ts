/** The key of the session's record in local storage: product, server, `user`. */
export const sessionKey = (server: string): string => `porsa|${server}|user`;
